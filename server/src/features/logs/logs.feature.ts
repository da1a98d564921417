import { findRecentLogActions } from './find-recent-action.ts';
import { createRest } from '../../discord/rest.ts';
import { retryWithPauses } from '../../events/retry-with-pauses.ts';
import type { AuditLog, MessageArchive, ThreadParents, SettingsService } from '../community/index.ts';
import type { CaseStore } from '../moderation/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { forgetLogsOf } from './forget-person.ts';
import { doubtOf, handleLateEntry, type LateNews, nameLate, newsOf } from './audit/name-late.ts';
import { createMomentPairing } from './pairing/pair-by-moment.ts';
import { createWaitingEntries, type WaitingEntry } from './pairing/waiting-entries.ts';
import { amend } from './delivery/amend.job.ts';
import { createBatchStore } from './delivery/batch-store.ts';
import { deliver } from './delivery/deliver.job.ts';
import { openLogBook } from './entries/open-log-book.ts';
import { createBulkParts } from './messages/bulk-parts.ts';
import { logBulk, logDeleted } from './messages/log-deleted.ts';
import { logEdited } from './messages/log-edited.ts';
import { createOwnMessages } from './messages/own-messages.ts';
import { createUnkeptAuthors } from './messages/unkept-authors.ts';
import { createTranscriptFiles } from './messages/transcript-files.ts';
import { createTranscriptStore } from './messages/transcript-store.ts';
import { writeBulk } from './messages/write-bulk.job.ts';
import { followCases, logCase } from './moderation/log-case.job.ts';
import { createKnownRoles, rememberRoles } from './roles/known-roles.ts';
import { logRoles } from './roles/log-roles.ts';
import { type LogSiteNeeds, openLogSite } from './site/open-log-site.ts';
import { LOG_TABLES } from './tables.ts';
import { createLogWebhooks, webhookProblems } from './webhooks/log-webhooks.ts';
import { feedWebhooks, followWebhooks } from './webhooks/feed-webhooks.job.ts';
import { createWebhookStore } from './webhooks/webhook-store.ts';

interface Needs extends Pick<Frame, 'events' | 'log' | 'platform' | 'line' | 'botAccess'>, LogSiteNeeds {
  settings: SettingsService;
  auditLog: AuditLog;
  messageArchive: MessageArchive;
  threadParents: ThreadParents;
  cases: CaseStore;
}

/** What happens in guilds: stored, posted in log channels, and shown on the site. */
export const logsFeature = defineFeature({
  name: 'logs',
  tables: LOG_TABLES,
  open: (needs: Needs) => {
    const { events, log, config, settingsCache: settings, auditLog, directory, messageSeal: seal } = needs;
    const { messageArchive, threadParents, cases, platform, line, botAccess } = needs;
    const { db } = needs.database;
    const { publicUrl } = config;
    const waiting = createWaitingEntries();
    const tell = (entry: WaitingEntry, news: LateNews) =>
      retryWithPauses(log, () => nameLate({ events, seal }, entry, news));
    const pairing = createMomentPairing({
      waiting,
      name: (entry, audit) => tell(entry, newsOf(audit)),
      doubt: (entry, audit) => tell(entry, doubtOf(audit)),
    });
    const logBook = openLogBook({ events, settings, auditLog, waiting, pairing, seal, publicUrl, log });
    const batches = createBatchStore(db, seal);
    const webhookStore = createWebhookStore(db, seal);
    const webhooks = createLogWebhooks(webhookStore, directory);
    const transcriptStore = createTranscriptStore(db, seal);
    const transcripts = createTranscriptFiles(transcriptStore, directory);
    auditLog.onEntry(handleLateEntry({ events, seal, auditLog, waiting, pairing }));

    const own = createOwnMessages();
    const unkept = createUnkeptAuthors();
    const messageDeps = { logBook, messageArchive, threadParents, own, unkept, pairing };
    const bulk = createBulkParts(db, events);
    messageArchive.onEdit(logEdited(logBook));

    const knownRoles = createKnownRoles();
    return {
      ...openLogSite({ ...needs, transcripts: transcriptStore, webhooks }),
      services: { logBook },
      acted: findRecentLogActions(db, needs.channelReaders),
      problems: async (context) => webhookProblems(context, await webhookStore.lacking(context.guildId)),
      jobs: [
        deliver({ once: createRest(platform, line, { retries: 0 }, botAccess).api, batches, webhooks, transcripts }),
        amend({ batches, webhooks }),
        writeBulk({ ...messageDeps, db, bulk }),
        logCase(logBook, cases),
        feedWebhooks({ store: webhookStore, settings: needs.settings, directory }),
      ],
      listeners: [
        own.listener,
        unkept.listener,
        logDeleted(messageDeps),
        logBulk({ ...messageDeps, bulk }),
        ...logRoles(logBook, knownRoles),
      ],
      memories: [rememberRoles(knownRoles)],
      subscribers: [followCases(settings), followWebhooks],
      forgetPerson: (scope) => forgetLogsOf(db, scope),
    };
  },
});
