const HOUR_MS = 60 * 60 * 1000;

/** Nobody comes back faster than this, in milliseconds, however short a cooldown is. */
export const SHORTEST_WAIT_MS = 60 * 1000;

/** What is earned at once, and how often. */
export interface Pay {
  min: number;
  max: number;
  /** In milliseconds. */
  cooldown: number;
}

/** What is paid on average. */
export function meanOf({ min, max }: Pick<Pay, 'min' | 'max'>): number {
  return (min + max) / 2;
}

/** How long somebody waits who is quick, in milliseconds. */
export function waitAfter({ cooldown }: Pick<Pay, 'cooldown'>): number {
  return Math.max(cooldown, SHORTEST_WAIT_MS);
}

/** What somebody earns in an hour on average who never misses a turn. */
export function hourlyPay(pay: Pay): number {
  return (meanOf(pay) * HOUR_MS) / waitAfter(pay);
}

/** The best paid by the hour; null where none pays. */
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

/** How many hours a price takes; null where nothing is earned. */
export function hoursFor(price: number, hourly: number | null): number | null {
  return hourly === null || hourly <= 0 ? null : price / hourly;
}
