/** Most of an item that one use gives. */
export const PRIZE_PIECES_MAX = 1_000;

/** Most money or experience that one use gives. */
export const PRIZE_AMOUNT_MAX = 1_000_000_000_000;

/** Most uses that are counted; more are without a limit. */
export const USES_MAX = 1_000_000;

/** Shortest time for which a coupon is good, and for which a role is given, in milliseconds: a minute. */
export const COUPON_TIME_MIN_MS = 60_000;

/** How far ahead the end of a coupon may lie, in milliseconds: 365 days. */
export const COUPON_TIME_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** Templates a server keeps. */
export const TEMPLATES_MAX = 25;

/** Coupons that run at once of one member's own money, beside those of the server. */
export const OWN_RUNNING_MAX = 3;

/** Most uses of a coupon of a member's own money. */
export const OWN_USES_MAX = 100;

/** How long a coupon of a member's own money is good at most, in milliseconds: 30 days. */
export const OWN_TIME_MAX_MS = 30 * 24 * 60 * 60 * 1000;

/** In so many milliseconds, 10 minutes, a member may be wrong so often about a code. */
export const GUESSES_WITHIN_MS = 10 * 60 * 1000;
export const GUESSES_MAX = 5;

/** From so many wrong codes on a server in that time a member may be wrong once. */
export const GUILD_GUESSES_MAX = 50;
export const GUESSES_MAX_SLOWED = 1;

/** Coupons, and uses, on one page. */
export const COUPONS_PAGE = 20;
