/** What goes wrong and is counted: calls answered with 5xx, acts given up, connections to the gateway that were lost. */
export const ERROR_KINDS = ['http', 'acts', 'gateway'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];
