import { setTimeout as sleep } from 'node:timers/promises';

/** Messages from a contender to the bench that started it; CPU time per message. */
export type ContenderReport =
  | { at: 'connected'; rssMb: number }
  | { at: 'finished'; eventsPerSecond: number; cpuUs: number };

/** The fake platform's URL, and how many events of each kind to expect. */
export interface ContestOptions {
  apiUrl: string;
  guilds: number;
  messages: number;
}

/** Counts the events a contender received, inside the contender's process. */
export function joinContest({ guilds, messages }: ContestOptions) {
  let guildCount = 0;
  let messageCount = 0;
  let startedAt = 0;
  let startedCpu = process.cpuUsage();

  return {
    /** Reports that every guild is known. */
    connected: reportMemory,
    countGuild(): void {
      guildCount += 1;
      if (guildCount === guilds) void reportMemory();
    },
    countMessage(): void {
      if (messageCount === 0) [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
      messageCount += 1;
      if (messageCount !== messages) return;
      const { user, system } = process.cpuUsage(startedCpu);
      const eventsPerSecond = (messages / (performance.now() - startedAt)) * 1000;
      report({ at: 'finished', eventsPerSecond, cpuUs: (user + system) / messages });
      messageCount = 0;
    },
  };
}

/** Reports the resident memory after garbage collection. */
async function reportMemory(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sleep(500);
    globalThis.gc?.();
  }
  await sleep(500);
  report({ at: 'connected', rssMb: process.memoryUsage().rss / 1024 / 1024 });
}

function report(message: ContenderReport): void {
  process.send?.(message);
}

/** Reads the command line arguments from the bench. */
export function readContest(): ContestOptions {
  const [apiUrl = '', guilds, messages] = process.argv.slice(2);
  return { apiUrl, guilds: Number(guilds), messages: Number(messages) };
}
