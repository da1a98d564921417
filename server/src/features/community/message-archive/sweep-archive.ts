import { archiveNeed } from '@perigee/core/community/message-archive/need';
import type { Logger } from 'pino';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Db } from '../../../database/database.ts';
import { repeat } from '../../../process/repeat.ts';
import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import type { ArchivedGuilds } from './archived-guilds.ts';
import type { MessageDays } from './message-days.ts';
import type { Seal } from './blocks/seal.ts';
import { sweepGuild } from './sweep-guild.ts';

/** Pauses between checks for due guilds and for expired partitions, in milliseconds. */
const GUILDS_PAUSE_MS = 2_000;
const DAYS_PAUSE_MS = 10 * 60_000;

/** Guilds swept per check. */
const GUILDS = 20;

interface SweepDeps {
  db: Db;
  seal: Seal;
  days: MessageDays;
  guilds: ArchivedGuilds;
  botGuilds: Pick<BotGuildsStore, 'among'>;
  settings: SettingsCache;
  log: Logger;
}

/** Removes messages that have expired or are no longer needed. */
export interface Sweep {
  /** Removes all messages of a guild immediately. */
  forgetGuild(guildId: string): Promise<void>;
  /** Runs periodically, in any number of processes. Returns a function that stops it. */
  start(): () => Promise<void>;
}

export function createSweep({ db, seal, days, guilds, botGuilds, settings, log }: SweepDeps): Sweep {
  const forgetGuild = async (guildId: string) => {
    await sweepGuild(db, seal, guildId, null, Date.now());
    await guilds.remove(guildId);
  };

  const sweepDue = async () => {
    const due = await guilds.claimDue(GUILDS);
    const present = await botGuilds.among(due);
    for (const guildId of due) {
      // Also covers guilds that removed the bot while no process was running.
      if (!present.has(guildId)) await forgetGuild(guildId);
      else await sweepGuild(db, seal, guildId, archiveNeed(await settings.get(guildId)), Date.now());
    }
    return due.length === GUILDS;
  };

  const keepDays = async () => {
    await days.ensureTomorrow();
    await days.dropOld();
    return false;
  };

  const failure = 'failed to delete expired messages, retrying';
  return {
    forgetGuild,
    start() {
      const stops = [
        repeat({ work: sweepDue, pauseMs: GUILDS_PAUSE_MS, log, failure }),
        repeat({ work: keepDays, pauseMs: DAYS_PAUSE_MS, log, failure }),
      ];
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
  };
}
