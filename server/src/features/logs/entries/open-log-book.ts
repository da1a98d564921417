import { isWanted } from '@perigee/core/logs/is-wanted';
import type { Logger } from 'pino';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { coalesce } from '../../../database/coalesce.ts';
import type { Events } from '../../../events/events.ts';
import type { LogDraft } from './draft.ts';
import { createEntryIds } from './entry-ids.ts';
import type { LogBook } from './log-book.ts';
import { insertEntries, rowOf } from './write-entries.ts';

interface LogBookParts {
  events: Events;
  settings: SettingsCache;
  log: Logger;
}

export function openLogBook({ events, settings }: LogBookParts): LogBook {
  const nextId = createEntryIds();
  const store = coalesce(async (drafts: readonly LogDraft[]) => {
    const rows = drafts.map((draft) => rowOf(draft, nextId(draft.at ?? new Date())));
    await events.transaction((tx) => insertEntries(tx, rows));
    return drafts.map(() => undefined);
  });

  return {
    wants: async (guildId, event, place = []) => isWanted((await settings.get(guildId)).logs, event, place),

    async write(draft) {
      const { logs } = await settings.get(draft.guildId);
      if (isWanted(logs, draft.event, [draft.channel?.id, ...(draft.within ?? [])])) await store(draft);
    },
  };
}
