// The messages between page and server: the mirror of kozyr/web/wire.py.
export * from "./wire/http";
export * from "./wire/messages";
export * from "./wire/replay";
export * from "./wire/review";
export * from "./wire/views";
