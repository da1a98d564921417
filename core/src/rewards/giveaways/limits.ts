/** Most winners of one giveaway. */
export const WINNERS_MAX = 20;

/** Longest text prize, in UTF-16 code units: it becomes the title of an embed. */
export const PRIZE_TEXT_MAX = 200;

/** Longest description of a giveaway, in UTF-16 code units. */
export const GIVEAWAY_DESCRIPTION_MAX = 1000;

/** Shortest and longest time a giveaway may run for, in milliseconds: a minute and 365 days. */
export const GIVEAWAY_MIN_MS = 60_000;
export const GIVEAWAY_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** Most required days on the server: ten years. */
export const REQUIRED_DAYS_MAX = 3650;

/** Shortest and longest time to claim a prize, in milliseconds: an hour and 30 days. */
export const CLAIM_MIN_MS = 60 * 60 * 1000;
export const CLAIM_MAX_MS = 30 * 24 * 60 * 60 * 1000;

/** How long the list of entrants is kept after the end, in milliseconds: 90 days; afterwards only its hash is kept. */
export const ENTRANTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Past giveaways on one page. */
export const GIVEAWAYS_PAGE = 20;

/** Entrants on one page, of the list with names and of the public one with ids only. */
export const ENTRANTS_PAGE = 50;
export const PUBLIC_ENTRANTS_PAGE = 10_000;
