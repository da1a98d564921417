import { settingsSaved } from '@perigee/core/community/settings/events';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { defineSubscriber } from '../../../events/define-subscriber.ts';
import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { openArchiveKey } from './archive-key.ts';
import { createArchiveStore } from './archive-store.ts';
import { createArchivedGuilds, makeDue } from './archived-guilds.ts';
import { createEditWatch } from './edit-watch.ts';
import { forgetMessagesOf } from './forget-person.ts';
import { findArchived } from './find-archived.ts';
import { archiveMessages } from './archive-messages.listener.ts';
import { createMessageArchive } from './message-archive.ts';
import { createMessageDays } from './message-days.ts';
import { createSeal } from './blocks/seal.ts';
import { createSweep } from './sweep-archive.ts';
import { MESSAGE_ARCHIVE_TABLES } from './tables.ts';
import { createThreadParents } from './thread-parents.ts';
import { createWriteBuffer } from './write-buffer.ts';

interface Needs extends Pick<Frame, 'database' | 'config' | 'log'> {
  settingsCache: SettingsCache;
  botGuilds: BotGuildsStore;
}

/** Settings sections that determine which messages are stored. */
const DECIDING: ReadonlySet<string> = new Set(['logs', 'messageArchive', 'automodReplay']);

/** Stores messages for a limited time, for the logs and for testing automod rules against them. */
export const messageArchiveFeature = defineFeature({
  name: 'messageArchive',
  tables: MESSAGE_ARCHIVE_TABLES,
  open: ({ database: { db }, config, log, settingsCache: settings, botGuilds }: Needs) => {
    const days = createMessageDays(db);
    const guilds = createArchivedGuilds(db);
    const seal = createSeal(openArchiveKey(config));
    const store = createArchiveStore(db, days, seal);
    const buffer = createWriteBuffer({
      log,
      write: async (batch) => {
        await guilds.note(batch.flatMap(({ message }) => message?.guildId ?? []));
        await store.write(batch);
      },
    });
    const edits = createEditWatch(async (guildId, id) => {
      const [stored] = await findArchived({ store, buffer }, guildId, [id]);
      return stored?.message ?? null;
    });
    const sweep = createSweep({ db, seal, days, guilds, botGuilds, settings, log });
    const threads = createThreadParents();
    const forgetGuild = async (guildId: string) => {
      buffer.forget((item) => (item.message ?? item).guildId === guildId);
      await buffer.flush();
      await sweep.forgetGuild(guildId);
    };

    return {
      services: {
        messageArchive: createMessageArchive({ store, buffer, settings, edits }),
        threadParents: threads,
        messageSeal: seal,
      },
      listeners: [...threads.listeners, ...archiveMessages({ buffer, threads, edits, forgetGuild })],
      subscribers: [
        defineSubscriber(settingsSaved, {
          async inTransaction(tx, { guildId, section }) {
            if (DECIDING.has(section)) await makeDue(tx, guildId);
          },
        }),
      ],
      tasks: [sweep.start, () => buffer.close],
      forgetPerson: (scope) => forgetMessagesOf(db, seal, buffer, scope),
    };
  },
});
