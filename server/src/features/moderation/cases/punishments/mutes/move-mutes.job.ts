import type { API } from '@discordjs/core/http-only';
import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import type { DbTransaction } from '../../../../../database/database.ts';
import { enqueueJob } from '../../../../../jobs/jobs.ts';
import { onSectionSaved, readStored } from '../../../../community/index.ts';
import { listRoleMutes } from '../../records/role-mutes.ts';
import { changeCase, lockCase } from '../../records/write-case.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { CASE_PAUSE_AWAY_MS } from '../case-work.ts';
import { enqueueRemute, moveMutesJob } from '../case-jobs.ts';

/** Mutes moved in one transaction. */
const CHUNK = 100;

/** When another mute role is chosen, or set up anew, mutes whose own role was deleted move to it. */
export const moveMutesOnNewRole = onSectionSaved('moderation', async (tx, { guildId }) => {
  const roleId = (await readStored(tx, guildId, ['moderation']))('moderation')?.muteRole ?? null;
  if (roleId === null || (await listRoleMutes(tx, guildId, { without: [roleId], limit: 1 })).length === 0) return;
  await enqueueJob(tx, moveMutesJob, { guildId, key: `${roleId} ${Date.now()}`, payload: { roleId } });
});

/** Gives the new mute role to everyone whose mute is in force with a role that no longer exists. */
export function moveMutes({ events }: Pick<CaseJobDeps, 'events'>): Job {
  return defineJob(moveMutesJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    failsWithoutAccess: true,
    async perform({ api }, { roleId }, { guildId }) {
      const without = await existingRoles(api, guildId);
      // The new role was deleted in the meantime.
      if (!without.includes(roleId)) return;
      for (let isDone = false; !isDone; ) {
        const moved = await events.transaction((tx) => moveSome(tx, guildId, { without, roleId }));
        isDone = moved < CHUNK;
      }
    },
  });
}

async function existingRoles(api: API, guildId: string): Promise<string[]> {
  return (await api.guilds.getRoles(guildId)).map(({ id }) => id);
}

/** Returns how many were moved. */
async function moveSome(
  tx: DbTransaction,
  guildId: string,
  { without, roleId }: { without: readonly string[]; roleId: string },
): Promise<number> {
  const numbers = await listRoleMutes(tx, guildId, { without, limit: CHUNK });
  for (const number of numbers) {
    const key = { guildId, number };
    await lockCase(tx, key);
    await enqueueRemute(tx, await changeCase(tx, key, { roleId }), `role ${roleId}`);
  }
  return numbers.length;
}
