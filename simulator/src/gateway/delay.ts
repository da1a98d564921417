/** A delayed action that runs once per start. */
export interface Delay {
  /** Runs it at once, if it is still pending. */
  now: () => void;
  /** Restarts the delay. */
  again: () => void;
  cancel: () => void;
}

export function createDelay(delayMs: number, act: () => void): Delay {
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    cancel();
    act();
  };
  const again = () => {
    cancel();
    timer = setTimeout(run, delayMs);
  };
  again();
  return { now: () => (timer === undefined ? undefined : run()), again, cancel };
}
