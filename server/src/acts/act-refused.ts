/** No other try would change it, for a reason of our own; the message is what people read. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}

/** It is too early for it, and nothing is wrong: it is taken up again after so many milliseconds. */
export class ActDeferred extends Error {
  override readonly name = 'ActDeferred';
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('not yet');
    this.delayMs = delayMs;
  }
}
