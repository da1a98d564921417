/** How long one event may hold back what is kept of a session, in milliseconds; the platform replays only so much. */
const HELD_BACK_MS = 60_000;

/**
 * Up to which event of a session all were handled. Whoever goes on after a killed process begins there: events that were only
 * heard are lost with it, while one that comes twice is known by its rows and its nonces.
 */
export class HandledSequence {
  /** When each of those under way began, oldest first. */
  readonly #underWay = new Map<number, number>();

  /** An event is being handled until the promise is settled; it never rejects. */
  begin(sequence: number, handled: Promise<void>): void {
    this.#underWay.set(sequence, performance.now());
    void handled.finally(() => this.#underWay.delete(sequence));
  }

  /** @param latest The sequence of the last event that was heard. */
  upTo(latest: number): number {
    const longAgo = performance.now() - HELD_BACK_MS;
    for (const [sequence, beganAt] of this.#underWay) if (beganAt > longAgo) return Math.min(latest, sequence - 1);
    return latest;
  }
}
