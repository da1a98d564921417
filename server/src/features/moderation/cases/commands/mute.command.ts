import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { giveOrder } from '../orders/give-order.ts';
import {
  EVIDENCE_OPTION,
  MEMBERS_OPTION,
  MUTE_DURATION_OPTION,
  PUNISH_REASON_OPTION,
  SILENT_OPTION,
} from '../orders/punish-options.ts';

/** Mutes members by timeout or mute role. */
export function muteCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'mute',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: {
        name: 'mute',
        description: 'Mutes members for a time or until lifted',
        aliases: ['timeout'],
      },
      ru: {
        name: 'мут',
        description: 'Выдаёт мут на срок или пока не снимут',
        aliases: ['мьют', 'замутить', 'таймаут'],
      },
    },
    options: [MEMBERS_OPTION, MUTE_DURATION_OPTION, PUNISH_REASON_OPTION, EVIDENCE_OPTION, SILENT_OPTION],
    run: (ctx) => giveOrder(ctx, deps, 'mute'),
  });
}
