import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { TEST_THROTTLE_MS } from '@perigee/core/community/settings/test-throttle';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { createThrottle } from '../../../../throttle/throttle.ts';
import type { AuditLog, GuildDirectory, MemberNames } from '../../../community/index.ts';
import { defineFeature } from '../../../feature.ts';
import type { Frame } from '../../../frame.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import { applyCase } from './apply-case.job.ts';
import { applyMany } from './apply-many.job.ts';
import { createAuditPositions } from './audit-log/audit-positions.ts';
import { handleAuditEntry } from './audit-log/handle-audit-entry.ts';
import { createPendingOrders } from './commands/pending-orders.ts';
import { orderComponents } from './commands/orders/order-components.ts';
import { punishCommands } from './commands/punish-commands.ts';
import { createCaseWaiters } from './case-waiters.ts';
import { describePunishment } from './messages/describe-punishment.ts';
import { endCase } from './changes/end-case.job.ts';
import { observe } from './audit-log/observe.job.ts';
import { observeBans } from './audit-log/observe-bans.listener.ts';
import { observeMembers } from './audit-log/observe-members.listener.ts';
import { rememberPositions } from './audit-log/positions-memory.ts';
import { createPunishments } from './open-punishments.ts';
import { createPunishmentTests } from './messages/punishment-tests.ts';
import { readBack } from './audit-log/read-back.job.ts';
import { readBackOnStart } from './audit-log/read-back.listener.ts';
import { recordEntryWith } from './audit-log/record-entry.ts';
import { releaseSoftban } from './bans/release-softban.job.ts';
import { remute } from './mutes/remute.job.ts';
import { remuteOnReturn } from './mutes/remute.listener.ts';
import { reportModerationOrder } from './report-order.job.ts';
import { moderationRoutes } from './messages/routes.ts';
import { savePositions } from './audit-log/save-positions.task.ts';
import { createNotifyMember } from './messages/notify-member.ts';
import { notifyOfWarn } from './notify-of-warn.job.ts';
import { MODERATION_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'api' | 'redis' | 'config' | 'database' | 'events' | 'log'> {
  cases: CaseStore;
  memberNames: MemberNames;
  auditLog: AuditLog;
  directory: GuildDirectory;
  settingsCache: SettingsCache;
}

/** Punishments, and the messages to members about them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  tables: MODERATION_TABLES,
  open: (needs: Needs) => {
    const { api, redis, config, directory, settingsCache, memberNames, cases: store } = needs;
    const { database, events, auditLog, log } = needs;
    const { db } = database;
    const { cdnUrl } = config.addresses;
    const punishmentTests = createPunishmentTests({
      api,
      directory,
      settings: settingsCache,
      throttle: createThrottle(redis, TEST_THROTTLE_MS),
      cdnUrl,
    });
    const waiters = createCaseWaiters();
    const describe = (settings: GuildSettings, found: Case) =>
      describePunishment({ directory, cdnUrl }, settings, found);
    const parts = { db, events, store, notify: createNotifyMember(db, describe) };
    const punishments = createPunishments({ db, events, store, settings: settingsCache, waiters });
    const commandParts = { punishments, cases: store, memberNames, pending: createPendingOrders(db) };
    const record = recordEntryWith(parts, directory);
    const positions = createAuditPositions(db);
    auditLog.onEntry(handleAuditEntry(record, positions));
    return {
      services: { punishments },
      commands: punishCommands(commandParts),
      components: orderComponents(commandParts),
      routes: [moderationRoutes(punishmentTests)],
      subscribers: [waiters.subscriber],
      jobs: [
        applyCase(parts),
        notifyOfWarn(parts, waiters),
        applyMany(parts),
        releaseSoftban(parts),
        endCase(parts, positions),
        reportModerationOrder(store),
        remute(store),
        observe(parts, directory),
        readBack(db, record),
      ],
      listeners: [remuteOnReturn(parts), readBackOnStart(positions), ...observeBans(parts), observeMembers(parts)],
      memories: [rememberPositions(positions)],
      botTasks: [({ ready }) => savePositions(positions, ready, log)],
    };
  },
});
