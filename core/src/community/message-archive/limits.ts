/** Longest time that messages can be kept for the logs, in days. */
export const ARCHIVE_DAYS_MAX = 30;

/** Days that messages are kept by default. */
export const ARCHIVE_DAYS_INITIAL = 14;
