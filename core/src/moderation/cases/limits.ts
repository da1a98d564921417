/** Longest excerpt kept of the message a case is about, in UTF-16 code units. */
export const SNAPSHOT_MAX = 2_000;

/** Most evidence pictures on one case, and the largest size of one in bytes. */
export const EVIDENCE_MAX = 3;
export const EVIDENCE_MAX_BYTES = 8 * 1024 * 1024;

/** Most members one command punishes (the platform's bulk ban takes 200 a call). */
export const TARGETS_MAX = 500;

/** Above this many targets, or messages to clear, the command asks for confirmation first. */
export const TARGETS_UNCONFIRMED = 3;
export const CLEARED_UNCONFIRMED = 50;

/** Cases on one page of the list. */
export const CASE_PAGE = 50;

/** Longest search text for reasons, in UTF-16 code units. */
export const CASE_SEARCH_MAX = 100;

/**
 * Most temporary punishments listed at once, most failed cases, and the greatest age of a listed failed case in days.
 */
export const RUNNING_SHOWN = 100;
export const FAILED_SHOWN = 50;
export const FAILED_SHOWN_DAYS = 30;

/** Most people found by a name prefix. */
export const PEOPLE_SHOWN = 10;
