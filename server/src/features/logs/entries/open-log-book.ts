import { isLogged } from '@perigee/core/logs/is-logged';
import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { createBatcher } from '../../../database/batcher.ts';
import type { Events } from '../../../events/events.ts';
import type { AuditLog, Seal, AuditEntry } from '../../community/index.ts';
import type { MomentPairing } from '../pairing/pair-by-moment.ts';
import type { WaitingEntries } from '../pairing/waiting-entries.ts';
import { drawEntry, sizeOf } from '../drawing/draw-entry.ts';
import { DEFAULT_TEXT_MAX } from '../drawing/drawing.ts';
import type { LogDraft } from './draft.ts';
import { createEntryIds } from './entry-ids.ts';
import type { LogBook } from './log-book.ts';
import { type NewEntry, storeEntries } from './store-entries.ts';
import { withAuditEntry } from './with-audit-entry.ts';
import { retryWithPauses } from '../../../events/retry-with-pauses.ts';

interface LogBookDeps {
  events: Events;
  settings: SettingsCache;
  auditLog: AuditLog;
  waiting: WaitingEntries;
  pairing: Pick<MomentPairing, 'addEvent'>;
  seal: Seal;
  publicUrl: string;
  log: Logger;
}

/** Characters counted for an entry with a transcript, so that a message takes only two of them. */
const TRANSCRIPT_SIZE = 2_500;

/** Opens the log book. */
export function openLogBook(deps: LogBookDeps): LogBook {
  const { events, settings, auditLog, waiting, pairing, seal, publicUrl, log } = deps;
  const nextId = createEntryIds();
  const store = createBatcher(async (entries: readonly NewEntry[]) => {
    await events.transaction((tx) => storeEntries(tx, seal, entries));
    return entries.map(() => undefined);
  });

  const prepare = async (draft: LogDraft): Promise<NewEntry | null> => {
    const { guildId, event, who } = draft;
    const { logs, language } = await settings.get(guildId);
    const { channel: logChannelId } = logs.list[event];
    if (logChannelId === null || !isLogged(logs, event, [draft.channel?.id, ...(draft.within ?? [])])) return null;
    const match = 'by' in who ? null : who.match;
    const audit = match === null || match.moment === true ? null : auditLog.take(guildId, match);
    const entry = entryOfDraft(draft, nextId(draft.at ?? new Date()), audit);
    const view = { guildId, locale: language.interface, publicUrl, textMax: DEFAULT_TEXT_MAX };
    const { transcript = null, key = null, alongside = null } = draft;
    return {
      guildId,
      entry,
      logChannelId,
      size: Math.max(sizeOf(drawEntry(entry, view)), transcript === null ? 0 : TRANSCRIPT_SIZE),
      match: audit === null ? match : null,
      key,
      transcript: transcript && seal.seal(guildId, entry.id, transcript.toString('base64')),
      alongside,
    };
  };

  return {
    wants: async (guildId, event, channels = []) => isLogged((await settings.get(guildId)).logs, event, channels),

    async write(draft) {
      const prepared = await prepare(draft);
      if (prepared === null) return;
      const stored = retryWithPauses(log, () => store(prepared));
      const { guildId, entry, match } = prepared;
      if (match !== null) {
        const one = { guildId, id: entry.id, match, at: Date.parse(entry.at), stored };
        waiting.add(one);
        if (match.moment === true) pairing.addEvent(one);
      }
      await stored;
    },
  };
}

/** Converts a draft to an entry; `audit` is an audit log entry that arrived before it. @throws for invalid details. */
function entryOfDraft(draft: LogDraft, id: string, audit: AuditEntry | null): LogEntry {
  const { event, at, who, target, channel, details } = draft;
  const isTold = 'by' in who;
  const entry = z.parse(logEntry, {
    id,
    event,
    at: (at ?? new Date()).toISOString(),
    actor: isTold ? who.by : null,
    certainty: isTold ? (who.certainty ?? 'known') : who.otherwise,
    reason: who.reason ?? null,
    target,
    channel: channel && { id: channel.id, name: channel.name ?? null },
    details,
  });
  return audit === null ? entry : withAuditEntry(entry, audit);
}
