// One table's WebSocket: it reconnects by itself, and every message sent gets its answer.
import type { ClientMessage, DoneMessage, HintMessage, RefusedMessage, ServerMessage } from "./wire";

export type Status = "connecting" | "open" | "lost" | "closed";

/** `lost`: the connection broke after sending, so only the next state tells what became of it. */
export type Answer = DoneMessage | HintMessage | RefusedMessage | { type: "lost" };

interface Heard {
  table: Extract<ServerMessage, { type: "table" }>;
  state: Extract<ServerMessage, { type: "state" }>;
  said: Extract<ServerMessage, { type: "said" }>;
  error: Extract<ServerMessage, { type: "error" }>;
  status: Status;
}

type Listener<T> = (message: T) => void;

interface Pending {
  text: string;
  sent: boolean;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

export class Socket {
  #address: string;
  #connection: WebSocket | null = null;
  #listeners = new Map<string, Set<Listener<never>>>();
  #pending = new Map<number, Pending>();
  #ref = 0;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #status: Status = "connecting";

  constructor(address: string) {
    this.#address = address;
    this.#connect();
  }

  get status(): Status {
    return this.#status;
  }

  /** Listen to one kind of message; the result stops listening. */
  on<K extends keyof Heard>(kind: K, listener: Listener<Heard[K]>): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners);
    listeners.add(listener as Listener<never>);
    return () => listeners.delete(listener as Listener<never>);
  }

  /** Sent at once, or as soon as there is a connection. Never rejects. */
  send(message: ClientMessage): Promise<Answer> {
    if (this.#status === "closed") return Promise.resolve({ type: "lost" });
    const ref = ++this.#ref;
    return new Promise((settle) => {
      const pending = { text: JSON.stringify({ ...message, ref }), sent: false, settle };
      this.#pending.set(ref, pending);
      if (this.#status === "open") this.#post(pending);
    });
  }

  close(): void {
    this.#set("closed");
    clearTimeout(this.#timer);
    this.#connection?.close();
    for (const [ref] of this.#pending) this.#settle(ref, { type: "lost" });
  }

  #connect(): void {
    const connection = new WebSocket(this.#address);
    this.#connection = connection;
    connection.onopen = () => {
      this.#wait = FIRST_WAIT_MS;
      this.#set("open");
      for (const pending of this.#pending.values()) this.#post(pending);
    };
    connection.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    connection.onclose = () => this.#lose();
  }

  #lose(): void {
    if (this.#status === "closed") return;
    this.#set("lost");
    for (const [ref, pending] of this.#pending) if (pending.sent) this.#settle(ref, { type: "lost" });
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #post(pending: Pending): void {
    pending.sent = true;
    this.#connection?.send(pending.text);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "done" || message.type === "hint" || message.type === "refused") this.#settle(message.ref, message);
    else this.#tell(message.type, message);
  }

  #settle(ref: number, answer: Answer): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.settle(answer);
  }

  #set(status: Status): void {
    this.#status = status;
    this.#tell("status", status);
  }

  #tell(kind: string, message: unknown): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(message as never);
  }
}

export function tableAddress(code: string): string {
  return `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(code)}`;
}
