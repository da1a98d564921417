/** Result of a check. `skipped`: it does not apply here, or could not be carried out; the todo text says which. */
export const CHECK_STATUSES = ['good', 'warn', 'bad', 'skipped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
