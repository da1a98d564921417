import type { GiveawayProblem } from '@perigee/core/giveaways/giveaway';
import type { OverviewProblem, ProblemCode } from '@perigee/core/overview/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { FindProblems } from '../problems.ts';

/** How long what went wrong at an end is told of, in milliseconds: 7 days. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** What of a server's giveaways its managers should look after: whose message, channel or prize is gone. */
export function giveawayProblems(db: Db): FindProblems {
  return async ({ guildId, channels }) => {
    const known = new Set(channels.map(({ id }) => id));
    const { rows } = await sql<{ number: number; problem: GiveawayProblem | null; state: string; channelId: string }>`
      select number, problem, state, channel_id as "channelId" from giveaways
      where guild_id = ${guildId}::bigint
        and (state in ('draft', 'running', 'paused') or (problem is not null and ended_at > ${new Date(Date.now() - TOLD_MS)}))
      order by number`.execute(db);
    return rows.flatMap(({ number, problem, state, channelId }): OverviewProblem[] => {
      const isOpen = state !== 'ended' && state !== 'cancelled';
      const found = isOpen && !known.has(channelId) ? 'notPosted' : problem;
      if (found === null) return [];
      return [
        {
          code: CODES[found],
          section: 'giveawayRules',
          tab: 'economy',
          path: '',
          name: `#${number}`,
          permission: null,
        },
      ];
    });
  };
}

const CODES: Record<GiveawayProblem, ProblemCode> = {
  notPosted: 'giveawayNotShown',
  messageGone: 'giveawayNotShown',
  resultNotPosted: 'giveawayNotShown',
  prizeGone: 'giveawayPrizeGone',
  seedLost: 'giveawaySeedLost',
};
