import { BALANCE_REASON_MAX } from '@perigee/core/economy/balances/schema';
import { defineOption } from '../../../bot/define-command.ts';

/** The target: a member, or everyone with a role. */
export const TARGET_OPTION = defineOption({
  key: 'target',
  type: 'mentionable',
  required: true,
  config: {
    en: { name: 'target', description: 'A member or a role (everyone who has it)' },
    ru: { name: 'кому', description: 'Участник или роль (все, у кого она есть)' },
  },
});

export const MONEY_REASON_OPTION = defineOption({
  key: 'reason',
  type: 'string',
  required: false,
  saysWhy: true,
  maxLength: BALANCE_REASON_MAX,
  config: {
    en: { name: 'reason', description: 'Reason, shown in the members’ statements' },
    ru: { name: 'причина', description: 'Причина, её увидят в выписках участников' },
  },
});
