import type { DbTransaction } from '../../../database/database.ts';
import { enqueueAct } from '../../../acts/acts.ts';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import type { Grant } from './grant.ts';
import { putBackDue, rolesOf } from './grant-due.ts';
import type { GrantParts } from './grant-parts.ts';
import { putBack } from './put-back.ts';

/** Puts back what an act of a grant changed that ran out of patience with the platform. */
export function putBackRoles(parts: GrantParts): Act {
  const { db, store } = parts;
  return defineAct(putBackDue, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant !== null) await putBack(parts, ctx, grant);
    },
  });
}

/** Enqueues it, in the transaction that records the failure. A grant may fail to be undone several times. */
export async function enqueuePutBack(tx: DbTransaction, { guildId, id, userId }: Grant): Promise<void> {
  const key = `${id} ${Date.now()}`;
  await enqueueAct(tx, putBackDue, { guildId, key, subject: rolesOf(userId), payload: { id } });
}
