import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { Logger } from 'pino';
import type { AuditLog, GuildDirectory, AuditEntry } from '../../../../community/index.ts';
import type { FeatureParts } from '../../../../feature.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import type { BotContext } from '../../../../../bot/bot-context.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';
import { type AuditPositions, createAuditPositions, rememberPositions } from './audit-positions.ts';
import { observe } from './observe.job.ts';
import { observeBans } from './observe-bans.listener.ts';
import { observeMembers } from './observe-members.listener.ts';
import { readBack } from './read-back.job.ts';
import { readBackOnStart } from './read-back.listener.ts';
import { recordEntryWith, type RecordEntry } from './record-entry.ts';
import { savePositions } from './save-positions.task.ts';

interface Needs {
  auditLog: AuditLog;
  directory: GuildDirectory;
  log: Logger;
}

type AuditReading = Pick<Required<FeatureParts>, 'jobs' | 'listeners' | 'memories' | 'botTasks'> & {
  positions: AuditPositions;
};

/** Turns what moderators and other bots do on the platform into cases. */
export function openAuditReading(deps: CaseJobDeps, { auditLog, directory, log }: Needs): AuditReading {
  const record = recordEntryWith(deps, directory);
  const positions = createAuditPositions(deps.db);
  auditLog.onEntry(handleAuditEntry(record, positions));
  return {
    positions,
    jobs: [observe(deps, directory), readBack(deps.db, record)],
    listeners: [readBackOnStart(positions), ...observeBans(deps), observeMembers(deps)],
    memories: [rememberPositions(positions)],
    botTasks: [({ ready }) => savePositions(positions, ready, log)],
  };
}

/** Entries older than this on arrival were delivered late, as after the bot was offline; in milliseconds. */
const LATE_MS = 5_000;

/** Turns actions of moderators and other bots into cases as soon as their audit log entries arrive. */
function handleAuditEntry(record: RecordEntry, positions: AuditPositions) {
  return (ctx: BotContext, { guild_id: guildId, ...entry }: AuditEntry): Promise<void> =>
    retryWithPauses(ctx.log, async () => {
      const isLate = Date.now() - createdAt(entry.id).getTime() > LATE_MS;
      await record(ctx, guildId, entry, { isLate });
      positions.advance(guildId, entry.id);
    });
}
