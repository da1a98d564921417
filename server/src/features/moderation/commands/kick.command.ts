import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { CommandParts } from './command-parts.ts';
import { giveOrder } from './give-order.ts';
import { EVIDENCE_OPTION, MEMBERS_OPTION, REASON_OPTION } from './punish-options.ts';

/** Removes members, who may come back. */
export function kickCommand(parts: CommandParts): CommandDefinition {
  return defineCommand({
    name: 'kick',
    category: 'moderation',
    defaultMemberPermissions: ['KickMembers'],
    config: {
      en: { name: 'kick', description: 'Removes members from the server; they may come back', aliases: [] },
      ru: { name: 'кик', description: 'Выгоняет участников; вернуться они могут', aliases: ['выгнать', 'кикнуть'] },
    },
    options: [MEMBERS_OPTION, REASON_OPTION, EVIDENCE_OPTION],
    run: (ctx) => giveOrder(ctx, parts, 'kick'),
  });
}
