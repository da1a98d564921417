/** Kinds of errors that are counted: requests answered with 5xx, jobs given up, and lost gateway connections. */
export const ERROR_KINDS = ['http', 'acts', 'gateway'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];
