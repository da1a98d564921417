import type { ClaimedJob } from './job-queue.ts';

/** Jobs one process performs at the same time, and the most of these for a single guild. */
const RUNNING_MAX = 50;
const SHARE_OF_GUILD = 10;

/** The jobs this process is performing. */
export interface RunningJobs {
  /** @param onEnd Called when its slot is free again. */
  add(job: ClaimedJob, done: Promise<void>, onEnd: () => void): void;
  ids(): string[];
  free(): number;
  /** Guilds at their share: a busy guild leaves room for others, since the platform may rate-limit it for long. */
  busyGuildIds(): string[];
  allOver(): Promise<unknown>;
}

export function createRunningJobs(): RunningJobs {
  const running = new Map<string, { guildId: string; done: Promise<void> }>();

  return {
    add({ id, guildId }, performed, onEnd) {
      const done = performed.then(() => {
        running.delete(id);
        onEnd();
      });
      running.set(id, { guildId, done });
    },
    ids: () => [...running.keys()],
    free: () => RUNNING_MAX - running.size,
    busyGuildIds() {
      const counts = new Map<string, number>();
      for (const { guildId } of running.values()) counts.set(guildId, (counts.get(guildId) ?? 0) + 1);
      return [...counts].flatMap(([guildId, count]) => (count >= SHARE_OF_GUILD ? [guildId] : []));
    },
    allOver: () => Promise.all([...running.values()].map(({ done }) => done)),
  };
}
