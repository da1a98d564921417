import { REFUND_WITHIN_MS } from '@perigee/core/economy/shop/section';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { describeReturn } from '../drawing/describe-order.ts';
import { drawInventory } from '../drawing/draw-inventory.ts';
import { inventoryId, returnId, returnPickId } from '../drawing/shop-buttons.ts';
import { awaitOrder, isOpen } from '../orders/await-order.ts';
import { cancelOrderReport } from '../orders/enqueue-roles.ts';
import { refund, type RefundOutcome } from '../orders/refund.ts';
import { readInventory } from '../read-inventory.ts';
import type { ShopDeps } from '../shop-deps.ts';

const RETURN_RULE = 'a purchase can be returned while the shop allows returns';

/** Components that return a purchase, below its reply and below the inventory, and that page through the inventory. */
export function returnComponents(deps: ShopDeps): Component[] {
  const mayPress = { owner: 'ownerId' } as const;
  return [
    defineComponent({
      id: returnId,
      noCommand: RETURN_RULE,
      mayPress,
      lifetimeMs: REFUND_WITHIN_MS,
      run: (ctx, { orderId }) => returnOrder(deps, ctx, orderId),
    }),
    defineComponent({
      id: returnPickId,
      noCommand: RETURN_RULE,
      mayPress,
      lifetimeMs: REFUND_WITHIN_MS,
      run: (ctx) => returnOrder(deps, ctx, ctx.values[0] ?? ''),
    }),
    defineComponent({
      id: inventoryId,
      command: 'inventory',
      mayPress,
      lifetimeMs: REFUND_WITHIN_MS,
      async run(ctx, { ownerId, memberId, page }) {
        const { bot, guildId, settings, update } = ctx;
        const user = memberId === ctx.user.id ? ctx.user : await bot.api.users.get(memberId);
        const member = { id: memberId, name: user.global_name ?? user.username };
        const inventory = await readInventory(deps, { guildId, viewerId: ownerId, settings, member });
        await update(drawInventory(inventory, { ownerId, settings, page }));
      },
    }),
  ];
}

type Refusal = Exclude<RefundOutcome['outcome'], 'returned' | 'returning'>;

const REFUSALS: Record<Refusal, typeof m.refund_used> = {
  tooLate: m.refund_too_late,
  used: m.refund_used,
  unknown: m.refund_too_late,
  repeated: m.refund_repeated,
};

async function returnOrder(deps: ShopDeps, ctx: ComponentContext, id: string): Promise<void> {
  const { guildId, user, settings, locale, refuse, update } = ctx;
  if (!settings.shopRules.refunds) return refuse(m.refund_off({}, { locale }));
  const refunded = await refund(deps, { guildId, userId: user.id, id });
  if (!('order' in refunded)) return refuse(REFUSALS[refunded.outcome]({}, { locale }));
  const order = await awaitOrder(deps, refunded.order);
  const description = describeReturn(order, moneyWritingOf(ctx));
  await update({ content: '', embeds: [{ color: ACCENT_COLOR, description }], components: [] });
  if (refunded.outcome === 'returning' && !isOpen(order)) await cancelOrderReport(deps.db, order, 'returned');
}
