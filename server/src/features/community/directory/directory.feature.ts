import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { createBotGuildsStore } from './bot-guilds-store.ts';
import { createChannelReaders } from './channel-readers.ts';
import { createChannelWriters } from './channel-writers.ts';
import { createDeletedChannels, forgetOverwritesOf } from './deleted-channels.ts';
import { createGuildDirectory } from './guild-directory.ts';
import { recordBotGuilds } from './record-bot-guilds.listener.ts';
import { recordDeletedChannels } from './record-deleted-channels.listener.ts';
import { DIRECTORY_TABLES } from './tables.ts';
import { createThreads } from './threads.ts';
import { announceRightChanges } from './announce-right-changes.listener.ts';
import { createUserGuilds } from './user-guilds.ts';

type Needs = Pick<Frame, 'api' | 'userApi' | 'bus' | 'database'>;

/** Guilds and members as the platform reports them, and which guilds have the bot. */
export const directoryFeature = defineFeature({
  name: 'directory',
  tables: DIRECTORY_TABLES,
  open: ({ api, userApi, bus, database }: Needs) => {
    const botGuilds = createBotGuildsStore(database.db);
    const { caches, ...directory } = createGuildDirectory(api, bus);
    const userGuilds = createUserGuilds(userApi, bus);
    const deleted = createDeletedChannels(database.db);
    const threads = createThreads(api, bus);
    const channelReaders = createChannelReaders({ directory, threads, deleted });
    const channelWriters = createChannelWriters({ directory, threads });
    return {
      services: { directory, userGuilds, botGuilds, channelReaders, channelWriters },
      caches: { ...caches, userGuilds },
      guildIdsOf: botGuilds.ofShard,
      forgetPerson: (scope) => forgetOverwritesOf(database.db, scope),
      listeners: [...recordBotGuilds(botGuilds), ...announceRightChanges(), ...recordDeletedChannels(deleted)],
    };
  },
});
