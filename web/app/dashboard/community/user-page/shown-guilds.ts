import type { GuildCard } from '@perigee/core/community/guilds/schema';

export const MODES = ['settings', 'leaderboards'] as const;
export type Mode = (typeof MODES)[number];

/**
 * The guilds listed in a mode: those to configure or moderate and, for leaderboards, all that the bot is in
 * (docs/rules/pages.md#user-page).
 */
export function shownGuilds(guilds: readonly GuildCard[], mode: Mode): GuildCard[] {
  return guilds.filter(
    ({ manageable, invited, cases, logs }) => manageable || cases || logs || (mode === 'leaderboards' && invited),
  );
}

/** Which buttons a guild's card has in a mode (docs/rules/pages.md#user-page). */
export function cardButtons({ manageable, invited, cases, logs }: GuildCard, mode: Mode) {
  return {
    invite: manageable && !invited,
    settings: manageable && invited,
    // People who may open the settings find the cases there.
    cases: cases && !manageable,
    // The pages of cases link to the log.
    logs: logs && !cases && !manageable,
    leaderboard: invited && mode === 'leaderboards',
    statement: invited && mode === 'leaderboards',
    rewards: invited && mode === 'leaderboards',
  };
}
