import type { LogCategory, LogEvent } from '@perigee/core/logs/events';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface CategoryTexts {
  title: PlainMessage;
  icon: IconName;
}

export const CATEGORY_TEXTS: Record<LogCategory, CategoryTexts> = {
  messages: { title: m.logs_messages, icon: 'greetings' },
  roles: { title: m.logs_roles, icon: 'shield' },
  moderation: { title: m.logs_moderation, icon: 'moderation' },
};

interface EventTexts {
  title: PlainMessage;
  /** What stands in the log. */
  hint: PlainMessage;
}

export const EVENT_TEXTS: Record<LogEvent, EventTexts> = {
  messageDelete: { title: m.field_messageDelete, hint: m.logs_messageDelete },
  messageEdit: { title: m.field_messageEdit, hint: m.logs_messageEdit },
  messageDeleteBulk: { title: m.field_messageDeleteBulk, hint: m.logs_messageDeleteBulk },
  roleCreate: { title: m.field_roleCreate, hint: m.logs_roleCreate },
  roleEdit: { title: m.field_roleEdit, hint: m.logs_roleEdit },
  roleDelete: { title: m.field_roleDelete, hint: m.logs_roleDelete },
  moderationWarn: { title: m.field_moderationWarn, hint: m.logs_moderationWarn },
  moderationMute: { title: m.field_moderationMute, hint: m.logs_moderationMute },
  moderationKick: { title: m.field_moderationKick, hint: m.logs_moderationKick },
  moderationBan: { title: m.field_moderationBan, hint: m.logs_moderationBan },
  moderationUnmute: { title: m.field_moderationUnmute, hint: m.logs_moderationUnmute },
  moderationUnban: { title: m.field_moderationUnban, hint: m.logs_moderationUnban },
};
