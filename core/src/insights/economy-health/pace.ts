const HOUR_MS = 60 * 60 * 1000;

/** Shortest realistic wait between two uses, in milliseconds, however short a cooldown is. */
export const SHORTEST_WAIT_MS = 60 * 1000;

/** How much one use earns, and how often it can be repeated. */
export interface Pay {
  min: number;
  max: number;
  /** In milliseconds. */
  cooldown: number;
}

/** The average pay of one use. */
export function meanOf({ min, max }: Pick<Pay, 'min' | 'max'>): number {
  return (min + max) / 2;
}

/** The shortest realistic wait after one use, in milliseconds. */
export function waitAfter({ cooldown }: Pick<Pay, 'cooldown'>): number {
  return Math.max(cooldown, SHORTEST_WAIT_MS);
}

/** The average hourly earnings of somebody who never misses a turn. */
export function hourlyPay(pay: Pay): number {
  return (meanOf(pay) * HOUR_MS) / waitAfter(pay);
}

/** The job with the best hourly pay; null where none pays. */
export function bestPaid<Job extends { salary: Pick<Pay, 'min' | 'max'>; cooldown: number }>(
  jobs: readonly Job[],
): { job: Job; hourly: number } | null {
  let best: { job: Job; hourly: number } | null = null;
  for (const job of jobs) {
    const hourly = hourlyPay({ ...job.salary, cooldown: job.cooldown });
    if (hourly > (best?.hourly ?? 0)) best = { job, hourly };
  }
  return best;
}

/** How many hours of earning a price takes; null where nothing is earned. */
export function hoursFor(price: number, hourly: number | null): number | null {
  return hourly === null || hourly <= 0 ? null : price / hourly;
}
