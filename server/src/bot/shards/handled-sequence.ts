/** How long one event may hold back what is kept of a session, in milliseconds; the platform replays only so much. */
const HELD_BACK_MS = 60_000;

interface UnderWay {
  sequence: number;
  beganAt: number;
}

/**
 * Up to which event of a session all were handled. Whoever goes on after a killed process begins there: events that were only
 * heard are lost with it, while one that comes twice is known by its rows, keys and nonces.
 */
export class HandledSequence {
  readonly #underWay = new Set<UnderWay>();

  /** An event is being handled until the promise is settled; it never rejects. */
  begin(sequence: number, handled: Promise<void>): void {
    const event = { sequence, beganAt: performance.now() };
    this.#underWay.add(event);
    void handled.finally(() => this.#underWay.delete(event));
  }

  /** A new session numbers its events from 1 on: those of the one before can not be told again. */
  beginSession(): void {
    this.#underWay.clear();
  }

  /** @param latest The sequence of the last event that was heard. */
  upTo(latest: number): number {
    const longAgo = performance.now() - HELD_BACK_MS;
    let handled = latest;
    for (const { sequence, beganAt } of this.#underWay) {
      if (beganAt > longAgo) handled = Math.min(handled, sequence - 1);
    }
    return handled;
  }
}
