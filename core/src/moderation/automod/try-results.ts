/**
 * The result of trying a message against a rule: it fires, or why it does not. Separate from the trial code, which
 * pages do not run.
 */
export const TRY_RESULTS = ['fires', 'off', 'exempt', 'needsMore', 'passes'] as const;
export type TryResult = (typeof TRY_RESULTS)[number];
