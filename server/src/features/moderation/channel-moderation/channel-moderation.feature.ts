import type { GuildDirectory } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { clearCommand } from './clear/clear.command.ts';
import { clearComponents } from './clear/clear-components.ts';
import { createClearingStore } from './clear/clearing-store.ts';
import { runClearing } from './clear/run-clearing.job.ts';
import { reportCleared } from './clear/report-cleared.job.ts';
import { lockOneOfMany } from './lock/lock-channel.job.ts';
import { createLockStore } from './lock/lock-store.ts';
import { lockCommand } from './lock/lock.command.ts';
import { unlockCommand } from './lock/unlock.command.ts';
import { nickCommand } from './nick.command.ts';
import { slowmodeCommand } from './slowmode.command.ts';
import { CHANNEL_MODERATION_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database' | 'events'> {
  directory: GuildDirectory;
}

/** Moderation of channels: clear, slow down, lock. Also nicknames. */
export const channelModerationFeature = defineFeature({
  name: 'channel-moderation',
  tables: CHANNEL_MODERATION_TABLES,
  open: ({ database: { db }, events, directory }: Needs) => {
    const clearings = createClearingStore(db, events);
    const locks = createLockStore(db);
    const locking = { db, events, locks };
    return {
      commands: [clearCommand(clearings), slowmodeCommand, lockCommand(locking), unlockCommand(locking), nickCommand],
      components: clearComponents(clearings),
      jobs: [runClearing(clearings, directory), reportCleared(clearings), lockOneOfMany(locks)],
    };
  },
});
