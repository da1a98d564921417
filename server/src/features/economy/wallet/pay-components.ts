import { m } from '#texts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { cancelPaymentId, confirmPaymentId } from './pay-buttons.ts';
import { executeTransfer, prepareTransfer } from './transfer.ts';
import type { Wallets } from './wallets.ts';

/** How long a payment can be confirmed, in milliseconds: 10 minutes. */
const LIFETIME_MS = 10 * 60 * 1000;

/** The components that confirm or cancel a large payment. */
export function payComponents({
  ledger,
  wallets,
}: {
  ledger: Pick<Ledger, 'post'>;
  wallets: Pick<Wallets, 'floor'>;
}): Component[] {
  return [
    defineComponent({
      id: confirmPaymentId,
      mayPress: { owner: 'ownerId' },
      lifetimeMs: LIFETIME_MS,
      async run(ctx, { toId, amount, invocationId }) {
        const transfer = await prepareTransfer(wallets, ctx, { toId, invocationId });
        const show = (content: string) => ctx.update({ content, components: [] });
        await executeTransfer(ledger, ctx, transfer, { amount, show });
      },
    }),
    defineComponent({
      id: cancelPaymentId,
      mayPress: { owner: 'ownerId' },
      lifetimeMs: LIFETIME_MS,
      run: ({ update, locale }) => update({ content: m.pay_kept({}, { locale }), components: [] }),
    }),
  ];
}
