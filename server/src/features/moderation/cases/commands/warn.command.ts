import type { APIMessage } from 'discord-api-types/v10';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { chooseTargets } from '../orders/targets/choose-targets.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { refusedLines } from '../orders/describe-outcome.ts';
import { giveOrder } from '../orders/give-order.ts';
import { aboutMessage } from '../orders/order-details.ts';
import { EVIDENCE_OPTION, MEMBERS_OPTION, PUNISH_REASON_OPTION, SILENT_OPTION } from '../orders/punish-options.ts';
import { warnForm } from '../orders/warn-form.ts';
import { orderState } from '../orders/order-state.ts';

/** Warns members. Reaching certain counts leads to the punishments of the guild's ladder. */
export function warnCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'warn',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: { name: 'warn', description: 'Warns members; reply to a message to warn for it', aliases: ['w'] },
      ru: {
        name: 'предупредить',
        description: 'Выносит предупреждение; в ответ на сообщение — за это сообщение',
        aliases: ['пред', 'варн', 'предупреждение'],
      },
    },
    options: [MEMBERS_OPTION, PUNISH_REASON_OPTION, EVIDENCE_OPTION, SILENT_OPTION],
    contextMenus: [
      {
        target: 'user',
        name: { en: 'Warn', ru: 'Предупредить' },
        opensForm: true,
        run: (ctx, memberId) => askForReason(ctx, [memberId], null),
      },
      {
        target: 'message',
        name: { en: 'Warn for this message', ru: 'Предупредить за сообщение' },
        opensForm: true,
        run: (ctx) => askForReason(ctx, ctx.target === null ? [] : [ctx.target.author.id], ctx.target),
      },
    ],
    run: (ctx) => giveOrder(ctx, deps, 'warn'),
  });
}

/** Stores the message as it is now: it may be deleted before the form is submitted. */
async function askForReason(ctx: CommandContext, named: readonly string[], message: APIMessage | null): Promise<void> {
  const { bot, user, locale, refuse, openForm } = ctx;
  const { people, refused } = await chooseTargets(ctx, { type: 'warn', named });
  const [person] = people;
  if (person === undefined) {
    await refuse(refusedLines(refused, locale).join('\n'));
    return;
  }
  const details = { type: 'warn' as const, reason: '', files: [], ...aboutMessage(message) };
  const orderId = await bot.states.keep(orderState, ctx, { details, memberIds: [person.id] });
  await openForm?.(warnForm({ orderId, moderatorId: user.id }, person.name ?? person.id, locale));
}
