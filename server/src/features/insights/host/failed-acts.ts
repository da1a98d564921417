import { FAILED_ACTS_A_PAGE } from '@perigee/core/insights/host/endpoints';
import type { FailedAct } from '@perigee/core/insights/host/schema';
import * as z from 'zod/mini';
import { newAct, retryActs } from '../../../acts/acts.ts';
import { type FailedActPlace, holdAct, listFailedActs } from '../../../acts/failed-acts.ts';
import type { ActState } from '../../../acts/tables.ts';
import type { Act } from '../../../bot/define-act.ts';
import type { Db } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Events } from '../../../events/events.ts';
import { recordHostAction } from './host-log.ts';

/** All kinds of acts, known once all features are open. */
type Kinds = () => readonly Act[];

/** Whether a retry does what the first attempt should have done, without repeating what was compensated for since. */
export function canRetry(acts: readonly Act[], name: string): boolean {
  const act = acts.find((each) => each.name === name);
  return act !== undefined && (act.settle === undefined || act.isRepeatable === true);
}

/** Acts the bot gave up on, newest first. `before` is `next` of the previous page. */
export async function listFailed(db: Db, kinds: Kinds, before: string | undefined) {
  const rows = await listFailedActs(db, readPlace(before), FAILED_ACTS_A_PAGE + 1);
  const acts = rows.slice(0, FAILED_ACTS_A_PAGE).map((row): FailedAct => {
    const { guildId, id, name, attempts, problem } = row;
    const failedAt = row.failedAt?.toISOString() ?? '';
    return { guildId, id, name, attempts, problem, failedAt, canRetry: canRetry(kinds(), name) };
  });
  const last = rows.length > acts.length ? rows[acts.length - 1] : undefined;
  return { acts, next: last === undefined ? null : `${last.micros} ${last.id}` };
}

const placeSchema = z.tuple([z.string().check(z.regex(/^\d{1,18}$/)), z.guid()]);

function readPlace(before: string | undefined): FailedActPlace | null {
  if (before === undefined) return null;
  const read = z.safeParse(placeSchema, before.split(' '));
  if (!read.success) throw new AppError('invalid', 'Invalid list position');
  const [micros, id] = read.data;
  return { micros, id };
}

interface Retry {
  guildId: string;
  id: string;
  byId: string;
}

/**
 * Retries an act that was given up, now. Any other act stays as it is; returns its state.
 * @throws AppError `notFound`, or `conflict` where its failure was already compensated for.
 */
export async function retryFailed(events: Events, kinds: Kinds, { guildId, id, byId }: Retry): Promise<ActState> {
  return events.transaction(async (tx) => {
    const act = await holdAct(tx, { guildId, id });
    if (act === null) throw new AppError('notFound', 'No such job, or it has been deleted');
    if (act.state !== 'failed') return act.state;
    if (!canRetry(kinds(), act.name)) throw new AppError('conflict', 'Its failure has already been handled');
    const { name, key, subject, payload } = act;
    await retryActs(tx, [newAct({ name, payload: z.unknown() }, { guildId, key, subject, payload })]);
    await recordHostAction(tx, { byId, deed: 'retryAct', subject: name, detail: `${guildId}/${id}` });
    return 'waiting';
  });
}
