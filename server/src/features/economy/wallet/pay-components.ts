import { m } from '#texts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import type { ComponentContext } from '../../../bot/components/component-context.ts';
import { findMember } from '../../../bot/commands/find-user.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { type EarningRules, receivingRefusal } from '../earning-rules/earning-rules.ts';
import { cancelPaymentId, confirmPaymentId } from './pay-buttons.ts';
import { executeTransfer, prepareTransfer } from './transfer.ts';
import type { Wallets } from './wallets.ts';

/** How long a payment can be confirmed, in milliseconds: 10 minutes. */
const LIFETIME_MS = 10 * 60 * 1000;

interface PayDeps {
  earningRules: Pick<EarningRules, 'mayReceiveAt'>;
  ledger: Pick<Ledger, 'post'>;
  wallets: Pick<Wallets, 'floor'>;
}

/** The components that confirm or cancel a large payment. */
export function payComponents({ ledger, wallets, earningRules }: PayDeps): Component[] {
  return [
    defineComponent({
      id: confirmPaymentId,
      command: 'pay',
      mayPress: { owner: 'ownerId' },
      lifetimeMs: LIFETIME_MS,
      async run(ctx, { toId, amount, invocationId }) {
        const refusal = await whyNot(ctx, toId, earningRules);
        if (refusal !== null) return ctx.refuse(refusal);
        const transfer = await prepareTransfer(wallets, ctx, { toId, invocationId });
        const show = (content: string) => ctx.update({ content, components: [] });
        return executeTransfer(ledger, ctx, transfer, { amount, show });
      },
    }),
    defineComponent({
      id: cancelPaymentId,
      noCommand: 'cancelling carries nothing out',
      mayPress: { owner: 'ownerId' },
      lifetimeMs: LIFETIME_MS,
      run: ({ update, locale }) => update({ content: m.pay_kept({}, { locale }), components: [] }),
    }),
  ];
}

/** The receiver may have left since the question was asked. */
async function whyNot(ctx: ComponentContext, userId: string, rules: PayDeps['earningRules']): Promise<string | null> {
  const member = await findMember(ctx, userId);
  if (member === undefined) return m.pay_left_server({}, { locale: ctx.locale });
  const joinedAt = member.joined_at === null ? null : new Date(member.joined_at);
  return receivingRefusal(ctx, { userId, joinedAt }, rules);
}
