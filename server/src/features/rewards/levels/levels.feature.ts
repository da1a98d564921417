import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { repeat } from '../../../process/repeat.ts';
import { type Ledger, ledgerGauge, type RoleGrants, type Inventories } from '../../economy/index.ts';
import type { NoteActivity } from '../../insights/index.ts';
import type { GuildDirectory, SettingsService } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { DirectMessages } from '../../../bot/direct-messages/direct-messages.ts';
import { levelsCommand } from './commands/levels.command.ts';
import { followSettings } from './plan-store.ts';
import { createXpFollower, LEVEL_PROGRESS } from './follow-xp.ts';
import { createLevelProblems } from './level-problems.ts';
import { createLevelsService } from './levels-service.ts';
import { summariseLevelUps } from './messages/summarise-level-ups.job.ts';
import { announceLevel } from './messages/announce-level.job.ts';
import { giveBackRoles, retryRoles } from './roles/retry-roles.ts';
import { settleRoles } from './roles/settle-roles.ts';
import { watchRejoins } from './roles/watch-rejoins.listener.ts';
import { levelsRoutes } from './routes.ts';
import { LEVEL_TABLES } from './tables.ts';
import { applyChangeBatch } from './apply-change-batch.ts';
import { processQueue } from './process-queue.ts';

interface Needs extends Pick<Frame, 'database' | 'events' | 'log' | 'config'> {
  directory: GuildDirectory;
  settings: SettingsService;
  settingsCache: SettingsCache;
  ledger: Ledger;
  inventories: Inventories;
  roleGrants: RoleGrants;
  directMessages: DirectMessages;
  noteActivity: NoteActivity;
}

/** Time between two checks for queued members, in milliseconds. */
const PAUSE_MS = 1_000;

/** Levels from experience, and what they bring. */
export const levelsFeature = defineFeature({
  name: 'levels',
  tables: LEVEL_TABLES,
  open: (needs: Needs) => {
    const { database, events, log, config, directory, settings, settingsCache } = needs;
    const { ledger, inventories, roleGrants: grants, directMessages, noteActivity } = needs;
    const { db } = database;
    const problems = createLevelProblems(db);
    const levels = createLevelsService({ db, settings: settingsCache, directory, ledger });
    const xpFollower = createXpFollower(db);
    const queue = { db, events, settings: settingsCache, ledger, inventories, grants, directMessages, noteActivity };
    const rejoins = watchRejoins((guildId, userIds) => giveBackRoles({ events, grants }, guildId, userIds));
    const announcementDeps = { db, directory, directMessages, problems };
    const keepUp = (work: () => Promise<boolean>, failure: string) => () =>
      repeat({ work, pauseMs: PAUSE_MS, log, failure });

    return {
      services: { levels, xpFollower },
      problems: ({ guildId, settings: stored }) => problems.list(guildId, stored),
      routes: [levelsRoutes(levels)],
      commands: [levelsCommand(levels)],
      listeners: [rejoins.listener],
      jobs: [announceLevel({ ...announcementDeps, cdnUrl: config.addresses.cdnUrl }), summariseLevelUps(db)],
      subscribers: [followSettings(settings), ...settleRoles(grants)],
      tasks: [
        () => xpFollower.run(log),
        keepUp(() => processQueue(queue), 'failed to process level queue'),
        keepUp(() => applyChangeBatch({ db, events, grants }), 'failed to apply level change, retrying'),
        keepUp(() => retryRoles({ db, events, grants }), 'failed to retry level roles'),
        () => rejoins.drain,
      ],
      gauges: [ledgerGauge(db, 'levels', LEVEL_PROGRESS)],
    };
  },
});
