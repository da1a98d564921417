import type { Case } from '../../cases/index.ts';

/** What the platform's audit log takes, in UTF-16 code units. */
const AUDIT_REASON_MAX = 512;

/** How the reasons of ours begin, by which they are known again. */
const OURS = /^Cases? #\d/;

/** What the platform's audit log says of a case: `Case #12 · spam — anna`; a long reason is cut, the moderator never. */
export function auditReason({ number, reason, moderator }: Pick<Case, 'number' | 'reason' | 'moderator'>): string {
  return withReason(`Case #${number}`, reason, moderator?.name ?? moderator?.id ?? null);
}

/** The same for several of one order. */
export function auditReasonOfMany(first: Case, last: Case): string {
  return withReason(`Cases #${first.number}–#${last.number}`, first.reason, first.moderator?.name ?? null);
}

/** What it says of the end of a case by itself. */
export function auditReasonOfEnd(number: number): string {
  return `Case #${number} · its time is over`;
}

/** Whether a reason in the audit log is one of these. */
export function isOfCase(reason: string | undefined): boolean {
  return reason !== undefined && OURS.test(reason);
}

function withReason(beginning: string, reason: string, moderator: string | null): string {
  const end = moderator === null ? '' : ` — ${moderator}`;
  const room = AUDIT_REASON_MAX - beginning.length - end.length - ' · '.length;
  // Half a character at the cut could not be sent.
  const middle = reason === '' ? '' : ` · ${reason.slice(0, room).toWellFormed()}`;
  return `${beginning}${middle}${end}`;
}
