import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { TEST_THROTTLE_MS } from '@perigee/core/community/settings/test-throttle';
import { createThrottle } from '../../../throttle/throttle.ts';
import type { AuditLog, SettingsTrace } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { caseCommands, caseComponents } from './commands/case-commands.ts';
import { seedDemoCases } from './demo/seed-demo-cases.ts';
import { describePunishment } from './messages/describe-punishment.ts';
import { createNotifyMember } from './messages/notify-member.ts';
import { createPunishmentTests } from './messages/punishment-tests.ts';
import { moderationRoutes } from './messages/routes.ts';
import { applyCase } from './punishments/apply-case.job.ts';
import { applyMany } from './punishments/apply-many.job.ts';
import { createCaseReasons } from './punishments/reasons/case-reasons.ts';
import { openAuditReading } from './punishments/audit-log/open-audit-reading.ts';
import { releaseSoftban } from './punishments/bans/release-softban.job.ts';
import { createCaseWaiters } from './punishments/case-waiters.ts';
import { endCase } from './punishments/changes/end-case.job.ts';
import { moveMutes, moveMutesOnNewRole } from './punishments/mutes/move-mutes.job.ts';
import { remute } from './punishments/mutes/remute.job.ts';
import { remuteOnReturn } from './punishments/mutes/remute.listener.ts';
import { notifyOfWarn } from './punishments/notify-of-warn.job.ts';
import { createPunishments } from './punishments/open-punishments.ts';
import { reportModerationOrder } from './punishments/report-order.job.ts';
import type { Case } from './records/case-record.ts';
import { caseProblems, findRecentCaseActions } from './records/case-overview.ts';
import { createCaseStore } from './records/case-store.ts';
import { type CaseSiteNeeds, openCaseSite } from './site/open-case-site.ts';
import { CASE_TABLES } from './tables.ts';

interface Needs
  extends Pick<Frame, 'api' | 'redis' | 'config' | 'events' | 'log'>,
    Omit<CaseSiteNeeds, 'cases' | 'punishments'> {
  auditLog: AuditLog;
  settingsTrace: SettingsTrace;
}

/** Numbered cases: what was done to members, by whom and why; and the punishments that carry them out. */
export const casesFeature = defineFeature({
  name: 'cases',
  tables: CASE_TABLES,
  open: (needs: Needs) => {
    const { database, events, config, directory, settingsCache: settings, channelReaders } = needs;
    const { db } = database;
    const { cdnUrl } = config.addresses;
    const cases = createCaseStore(db);
    const waiters = createCaseWaiters();
    const punishments = createPunishments({ db, events, store: cases, settings, waiters });
    const describe = (stored: GuildSettings, found: Case) => describePunishment({ directory, cdnUrl }, stored, found);
    const reasons = createCaseReasons({ db, settings, settingsTrace: needs.settingsTrace, directory });
    const deps = { db, events, store: cases, notify: createNotifyMember(db, describe), reasons };
    const audit = openAuditReading(deps, needs);
    const commandDeps = { db, punishments, cases, channelReaders };
    const site = openCaseSite({ ...needs, cases, punishments });
    const throttle = createThrottle(needs.redis, TEST_THROTTLE_MS);
    const tests = createPunishmentTests({ api: needs.api, directory, settings, throttle, cdnUrl });
    return {
      services: { cases, punishments },
      commands: caseCommands(commandDeps),
      components: caseComponents(commandDeps),
      routes: [moderationRoutes(tests), ...site.routes],
      access: site.access,
      subscribers: [waiters.subscriber, moveMutesOnNewRole],
      jobs: [
        applyCase(deps),
        notifyOfWarn(deps, waiters),
        applyMany(deps),
        releaseSoftban(deps),
        endCase(deps, audit.positions),
        reportModerationOrder(cases),
        remute(deps),
        moveMutes(deps),
        ...audit.jobs,
      ],
      listeners: [remuteOnReturn(deps), ...audit.listeners],
      memories: audit.memories,
      botTasks: audit.botTasks,
      problems: caseProblems(db),
      acted: findRecentCaseActions(db),
      seedDemo: ({ members }) => seedDemoCases(db, members),
    };
  },
});
