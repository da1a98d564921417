import { cutText } from '@perigee/core/base/text/cut';
import type { Case } from '../../records/case-record.ts';

/** The platform's limit, in UTF-16 code units. */
const AUDIT_REASON_MAX = 512;

/** Identifies audit log reasons that the bot wrote for cases. */
const CASE_REASON = /^Cases? #\d/;

/** The audit log reason of a case: `Case #12 · spam — anna`. Cuts a long reason, but never who is behind it. */
export function auditReason({ number, reason }: Pick<Case, 'number' | 'reason'>, behind: string): string {
  return withReason(`Case #${number}`, reason, behind);
}

/** The audit log reason for several cases of one order. */
export function auditReasonOfMany(first: Case, last: Case, behind: string): string {
  return withReason(`Cases #${first.number}–#${last.number}`, first.reason, behind);
}

/** The audit log reason when a case expires. */
export function auditReasonOfEnd(number: number, behind: string): string {
  return withReason(`Case #${number}`, 'its time is over', behind);
}

/** Whether an audit log reason was written for a case. */
export function isOfCase(reason: string | undefined): boolean {
  return reason !== undefined && CASE_REASON.test(reason);
}

/** Whether an audit log reason was written for the case of that number. */
export function isOfCaseNumber(reason: string | undefined, number: number): boolean {
  return reason !== undefined && new RegExp(`^Case #${number}(?!\\d)`).test(reason);
}

function withReason(beginning: string, reason: string, behind: string): string {
  const end = behind === '' ? '' : ` — ${behind}`;
  const room = AUDIT_REASON_MAX - beginning.length - end.length - ' · '.length;
  const middle = reason === '' ? '' : ` · ${cutText(reason, room, '')}`;
  return `${beginning}${middle}${end}`;
}
