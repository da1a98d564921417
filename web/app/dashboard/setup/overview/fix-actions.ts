import type { OverviewProblem, ProblemCode } from '@perigee/core/setup/overview/endpoints';
import { m } from '#texts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

/** Fixes that need no other page. */
export type ProblemFix = 'muteChannels' | 'timeouts' | 'filter' | 'webhook' | 'remove';

/** The button that fixes a problem: either an action here, or a link to where it can be fixed. */
export type FixAction =
  | { kind: 'act'; fix: ProblemFix; label: PlainMessage }
  | { kind: 'invite'; label: PlainMessage }
  | { kind: 'page'; page: string; label: PlainMessage }
  | { kind: 'field'; label: PlainMessage };

const FIELD: FixAction = { kind: 'field', label: m.mend_field };
const INVITE: FixAction = { kind: 'invite', label: m.mend_permission };
const REMOVE: FixAction = { kind: 'act', fix: 'remove', label: m.mend_remove };
const FILTER: FixAction = { kind: 'act', fix: 'filter', label: m.mend_filter };

const PRESSES: Partial<Record<ProblemCode, FixAction>> = {
  deletedRole: REMOVE,
  deletedChannel: REMOVE,
  missingPermission: INVITE,
  auditLogClosed: INVITE,
  muteChannels: { kind: 'act', fix: 'muteChannels', label: m.mend_mute_channels },
  muteImpossible: { kind: 'act', fix: 'timeouts', label: m.mend_timeouts },
  filterRefused: FILTER,
  filterChanged: FILTER,
  webhookMissing: { kind: 'act', fix: 'webhook', label: m.mend_webhook },
  greetingRefused: { kind: 'field', label: m.mend_test },
  casesFailed: { kind: 'page', page: 'cases/running', label: m.mend_cases },
};

/** The fix for a problem; a problem that cannot be fixed from here links to its field. */
export function fixActionFor({ code }: Pick<OverviewProblem, 'code'>): FixAction {
  return PRESSES[code] ?? FIELD;
}
