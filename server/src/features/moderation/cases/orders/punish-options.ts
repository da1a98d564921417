import { EVIDENCE_MAX, TARGETS_MAX } from '@perigee/core/moderation/cases/limits';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { defineOption } from '../../../../bot/define-command.ts';

export const MEMBERS_OPTION = defineOption({
  key: 'members',
  type: 'members',
  required: true,
  max: TARGETS_MAX,
  config: {
    en: { name: 'member', description: 'Who: a mention, an ID or a name; you can list several' },
    ru: { name: 'участник', description: 'Кто: упоминание, ID или имя; можно сразу нескольких' },
  },
});

/** A single user, present or former. */
export const PUNISHED_MEMBER_OPTION = defineOption({
  key: 'member',
  type: 'member',
  required: true,
  config: {
    en: { name: 'member', description: 'Who: a mention, an ID or a name; also people who left' },
    ru: { name: 'участник', description: 'Кто: упоминание, ID или имя; можно и того, кто ушёл' },
  },
});

export const DURATION_OPTION = defineOption({
  key: 'duration',
  type: 'duration',
  required: false,
  mayBeEndless: true,
  config: {
    en: { name: 'duration', description: 'Such as 30m, 2 weeks or “until friday 18:00” (default: until lifted)' },
    ru: { name: 'срок', description: 'Например, 30м, 2 недели или «до пятницы 18:00» (по умолчанию — пока не снимут)' },
  },
});

/** Without it the server's own duration applies. */
export const MUTE_DURATION_OPTION = defineOption({
  ...DURATION_OPTION,
  config: {
    en: { name: 'duration', description: 'Such as 30m, 2 weeks, “until friday 18:00” or forever (default: as set)' },
    ru: { name: 'срок', description: 'Например, 30м, 2 недели, «до пятницы 18:00» или навсегда (или как настроено)' },
  },
});

export const PUNISH_REASON_OPTION = defineOption({
  key: 'reason',
  type: 'string',
  required: false,
  saysWhy: true,
  maxLength: REASON_MAX,
  config: {
    en: { name: 'reason', description: 'Reason, shown in the case and the audit log' },
    ru: { name: 'причина', description: 'Причина, попадёт в случай и в журнал аудита' },
  },
});

export const EVIDENCE_OPTION = defineOption({
  key: 'evidence',
  type: 'attachment',
  required: false,
  max: EVIDENCE_MAX,
  config: {
    en: { name: 'evidence', description: 'A picture as evidence: PNG, JPEG, WebP or GIF up to 8 MiB' },
    ru: { name: 'доказательство', description: 'Картинка-доказательство: PNG, JPEG, WebP или GIF до 8 МиБ' },
  },
});

export const SILENT_OPTION = defineOption({
  key: 'silent',
  type: 'boolean',
  required: false,
  named: true,
  config: {
    en: { name: 'silent', description: 'Yes: the member gets no direct message' },
    ru: { name: 'тихо', description: 'Да — участник не получит личного сообщения' },
  },
});

export const DELETE_OPTION = defineOption({
  key: 'delete',
  type: 'integer',
  required: false,
  named: true,
  min: 0,
  max: 7,
  config: {
    en: { name: 'delete', description: 'Deletes their messages from the last 0 to 7 days' },
    ru: { name: 'удалить', description: 'За сколько последних дней удалить сообщения, от 0 до 7' },
  },
});
