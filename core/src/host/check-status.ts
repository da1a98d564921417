/** How a check came out. `skipped`: it does not apply here, or could not be looked at; what to do says which. */
export const CHECK_STATUSES = ['good', 'warn', 'bad', 'skipped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
