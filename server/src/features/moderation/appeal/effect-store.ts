import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Appeal, AppealKey } from './appeal.ts';
import { readAppeal } from './read-appeal.ts';
import { changeAppeal, storeQuietly, lockAppeal, recordEvent } from './record-event.ts';

/** Records what Perigee itself does and finds out about an appeal. Every method is idempotent. */
export interface EffectStore {
  /** The ban no longer exists. For an approved appeal, this counts as lifting it. */
  banEnded(guildId: string, userId: string): Promise<void>;
  noteLiftProblem(key: AppealKey, problem: string): Promise<void>;
  noteAnnounced(key: AppealKey, announced: 'sent' | 'refused'): Promise<void>;
  /** The message shows the given revision of the appeal; likewise for `noteShown`. */
  notePosted(appeal: Appeal, messageId: string): Promise<void>;
  noteShown(appeal: Appeal): Promise<void>;
  notePostProblem(key: AppealKey, problem: string): Promise<void>;
}

export function createEffectStore(db: Db): EffectStore {
  const change = async (key: AppealKey, run: (tx: DbTransaction, appeal: Appeal) => Promise<unknown>) => {
    await db.transaction().execute(async (tx) => {
      const appeal = await lockAppeal(tx, key);
      if (appeal !== null) await run(tx, appeal);
    });
  };

  return {
    banEnded: (guildId, userId) => db.transaction().execute((tx) => endBan(tx, guildId, userId)),

    noteLiftProblem: (key, problem) =>
      change(key, async (tx, { liftedAt, liftProblem: previousProblem }) => {
        if (liftedAt === null && previousProblem !== problem) await changeAppeal(tx, key, { lift_problem: problem });
      }),

    noteAnnounced: (key, announced) =>
      change(key, async (tx, appeal) => {
        if (appeal.announced !== null) return;
        const kind = announced === 'sent' ? 'announced' : 'notAnnounced';
        await recordEvent(tx, key, { kind }, { announced });
      }),

    notePosted: (appeal, messageId) =>
      storeQuietly(db, appeal, { message_id: messageId, post_problem: null, shown_revision: appeal.revision }),

    noteShown: (appeal) => storeQuietly(db, appeal, { shown_revision: appeal.revision }),

    notePostProblem: (key, problem) =>
      change(key, async (tx, { messageId }) => {
        if (messageId === null) await storeQuietly(tx, key, { post_problem: problem });
      }),
  };
}

async function endBan(tx: DbTransaction, guildId: string, userId: string): Promise<void> {
  const row = await tx
    .selectFrom('appeals')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('user_id', '=', userId)
    .where('ban_over_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const appeal = readAppeal(row);
  const now = new Date();
  if (appeal.state === 'approved') {
    const changes = { ban_over_at: now, lifted_at: now, lift_problem: null };
    await recordEvent(tx, appeal, { kind: 'lifted' }, changes);
  } else {
    const changes = { ban_over_at: now, held_by: null, held_by_name: null };
    await recordEvent(tx, appeal, { kind: 'banOver' }, changes);
  }
}
