/** The longest that messages are kept for the logs, in days. */
export const ARCHIVE_DAYS_MAX = 30;

/** How long they are kept where nobody chose. */
export const ARCHIVE_DAYS_INITIAL = 14;
