import { setTimeout as sleep } from 'node:timers/promises';

/** What a contender tells the program that started it; CPU time for each message. */
export type ContenderNews =
  | { at: 'connected'; rssMb: number }
  | { at: 'finished'; eventsPerSecond: number; cpuUs: number };

/** Where the fake platform is, and how many of which events are to come. */
export interface ContestOptions {
  apiUrl: string;
  guilds: number;
  messages: number;
}

/** Counts what a contender saw, inside the contender's own process. */
export function joinContest({ guilds, messages }: ContestOptions) {
  let guildsSeen = 0;
  let messagesSeen = 0;
  let startedAt = 0;
  let startedCpu = process.cpuUsage();

  return {
    /** Tells that every guild is known. */
    connected: reportMemory,
    sawGuild(): void {
      guildsSeen += 1;
      if (guildsSeen === guilds) void reportMemory();
    },
    sawMessage(): void {
      if (messagesSeen === 0) [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
      messagesSeen += 1;
      if (messagesSeen !== messages) return;
      const { user, system } = process.cpuUsage(startedCpu);
      const eventsPerSecond = (messages / (performance.now() - startedAt)) * 1000;
      tell({ at: 'finished', eventsPerSecond, cpuUs: (user + system) / messages });
      messagesSeen = 0;
    },
  };
}

/** Resident memory once everything that can be let go is let go. */
async function reportMemory(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sleep(500);
    globalThis.gc?.();
  }
  await sleep(500);
  tell({ at: 'connected', rssMb: process.memoryUsage().rss / 1024 / 1024 });
}

function tell(news: ContenderNews): void {
  process.send?.(news);
}

/** Reads what the starting program passed on the command line. */
export function readContest(): ContestOptions {
  const [apiUrl = '', guilds, messages] = process.argv.slice(2);
  return { apiUrl, guilds: Number(guilds), messages: Number(messages) };
}
