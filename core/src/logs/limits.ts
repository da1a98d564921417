/** How long an entry is kept, in milliseconds: 30 days. */
export const LOG_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Entries on one page. */
export const LOG_PAGE = 50;

/** Longest search text, in UTF-16 code units. */
export const LOG_SEARCH_MAX = 100;

/** Most people found by a name prefix. */
export const LOG_PEOPLE_SHOWN = 10;

/** Most changed fields logged for one save of settings. */
export const LOG_CHANGES_MAX = 25;
