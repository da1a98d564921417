import type { DbTransaction } from '../../../database/database.ts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Grant } from './grant.ts';
import { putBackJob, rolesOf } from './role-grant-jobs.ts';
import type { GrantDeps } from './grant-deps.ts';
import { putBack } from './put-back.ts';

/** Puts back what a job of a grant changed that ran out of patience with the platform. */
export function putBackRoles(deps: GrantDeps): Job {
  const { db, store } = deps;
  return defineJob(putBackJob, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant !== null) await putBack(deps, ctx, grant);
    },
  });
}

/** Enqueues it, in the transaction that records the failure. A grant may fail to be undone several times. */
export async function enqueuePutBack(tx: DbTransaction, { guildId, id, userId }: Grant): Promise<void> {
  const key = `${id} ${Date.now()}`;
  await enqueueJob(tx, putBackJob, { guildId, key, subject: rolesOf(userId), payload: { id } });
}
