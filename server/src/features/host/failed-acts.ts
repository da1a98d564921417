import { FAILED_ACTS_A_PAGE } from '@perigee/core/host/endpoints';
import type { FailedAct } from '@perigee/core/host/schema';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { newAct, retryActs } from '../../acts/acts.ts';
import type { ActState } from '../../acts/tables.ts';
import type { Act } from '../../bot/define-act.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Events } from '../../events/events.ts';
import { noteDeed } from './host-log.ts';

/** All kinds of acts, known once all features are open. */
type Kinds = () => readonly Act[];

/** Whether a retry does what the first attempt should have done, without repeating what was compensated for since. */
export function canRetry(acts: readonly Act[], name: string): boolean {
  const act = acts.find((each) => each.name === name);
  return act !== undefined && (act.settle === undefined || act.isRepeatable === true);
}

/** Acts the bot gave up on, newest first. `before` is `next` of the previous page. */
export async function listFailed(db: Db, kinds: Kinds, before: string | undefined) {
  const place = readPlace(before);
  const rows = await db
    .selectFrom('acts')
    .select(['guild_id', 'id', 'name', 'finished_at', 'attempts', 'problem'])
    .select(sql<string>`(extract(epoch from finished_at) * 1000000)::bigint`.as('micros'))
    .where('state', '=', 'failed')
    .where('finished_at', 'is not', null)
    .$if(place !== null, (query) =>
      query.where(
        sql<boolean>`(finished_at, id) < ('epoch'::timestamptz + ${place?.micros}::bigint * interval '1 microsecond', ${place?.id}::uuid)`,
      ),
    )
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FAILED_ACTS_A_PAGE + 1)
    .execute();
  const acts = rows.slice(0, FAILED_ACTS_A_PAGE).map((row): FailedAct => {
    const { guild_id: guildId, id, name, attempts, problem } = row;
    const failedAt = row.finished_at?.toISOString() ?? '';
    return { guildId, id, name, attempts, problem, failedAt, canRetry: canRetry(kinds(), name) };
  });
  const last = rows.length > acts.length ? rows[acts.length - 1] : undefined;
  return { acts, next: last === undefined ? null : `${last.micros} ${last.id}` };
}

const placeSchema = z.tuple([z.string().check(z.regex(/^\d{1,18}$/)), z.guid()]);

function readPlace(before: string | undefined): { micros: string; id: string } | null {
  if (before === undefined) return null;
  const read = z.safeParse(placeSchema, before.split(' '));
  if (!read.success) throw new AppError('invalid', 'There is no such place in the list');
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
    const act = await tx
      .selectFrom('acts')
      .select(['name', 'key', 'subject', 'payload', 'state'])
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (act === undefined) throw new AppError('notFound', 'No such act, or it was forgotten meanwhile');
    if (act.state !== 'failed') return act.state;
    if (!canRetry(kinds(), act.name)) throw new AppError('conflict', 'What follows from its failure was done already');
    const { name, key, subject, payload } = act;
    await retryActs(tx, [newAct({ name, payload: z.unknown() }, { guildId, key, subject, payload })]);
    await noteDeed(tx, { byId, deed: 'retryAct', subject: name, detail: `${guildId}/${id}` });
    return 'waiting';
  });
}
