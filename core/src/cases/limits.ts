/** Longest piece kept of the message a case is about, in UTF-16 code units. */
export const SNAPSHOT_MAX = 2_000;

/** Most pictures of evidence on one case, and the largest of them in bytes. */
export const EVIDENCE_MAX = 3;
export const EVIDENCE_MAX_BYTES = 8 * 1024 * 1024;

/** Most members one command punishes (the platform's bulk ban takes 200 a call). */
export const TARGETS_MAX = 500;

/** Above so many targets, or messages to clear, a button asks first. */
export const TARGETS_UNCONFIRMED = 3;
export const CLEARED_UNCONFIRMED = 50;

/** Cases on one page of the list. */
export const CASE_PAGE = 50;

/** Longest text searched for in reasons, in UTF-16 code units. */
export const CASE_SEARCH_MAX = 100;

/** Punishments that run out listed at once, and failed cases; of these only what is not older than so many days. */
export const RUNNING_SHOWN = 100;
export const FAILED_SHOWN = 50;
export const FAILED_SHOWN_DAYS = 30;

/** People found by the beginning of a name. */
export const PEOPLE_SHOWN = 10;
