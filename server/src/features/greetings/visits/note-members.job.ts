import type { Greetings } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { type APIGuildMember, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { noteMembersJob } from '../greeting-jobs.ts';

/** Members per call, the platform's maximum, and calls per guild. */
const PAGE = 1_000;
const PAGES_MAX = 500;

const GONE = [Code.UnknownGuild, Code.MissingAccess];

/** The parts of a farewell that need the join date. */
const NEEDS_JOINED = /departure\.stayed|member\.joined/;

/** Stores the join dates of existing members: the platform does not report them for members who left. */
export function noteMembers(db: Db): Job {
  return defineJob(noteMembersJob, {
    async perform({ api, settings }, _payload, { guildId }) {
      const { greetings } = await settings.get(guildId);
      if (!showsStayDuration(greetings)) return;
      let after = '0';
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const members = await ignoreErrorCodes(GONE, api.guilds.getMembers(guildId, { limit: PAGE, after }));
        await keep(db, guildId, members ?? []);
        const last = members?.at(-1);
        if (last === undefined || (members?.length ?? 0) < PAGE) return;
        after = last.user.id;
      }
    },
  });
}

/** Whether the leave message shows how long a member was there. */
function showsStayDuration(greetings: Greetings): boolean {
  const texts = greetingsSection.templates(greetings).filter(({ path }) => path.startsWith('leave.'));
  return greetings.leave.enabled && texts.some(({ text }) => NEEDS_JOINED.test(text));
}

/**
 * Rows the gateway wrote are more precise, so they win. Members still pending screening are skipped: the gateway
 * reports them once they pass.
 */
async function keep(db: Db, guildId: string, members: readonly APIGuildMember[]): Promise<void> {
  const rows = members.flatMap(({ user, joined_at: joinedAt, pending }) =>
    joinedAt === null || pending === true
      ? []
      : [{ guild_id: guildId, user_id: user.id, joined_at: new Date(joinedAt), greeted_at: new Date(joinedAt) }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('greeting_visits')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['guild_id', 'user_id']).doNothing())
    .execute();
}
