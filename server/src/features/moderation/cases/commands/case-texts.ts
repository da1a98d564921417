import type { CaseEventKind, CaseState, CaseType, Delivery } from '@perigee/core/moderation/cases/case';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

type Say = (inputs: object, options: { locale: Locale }) => string;

export const TYPE_NAMES: Record<CaseType, Say> = {
  warn: m.case_type_warn,
  mute: m.case_type_mute,
  kick: m.case_type_kick,
  ban: m.case_type_ban,
  softban: m.case_type_softban,
  unmute: m.case_type_unmute,
  unban: m.case_type_unban,
  note: m.case_type_note,
};

export const STATE_NAMES: Record<CaseState, Say> = {
  pending: m.case_state_pending,
  done: m.case_state_done,
  failed: m.case_state_failed,
  lifted: m.case_state_lifted,
  expired: m.case_state_expired,
};

export const EVENT_NAMES: Record<CaseEventKind, Say> = {
  opened: m.case_event_opened,
  done: m.case_event_done,
  failed: m.case_event_failed,
  retried: m.case_event_retried,
  reasonChanged: m.case_event_reason,
  durationChanged: m.case_event_duration,
  evidenceAdded: m.case_event_evidence,
  replaced: m.case_event_replaced,
  lifted: m.case_event_lifted,
  expired: m.case_event_expired,
};

/** Whether the direct message reached the member, if one was intended. */
export const DELIVERY_TEXTS: Record<Exclude<Delivery, 'none'>, Say> = {
  pending: m.case_dm_pending,
  sent: m.case_dm_sent,
  closed: m.case_dm_closed,
  failed: m.case_dm_failed,
  crowd: m.case_dm_crowd,
};
