/** Most pieces of an item that one use gives. */
export const PRIZE_PIECES_MAX = 1_000;

/** Most money or experience that one use gives. */
export const PRIZE_AMOUNT_MAX = 1_000_000_000_000;

/** Most uses a coupon can be limited to; for more, it has to be unlimited. */
export const USES_MAX = 1_000_000;

/** Shortest validity of a coupon, and shortest time for which it gives a role, in milliseconds: a minute. */
export const COUPON_TIME_MIN_MS = 60_000;

/** How far ahead a coupon's end may be, in milliseconds: 365 days. */
export const COUPON_TIME_MAX_MS = 365 * 24 * 60 * 60 * 1000;

/** Most coupon templates in a server. */
export const TEMPLATES_MAX = 25;

/** Most running coupons funded by one member, not counting those of the server. */
export const OWN_RUNNING_MAX = 3;

/** Most redemptions of a coupon funded by a member. */
export const OWN_USES_MAX = 100;

/** Longest validity of a coupon funded by a member, in milliseconds: 30 days. */
export const OWN_TIME_MAX_MS = 30 * 24 * 60 * 60 * 1000;

/** Window for counting wrong codes, in milliseconds (10 minutes), and how many of them a member has in it. */
export const GUESSES_WITHIN_MS = 10 * 60 * 1000;
export const GUESSES_MAX = 5;

/** From this many wrong codes on a server in that window on, each member has only one wrong guess. */
export const GUILD_GUESSES_MAX = 50;
export const GUESSES_MAX_SLOWED = 1;

/** Coupons, or uses, on one page. */
export const COUPONS_PAGE = 20;
