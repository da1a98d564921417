/** How long one event may hold back the stored sequence, in milliseconds; the platform's replay is limited. */
const HELD_BACK_MS = 60_000;

interface UnderWay {
  sequence: number;
  beganAt: number;
}

/**
 * The sequence up to which all events of a session were handled. After a crash the session is resumed there: events
 * that were merely received would be lost, whereas repeated ones are recognised by their rows, keys and nonces.
 */
export class HandledSequence {
  readonly #underWay = new Set<UnderWay>();

  /** Marks an event as being handled until the promise settles; it must never reject. */
  begin(sequence: number, handled: Promise<void>): void {
    const event = { sequence, beganAt: performance.now() };
    this.#underWay.add(event);
    void handled.finally(() => this.#underWay.delete(event));
  }

  /** A new session numbers its events from 1; those of the previous one cannot be replayed. */
  beginSession(): void {
    this.#underWay.clear();
  }

  /** @param latest Sequence of the last event received. */
  upTo(latest: number): number {
    const longAgo = performance.now() - HELD_BACK_MS;
    let handled = latest;
    for (const { sequence, beganAt } of this.#underWay) {
      if (beganAt > longAgo) handled = Math.min(handled, sequence - 1);
    }
    return handled;
  }
}
