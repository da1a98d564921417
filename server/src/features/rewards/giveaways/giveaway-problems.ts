import type { GiveawayProblem } from '@perigee/core/rewards/giveaways/giveaway';
import { giveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import type { OverviewProblem, ProblemCode } from '@perigee/core/setup/overview/endpoints';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { FindProblems } from '../../problems.ts';

/** How long problems of an ended giveaway are reported, in milliseconds: 7 days. */
const PROBLEMS_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/** Finds a guild's giveaways that need attention because their message, channel, role or prize is gone. */
export function giveawayProblems(db: Db, directory: Pick<GuildDirectory, 'get'>): FindProblems {
  return async ({ guildId, channels, settings }) => {
    const [channelIds, { roles }] = [new Set(channels.map(({ id }) => id)), await directory.get(guildId)];
    const { rows } = await sql<ProblemRow>`
      select number, problem, state, channel_id as "channelId", about from giveaways
      where guild_id = ${guildId}::bigint
        and (state in ('draft', 'running', 'paused') or (problem is not null and ended_at > ${new Date(Date.now() - PROBLEMS_SHOWN_MS)}))
      order by number`.execute(db);
    return rows.flatMap(({ number, problem, state, channelId, about }): OverviewProblem[] => {
      const isOpen = state !== 'ended' && state !== 'cancelled';
      const { prize, requiredRoles } = z.parse(giveawayAbout, about);
      const isPrizeGone = isOpen && prize.kind === 'item' && !isSold(settings, prize.item);
      const isRoleGone = isOpen && requiredRoles.some((role) => !roles.some(({ id }) => id === role));
      const shown = isOpen && !channelIds.has(channelId) ? 'notPosted' : problem;
      const codes = new Set([
        ...(shown === null ? [] : [CODES[shown]]),
        ...(isPrizeGone ? [CODES.prizeGone] : []),
        ...(isRoleGone ? (['giveawayRoleGone'] as const) : []),
      ]);
      const place = { section: 'giveawayRules', tab: 'economy', path: '', permission: null } as const;
      return [...codes].map((code) => ({ ...place, code, name: `#${number}` }));
    });
  };
}

interface ProblemRow {
  number: number;
  problem: GiveawayProblem | null;
  state: string;
  channelId: string;
  about: unknown;
}

function isSold({ items }: Pick<GuildSettings, 'items'>, name: string): boolean {
  return items.some((item) => isSameName(item.name, name));
}

const CODES: Record<GiveawayProblem, ProblemCode> = {
  notPosted: 'giveawayNotShown',
  messageGone: 'giveawayNotShown',
  resultNotPosted: 'giveawayNotShown',
  prizeGone: 'giveawayPrizeGone',
  seedLost: 'giveawaySeedLost',
};
