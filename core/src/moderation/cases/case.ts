/** What a case records: an action against a member, its reversal, or a note. */
export const CASE_TYPES = ['warn', 'mute', 'kick', 'ban', 'softban', 'unmute', 'unban', 'note'] as const;
export type CaseType = (typeof CASE_TYPES)[number];

/**
 * `pending` until the platform has carried it out; then `done`, or `failed` with the platform's reason. A warn, mute or
 * ban that is `done` is in force until somebody lifts it (`lifted`) or it ends by itself (`expired`).
 */
export const CASE_STATES = ['pending', 'done', 'failed', 'lifted', 'expired'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Where a case came from; `platform` means done by hand on the platform, or by another bot. */
export const CASE_SOURCES = ['command', 'automod', 'ladder', 'dashboard', 'platform'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/**
 * State of the direct message to the member: not intended, not sent yet, delivered, blocked by the member's settings,
 * failed, or skipped because many members are punished at once, or in a raid.
 */
export const DELIVERIES = ['none', 'pending', 'sent', 'closed', 'failed', 'crowd'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** How a mute is carried out. */
export const MUTE_METHODS = ['timeout', 'role'] as const;
export type MuteMethod = (typeof MUTE_METHODS)[number];

/** What can happen to a case, as listed in its trail. */
export const CASE_EVENTS = [
  'opened',
  'done',
  'failed',
  'retried',
  'reasonChanged',
  'durationChanged',
  'evidenceAdded',
  'replaced',
  'lifted',
  'expired',
] as const;
export type CaseEventKind = (typeof CASE_EVENTS)[number];

/** Types that stay in force until they are lifted or expire. */
export const LASTING_TYPES = ['warn', 'mute', 'ban'] as const satisfies readonly CaseType[];

/** Whether the case is in force now. */
export function isInForce({ type, state }: { type: CaseType; state: CaseState }): boolean {
  return state === 'done' && LASTING_TYPES.some((lasting) => lasting === type);
}
