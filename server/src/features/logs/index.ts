import { LOG_KEPT_MS } from '@perigee/core/logs/limits';
import { TEST_THROTTLE_MS } from '@perigee/core/settings/test-throttle';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { keepTrying } from '../../events/keep-trying.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { CaseStore } from '../cases/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { MemberNames } from '../members/index.ts';
import type { MessageArchive, Seal, ThreadParents } from '../message-archive/index.ts';
import { hearLateEntry } from './audit/hear-late-entry.ts';
import { nameLate } from './audit/name-late.ts';
import { createDeletionRecount } from './audit/recount-deletions.ts';
import { createWaitingEntries } from './audit/waiting-entries.ts';
import { amend } from './delivery/amend.act.ts';
import { createBatchStore } from './delivery/batch-store.ts';
import { deliver } from './delivery/deliver.act.ts';
import { openLogBook } from './entries/open-log-book.ts';
import { logBulk } from './messages/log-bulk.ts';
import { logDeleted } from './messages/log-deleted.ts';
import { logEdited } from './messages/log-edited.ts';
import { createOwnMessages } from './messages/own-messages.ts';
import { createTranscriptFiles } from './messages/transcript-files.ts';
import { createTranscriptStore } from './messages/transcript-store.ts';
import { followCases, logCase } from './moderation/case-logged.act.ts';
import { logRoles } from './roles/log-roles.ts';
import type { SettingsService } from '../settings/index.ts';
import { createEntryReader } from './site/entry-reader.ts';
import { createLogExamples } from './site/log-examples.ts';
import { logRoutes } from './site/log-routes.ts';
import { createLogWebhooks } from './webhooks/log-webhooks.ts';
import { feedWebhooks, followWebhooks } from './webhooks/feed-webhooks.act.ts';
import { createWebhookStore } from './webhooks/webhook-store.ts';

export type { LogDraft, Who } from './entries/draft.ts';
export type { LogBook } from './entries/log-book.ts';

interface Needs extends Pick<Frame, 'api' | 'redis' | 'events' | 'log' | 'database' | 'config'> {
  settingsCache: SettingsCache;
  settings: SettingsService;
  auditLog: AuditLog;
  directory: GuildDirectory;
  messageSeal: Seal;
  messageArchive: MessageArchive;
  threadParents: ThreadParents;
  cases: CaseStore;
  memberNames: MemberNames;
}

/** What happens on servers, written down, posted in their log channels, and shown on the site. */
export const logsFeature = defineFeature({
  name: 'logs',
  open: (needs: Needs) => {
    const { events, log, config, settingsCache: settings, auditLog, directory, messageSeal: seal } = needs;
    const { messageArchive, threadParents, cases, memberNames, api, redis } = needs;
    const { db } = needs.database;
    const { publicUrl, addresses } = config;
    const waiting = createWaitingEntries();
    const logBook = openLogBook({ events, settings, auditLog, waiting, seal, publicUrl, log });
    const batches = createBatchStore(db, seal);
    const webhookStore = createWebhookStore(db, seal);
    const webhooks = createLogWebhooks(webhookStore, directory);
    const transcriptStore = createTranscriptStore(db, seal);
    const transcripts = createTranscriptFiles(transcriptStore);
    const recount = createDeletionRecount({
      waiting,
      name: (entry, audit) => keepTrying(log, () => nameLate({ events, seal }, entry, audit)),
    });
    auditLog.onEntry(hearLateEntry({ events, seal, auditLog, waiting, recount }));

    const own = createOwnMessages();
    const messageParts = { logBook, messageArchive, threadParents, own, recount };
    const bulk = logBulk(messageParts);
    messageArchive.onEdit(logEdited(logBook));

    const examples = createLogExamples({
      api,
      directory,
      settings,
      webhooks,
      throttle: createThrottle(redis, TEST_THROTTLE_MS),
      publicUrl,
      cdnUrl: addresses.cdnUrl,
    });
    const reader = createEntryReader({ db, seal, directory, memberNames });

    return {
      routes: [logRoutes({ db, seal, settings, reader, transcripts: transcriptStore, examples })],
      services: { logBook, logWebhookProblems: webhookStore.lacking },
      acts: [
        deliver({ batches, webhooks, transcripts }),
        amend({ batches, webhooks }),
        logCase(logBook, cases),
        feedWebhooks({ store: webhookStore, settings: needs.settings, directory }),
      ],
      listeners: [own.listener, logDeleted(messageParts), bulk.listener, ...logRoles(logBook)],
      subscribers: [followCases(settings), followWebhooks],
      botTasks: [() => bulk.flush],
      personalData: { log_entries: ['by_id', 'member_id'] },
      retention: [
        { table: 'log_entries', since: 'at', keepMs: LOG_KEPT_MS },
        { table: 'log_transcripts', since: 'made_at', keepMs: LOG_KEPT_MS },
        { table: 'log_batches', since: 'made_at', keepMs: LOG_KEPT_MS },
      ],
    };
  },
});
