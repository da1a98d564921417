import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { giveOrder } from '../orders/give-order.ts';
import {
  DELETE_OPTION,
  DURATION_OPTION,
  EVIDENCE_OPTION,
  MEMBERS_OPTION,
  PUNISH_REASON_OPTION,
  SILENT_OPTION,
} from '../orders/punish-options.ts';

/** Bans users, including those who are not in the guild. */
export function banCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'ban',
    category: 'moderation',
    defaultMemberPermissions: ['BanMembers'],
    config: {
      en: { name: 'ban', description: 'Bans people for a time or until lifted, even if they’ve left', aliases: [] },
      ru: {
        name: 'бан',
        description: 'Банит на срок или пока не снимут; можно и тех, кого здесь нет',
        aliases: ['забанить'],
      },
    },
    options: [MEMBERS_OPTION, DURATION_OPTION, DELETE_OPTION, PUNISH_REASON_OPTION, EVIDENCE_OPTION, SILENT_OPTION],
    run: (ctx) => giveOrder(ctx, deps, 'ban'),
  });
}
