import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { orderFor } from '../orders/give-order.ts';
import { detailsOf } from '../orders/order-details.ts';
import {
  DELETE_OPTION,
  EVIDENCE_OPTION,
  MEMBERS_OPTION,
  PUNISH_REASON_OPTION,
  SILENT_OPTION,
} from '../orders/punish-options.ts';

/** Default: messages of one day, in seconds. */
const DELETE_SECONDS = 86_400;

/** Bans members and lifts the ban at once, which kicks them and deletes their recent messages. */
export function softbanCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'softban',
    category: 'moderation',
    defaultMemberPermissions: ['BanMembers'],
    config: {
      en: {
        name: 'softban',
        description: 'Kicks members and deletes their messages from the last day or more',
        aliases: ['cleankick'],
      },
      ru: {
        name: 'софтбан',
        description: 'Кикает участников и удаляет их сообщения за последний день или больше',
        aliases: ['мягкийбан'],
      },
    },
    options: [MEMBERS_OPTION, { ...DELETE_OPTION, min: 1 }, PUNISH_REASON_OPTION, EVIDENCE_OPTION, SILENT_OPTION],
    run: (ctx) =>
      orderFor(ctx, deps, {
        details: { deleteSeconds: DELETE_SECONDS, ...detailsOf(ctx, 'softban') },
        named: ctx.options.members,
      }),
  });
}
