const TICK_MS = 250;

interface Tick {
  calls: Set<() => void>;
  timer: NodeJS.Timeout;
}

/** By number, counted from the start of the process. */
const ticks = new Map<number, Tick>();

/**
 * Calls back at the tick nearest to the end of a pause in milliseconds; after the pause itself, if it is shorter than a
 * tick. What is due at the same tick runs together: waking an idle process costs more than most of what is then done,
 * and looks into the database share a statement (`existsRow`). Returns a function that cancels the call.
 */
export function scheduleOnTick(pauseMs: number, call: () => void): () => void {
  if (pauseMs < TICK_MS) {
    const timer = setTimeout(call, pauseMs);
    return () => clearTimeout(timer);
  }
  const number = Math.round((performance.now() + pauseMs) / TICK_MS);
  const tick = ticks.get(number) ?? beginTick(number);
  tick.calls.add(call);
  return () => {
    tick.calls.delete(call);
    if (tick.calls.size > 0 || ticks.get(number) !== tick) return;
    ticks.delete(number);
    clearTimeout(tick.timer);
  };
}

function beginTick(number: number): Tick {
  const calls = new Set<() => void>();
  const run = () => {
    ticks.delete(number);
    for (const call of calls) call();
  };
  const tick = { calls, timer: setTimeout(run, number * TICK_MS - performance.now()) };
  ticks.set(number, tick);
  return tick;
}
