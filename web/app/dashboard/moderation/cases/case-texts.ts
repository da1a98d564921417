import {
  type CaseEventKind,
  type CaseSource,
  type CaseState,
  type CaseType,
  type Delivery,
  isInForce,
} from '@perigee/core/moderation/cases/case';
import type { CasePerson, CaseSummary } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

interface TypeLook {
  name: PlainMessage;
  icon: IconName;
}

/** The name and icon of each type of case. */
export const TYPE_LOOKS: Record<CaseType, TypeLook> = {
  warn: { name: m.case_type_warn, icon: 'alert' },
  mute: { name: m.case_type_mute, icon: 'mute' },
  kick: { name: m.case_type_kick, icon: 'logout' },
  ban: { name: m.case_type_ban, icon: 'ban' },
  softban: { name: m.case_type_softban, icon: 'trash' },
  unmute: { name: m.case_type_unmute, icon: 'voice' },
  unban: { name: m.case_type_unban, icon: 'check' },
  note: { name: m.case_type_note, icon: 'pencil' },
};

const STATE_TEXTS: Record<CaseState, PlainMessage> = {
  pending: m.case_state_pending,
  done: m.case_state_done,
  failed: m.case_state_failed,
  lifted: m.case_state_lifted,
  expired: m.case_state_expired,
};

/** The names of the states in a filter, where the type is not known. */
export const STATE_FILTER_TEXTS: Record<CaseState, PlainMessage> = { ...STATE_TEXTS, done: m.case_state_done_all };

export const SOURCE_TEXTS: Record<CaseSource, PlainMessage> = {
  command: m.case_source_command,
  automod: m.case_source_automod,
  ladder: m.case_source_ladder,
  dashboard: m.case_source_dashboard,
  platform: m.case_source_platform,
};

export const DELIVERY_TEXTS: Record<Delivery, PlainMessage> = {
  none: m.case_delivery_none,
  pending: m.case_delivery_pending,
  sent: m.case_delivery_sent,
  closed: m.case_delivery_closed,
  failed: m.case_delivery_failed,
  crowd: m.case_delivery_crowd,
};

export const CASE_EVENT_TEXTS: Record<CaseEventKind, PlainMessage> = {
  opened: m.case_event_opened,
  done: m.case_event_done,
  failed: m.case_event_failed,
  retried: m.case_event_retried,
  reasonChanged: m.case_event_reasonChanged,
  durationChanged: m.case_event_durationChanged,
  evidenceAdded: m.case_event_evidence,
  replaced: m.case_event_replaced,
  lifted: m.case_event_lifted,
  expired: m.case_event_expired,
};

/** The texts for taking a case back, by its type. */
export const LIFT_TEXTS: Partial<Record<CaseType, { action: PlainMessage; text: PlainMessage; done: PlainMessage }>> = {
  warn: { action: m.case_lift_warn, text: m.case_lift_warn_text, done: m.case_lifted_warn },
  mute: { action: m.case_lift_mute, text: m.case_lift_mute_text, done: m.case_lifted },
  ban: { action: m.case_lift_ban, text: m.case_lift_ban_text, done: m.case_lifted },
};

/** The state of a case as shown: a case that is done but still has an effect is in force. */
export function stateOf(found: Pick<CaseSummary, 'type' | 'state'>): {
  state: CaseState | 'inForce';
  name: PlainMessage;
} {
  return isInForce(found)
    ? { state: 'inForce', name: m.case_state_inForce }
    : { state: found.state, name: STATE_TEXTS[found.state] };
}

/** `Ban #128`. */
export function caseName(text: Translate, { type, number }: Pick<CaseSummary, 'type' | 'number'>): string {
  return text(m.case_name, { type: text(TYPE_LOOKS[type].name), number });
}

/** A member's name; the id where no name is known. */
export function casePersonName({ id, username, global_name: globalName }: CasePerson): string {
  return globalName ?? username ?? id;
}

/** Who acted: without a moderator, either Perigee itself or somebody the platform does not name. */
export function moderatorName(
  text: Translate,
  { moderator, source }: Pick<CaseSummary, 'moderator' | 'source'>,
): string {
  if (moderator !== null) return casePersonName(moderator);
  return text(source === 'platform' ? m.case_by_unknown : m.case_by_nobody);
}
