/** A delayed action that runs once per start. */
export interface Delay {
  /** Runs it at once, if it is still pending. */
  now: () => void;
  /** Restarts the delay. */
  again: () => void;
  cancel: () => void;
}

/** After the delay, what has arrived by then is read before it acts: the process may have stood still. */
export function createDelay(delayMs: number, action: () => void): Delay {
  let timer: NodeJS.Timeout | undefined;
  let afterReading: NodeJS.Immediate | undefined;
  const cancel = () => {
    clearTimeout(timer);
    clearImmediate(afterReading);
    timer = undefined;
  };
  const run = () => {
    cancel();
    action();
  };
  const again = () => {
    cancel();
    timer = setTimeout(() => (afterReading = setImmediate(run)), delayMs);
  };
  again();
  return { now: () => (timer === undefined ? undefined : run()), again, cancel };
}
