import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { giveOrder } from '../orders/give-order.ts';
import { EVIDENCE_OPTION, MEMBERS_OPTION, PUNISH_REASON_OPTION, SILENT_OPTION } from '../orders/punish-options.ts';

/** Kicks members, who can rejoin. */
export function kickCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'kick',
    category: 'moderation',
    defaultMemberPermissions: ['KickMembers'],
    config: {
      en: { name: 'kick', description: 'Kicks members; they can come back', aliases: [] },
      ru: { name: 'кик', description: 'Кикает участников; они могут вернуться', aliases: ['выгнать', 'кикнуть'] },
    },
    options: [MEMBERS_OPTION, PUNISH_REASON_OPTION, EVIDENCE_OPTION, SILENT_OPTION],
    run: (ctx) => giveOrder(ctx, deps, 'kick'),
  });
}
