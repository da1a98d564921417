/** Something that is done once, after a while or before. */
export interface Delay {
  /** Does it at once, unless it was done. */
  now: () => void;
  /** Lets the while begin anew. */
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
