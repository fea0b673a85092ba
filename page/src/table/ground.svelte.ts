// What a play screen lies on: its elements, for motion, and its size, for everything that must fit. Lengths are CSS pixels.

export class Ground {
  root = $state<HTMLElement>();
  /** Over everything: where cards fly. */
  layer = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
}
