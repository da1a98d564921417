import { holds, type PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import { carryOutOrder, noteAnswered, outcomeBefore } from './carry-out-order.ts';
import { chooseTargets } from './targets/choose-targets.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeOutcome, type OrderOutcome, refusedLines } from './describe-outcome.ts';
import { describeMissingRights } from './missing-rights.ts';
import { cancelId, confirmId } from './order-buttons.ts';
import { causeOfPress } from './order-cause.ts';
import type { OrderType } from './order-details.ts';
import { WARN_REASON_FIELD, warnFormId } from './warn-form.ts';

/** How long an order can be confirmed, in milliseconds. */
const CONFIRM_WITHIN_MS = 2 * 60_000;

/** Permission the moderator must still have when confirming. */
const NEEDED: Record<OrderType, PermissionName> = {
  warn: 'ModerateMembers',
  mute: 'ModerateMembers',
  kick: 'KickMembers',
  ban: 'BanMembers',
  softban: 'BanMembers',
};

/** Components for pending orders: the two confirmation buttons, and the form that asks for the reason of a warn. */
export function orderComponents(deps: CommandDeps): Component[] {
  return [
    defineComponent({
      id: confirmId,
      mayPress: { owner: 'moderatorId' },
      lifetimeMs: CONFIRM_WITHIN_MS,
      isSlow: true,
      async run(ctx, { orderId }) {
        const outcome = await carryOutPending(ctx, deps, orderId);
        if (outcome === null) return;
        await ctx.update({ content: describeOutcome(outcome, ctx.locale), components: [] });
        await noteAnswered(ctx, deps, outcome);
      },
    }),
    defineComponent({
      id: cancelId,
      mayPress: { owner: 'moderatorId' },
      async run({ guildId, locale, update }, { orderId }) {
        await deps.pending.drop(guildId, orderId);
        await update({ content: m.order_cancelled({}, { locale }), components: [] });
      },
    }),
    defineComponent({
      id: warnFormId,
      kind: 'form',
      mayPress: 'anybody',
      async run(ctx, { orderId }) {
        const outcome = await carryOutPending(ctx, deps, orderId, ctx.field(WARN_REASON_FIELD));
        if (outcome === null) return;
        await ctx.reply({ content: describeOutcome(outcome, ctx.locale) });
        await noteAnswered(ctx, deps, outcome);
      },
    }),
  ];
}

/** Carries out a pending order once, checking permissions and members again; null if the moderator was told why not. */
async function carryOutPending(
  ctx: ComponentContext,
  deps: CommandDeps,
  orderId: string,
  reason?: string,
): Promise<OrderOutcome | null> {
  const { guildId, user, locale, permissions, refuse } = ctx;
  const cause = causeOfPress(ctx);
  const order = await deps.pending.find(guildId, orderId);
  const before = order === null ? await outcomeBefore(ctx, deps, { cause, people: [] }) : null;
  if (before !== null) return before;
  if (order === null || order.moderatorId !== user.id) {
    await refuse(m.order_over({}, { locale }));
    return null;
  }
  const details = reason === undefined ? order.details : { ...order.details, reason };
  const needed = NEEDED[details.type];
  const missing = holds(permissions, needed)
    ? describeMissingRights(ctx, details)
    : m.component_forbidden({ permissions: namePermissions([needed], locale) }, { locale });
  if (missing !== null) {
    await refuse(missing);
    return null;
  }
  const { people, refused } = await chooseTargets(ctx, deps, { type: details.type, named: order.memberIds });
  if (people.length === 0) {
    await refuse(refusedLines(refused, locale).join('\n'));
    return null;
  }
  const claim: Parameters<typeof carryOutOrder>[2]['claim'] = (tx) => deps.pending.take(tx, guildId, orderId);
  const outcome = await carryOutOrder(ctx, deps, { details, people, refused, cause, claim });
  if (outcome === null) await refuse(m.order_over({}, { locale }));
  return outcome;
}
