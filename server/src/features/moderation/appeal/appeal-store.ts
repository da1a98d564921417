import { randomUUID } from 'node:crypto';
import type { AppealQuestions } from '@perigee/core/moderation/appeal/schema';
import type { AppealState } from '@perigee/core/moderation/appeal/status';
import type { Locale } from '@perigee/core/base/locales/locales';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Appeal, AppealEvent, AppealKey } from './appeal.ts';
import type { BanOrigin } from './bans.ts';
import { readAppeal, readAppealEvent } from './read-appeal.ts';
import { recordEvent } from './record-event.ts';

export interface NewAppeal {
  guildId: string;
  channelId: string | null;
  user: { id: string; username: string; global_name: string | null; avatar: string | null };
  locale: Locale;
  questions: AppealQuestions;
  answers: readonly string[];
  banReason: string | null;
  /** Undefined if the platform could not be asked. */
  origin: BanOrigin | null | undefined;
}

interface Page {
  state?: AppealState | undefined;
  /** Only appeals submitted before this one. */
  before?: { at: Date; id: string } | undefined;
  limit: number;
}

export interface AppealStore {
  /** Null if there already is an appeal against this ban. */
  submit(appeal: NewAppeal): Promise<Appeal | null>;
  /** The person's newest appeal, whichever ban it was about. */
  latest(guildId: string, userId: string): Promise<Appeal | null>;
  find(key: AppealKey): Promise<Appeal | null>;
  /** Newest first. */
  list(guildId: string, page: Page): Promise<Appeal[]>;
  countWaiting(guildId: string): Promise<number>;
  events(key: AppealKey): Promise<AppealEvent[]>;
}

/** Appeals and their events in the database. */
export function createAppealStore(db: Db): AppealStore {
  const appeals = (guildId: string) => db.selectFrom('appeals').selectAll().where('guild_id', '=', guildId);

  return {
    submit: (appeal) => db.transaction().execute((tx) => submit(tx, appeal)),

    async latest(guildId, userId) {
      const query = appeals(guildId).where('user_id', '=', userId).orderBy('submitted_at', 'desc').limit(1);
      return readFirst(await query.execute());
    },

    async find({ guildId, id }) {
      return readFirst(await appeals(guildId).where('id', '=', id).execute());
    },

    list: (guildId, page) => list(db, guildId, page),

    async countWaiting(guildId) {
      const { count } = await db
        .selectFrom('appeals')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('guild_id', '=', guildId)
        .where('state', '=', 'submitted')
        .where('ban_over_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async events({ guildId, id }) {
      const rows = await db
        .selectFrom('appeal_events')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where('appeal_id', '=', id)
        .orderBy('at')
        .execute();
      return rows.map(readAppealEvent);
    },
  };
}

async function list(db: Db, guildId: string, { state, before, limit }: Page): Promise<Appeal[]> {
  let query = db.selectFrom('appeals').selectAll().where('guild_id', '=', guildId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where(sql<boolean>`(submitted_at, id) < (${before.at}, ${before.id}::uuid)`);
  const rows = await query.orderBy('submitted_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(readAppeal);
}

function readFirst([row]: Parameters<typeof readAppeal>[0][]): Appeal | null {
  return row === undefined ? null : readAppeal(row);
}

async function submit(tx: DbTransaction, appeal: NewAppeal): Promise<Appeal | null> {
  const { guildId, channelId, user, locale, questions, answers, banReason, origin } = appeal;
  const id = randomUUID();
  const inserted = await tx
    .insertInto('appeals')
    .values({
      guild_id: guildId,
      id,
      user_id: user.id,
      username: user.username,
      global_name: user.global_name,
      avatar: user.avatar,
      locale,
      state: 'submitted',
      questions: JSON.stringify(questions),
      answers: JSON.stringify(answers),
      // Whole milliseconds, the precision of the page cursor.
      submitted_at: new Date(),
      ban_reason: banReason,
      channel_id: channelId,
      is_ban_known: origin !== undefined,
      banned_at: origin?.at ?? null,
      banned_by: origin?.by.id ?? null,
      banned_by_name: origin?.by.username ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  return recordEvent(tx, { guildId, id }, { kind: 'submitted', by: { id: user.id, username: user.username } });
}
