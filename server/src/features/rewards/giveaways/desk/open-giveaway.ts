import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { enqueueJobs, newJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { endGiveawayJob, postGiveawayJob } from '../giveaway-jobs.ts';
import { type GiveawayRecord, giveawaySubjectOf } from '../record.ts';
import { invalid } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { type Payer, setAside } from './stake.ts';

/**
 * Opens a draft: sets its money aside, draws and seals its seed, and schedules the post and the end. The caller holds
 * its lock.
 * @throws AppError where it cannot be opened; the transaction has to be rolled back then.
 */
export async function openGiveaway(
  deps: Pick<GiveawayDeps, 'ledger' | 'seeds'>,
  tx: DbTransaction,
  draft: GiveawayRecord,
  payer: Payer,
): Promise<void> {
  const { guildId, id } = draft;
  const openedAt = new Date();
  const endsAt = draft.durationMs === null ? draft.endsAt : new Date(openedAt.getTime() + draft.durationMs);
  if (endsAt === null || endsAt <= openedAt) throw invalid(makeIssue('endsAt', 'giveaway_endPast'));
  const revision = draft.revision + 1;
  await setAside(deps, tx, { ...draft, revision }, payer);
  const { sealedSeed, commitment } = deps.seeds.make(guildId, openedAt);
  await giveawayStore.change(tx, draft, {
    state: 'running',
    revision,
    opened_at: openedAt,
    ends_at: endsAt,
    duration_ms: null,
    sealed_seed: sealedSeed,
    commitment,
    problem: null,
  });
  const subject = giveawaySubjectOf(draft);
  const key = `${id} ${revision}`;
  await enqueueJobs(tx, [
    newJob(postGiveawayJob, { guildId, key, subject, payload: { id, revision } }),
    newJob(endGiveawayJob, { guildId, key, subject, payload: { id, revision }, at: endsAt }),
  ]);
}

/**
 * Refuses a giveaway at or above the limit; running ones go on even where a boost ended.
 * @param before how many of the guild's unfinished giveaways come before this one.
 */
export function requireRoom(before: number, boost: boolean): void {
  const max = limitOf('giveaways', boost);
  if (before < max) return;
  const issues = [makeIssue('', 'giveawaysLimitReached', { max })];
  throw new AppError('conflict', 'Giveaways limit reached', { issues });
}
