/** What a case is about: something done to a member, taken back, or noted down. */
export const CASE_TYPES = ['warn', 'mute', 'kick', 'ban', 'softban', 'unmute', 'unban', 'note'] as const;
export type CaseType = (typeof CASE_TYPES)[number];

/**
 * `pending` until the platform has it; then `done`, or `failed` with the platform's reason. A warn, mute or ban that is
 * done is in force until it is `lifted` by somebody or `expired` by itself.
 */
export const CASE_STATES = ['pending', 'done', 'failed', 'lifted', 'expired'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Where a case came from; `platform` is what somebody did by hand, or by another bot. */
export const CASE_SOURCES = ['command', 'automod', 'ladder', 'dashboard', 'platform'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/**
 * Whether the member was told by direct message: not meant to be, not yet, arrived, refused by them, failed, or one of a
 * crowd, which is not written to.
 */
export const DELIVERIES = ['none', 'pending', 'sent', 'closed', 'failed', 'crowd'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** What a mute is carried out with. */
export const MUTE_METHODS = ['timeout', 'role'] as const;
export type MuteMethod = (typeof MUTE_METHODS)[number];

/** What can happen to a case, as its trail tells it. */
export const CASE_EVENTS = [
  'opened',
  'done',
  'failed',
  'retried',
  'reasonChanged',
  'durationChanged',
  'replaced',
  'lifted',
  'expired',
] as const;
export type CaseEventKind = (typeof CASE_EVENTS)[number];

/** Types that stay in force until they are lifted or end by themselves. */
export const LASTING_TYPES = ['warn', 'mute', 'ban'] as const satisfies readonly CaseType[];

/** Whether the case holds at this moment. */
export function isInForce({ type, state }: { type: CaseType; state: CaseState }): boolean {
  return state === 'done' && LASTING_TYPES.some((lasting) => lasting === type);
}
