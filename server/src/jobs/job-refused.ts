/** The job is refused for a reason of our own, and a retry would not help; the message is shown to people. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/** Too early for the job, though nothing is wrong: it is tried again after `delayMs`. */
export class JobDeferred extends Error {
  override readonly name = 'JobDeferred';
  readonly delayMs: number;

  constructor(delayMs: number) {
    super('not yet');
    this.delayMs = delayMs;
  }
}
