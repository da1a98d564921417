import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { customId } from '../../../bot/components/custom-id.ts';

const id = z.string().check(z.regex(/^\d{1,20}$/));
const amount = z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number));

/** Confirms the payment, once per command invocation that asked for it. */
export const confirmPaymentId = customId({
  feature: 'wallet',
  action: 'pay',
  version: 1,
  args: { ownerId: id, toId: id, amount, invocationId: id },
});

export const cancelPaymentId = customId({ feature: 'wallet', action: 'keep', version: 1, args: { ownerId: id } });

interface PaymentRequest {
  ownerId: string;
  toId: string;
  amount: number;
  invocationId: string;
}

/** The buttons below the confirmation of a large payment. */
export function payButtons(requested: PaymentRequest, locale: Locale): APIActionRowComponent<APIButtonComponent> {
  const { Button, ActionRow } = ComponentType;
  return {
    type: ActionRow,
    components: [
      {
        type: Button,
        style: ButtonStyle.Primary,
        label: m.pay_now({}, { locale }),
        custom_id: confirmPaymentId.write(requested),
      },
      {
        type: Button,
        style: ButtonStyle.Secondary,
        label: m.pay_not({}, { locale }),
        custom_id: cancelPaymentId.write({ ownerId: requested.ownerId }),
      },
    ],
  };
}
