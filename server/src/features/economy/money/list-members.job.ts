import { type APIGuildMember } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { MassChanges } from '../balances/mass-changes/mass-changes.ts';
import { listMembersJob } from './money-jobs.ts';

/** Members per call, the platform's limit. */
const PAGE = 1_000;

/**
 * Lists the members with the role of a change. Progress is saved after each page, so it resumes there after a restart.
 */
export function listMembers(changes: MassChanges): Job {
  return defineJob(listMembersJob, {
    failsWithoutAccess: true,
    async perform({ api }, { changeId }, { guildId }) {
      const change = await changes.find(guildId, changeId);
      if (change === null || change.state !== 'listing') return;
      const { roleId } = change;
      // The role with the guild's own id is @everyone: all members have it, but it is not in their role list.
      const isMeant = ({ user, roles }: APIGuildMember) =>
        user.bot !== true && (roleId === guildId || (roleId !== null && roles.includes(roleId)));
      let after = change.lastUserId;
      for (;;) {
        const page = await api.guilds.getMembers(guildId, { limit: PAGE, after });
        const last = page.at(-1);
        if (last === undefined) break;
        after = last.user.id;
        const target = page.filter(isMeant).map(({ user }) => user.id);
        await changes.addMembers(changeId, target, after);
        if (page.length < PAGE) break;
      }
      await changes.listed(changeId);
    },
    async settle(tx, { changeId }, { state }) {
      if (state === 'failed') await changes.failed(tx, changeId);
    },
  });
}
