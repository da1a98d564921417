import { cutText } from '@perigee/core/base/text/cut';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { customId } from '../../../../bot/components/custom-id.ts';
import { quoteReason, refusedLines } from './describe-outcome.ts';
import type { FoundPerson } from './targets/find-people.ts';
import { personNameOf } from './targets/name-people.ts';
import type { OrderDetails, OrderType } from './order-details.ts';
import { ownedOrder } from './order-state.ts';

/** Confirms an order; only for the moderator who gave it. */
export const confirmId = customId({ feature: 'moderation', action: 'confirm', version: 1, args: ownedOrder });

/** Cancels it. */
export const cancelId = customId({ feature: 'moderation', action: 'cancel', version: 1, args: ownedOrder });

const CONFIRM_TEXTS: Record<OrderType, (inputs: { count: number }, options: { locale: Locale }) => string> = {
  warn: m.order_warn,
  mute: m.order_mute,
  kick: m.order_kick,
  ban: m.order_ban,
  softban: m.order_softban,
};

/** Users named of a long list. */
const NAMED_MAX = 15;

/** The platform's limit. */
const CONTENT_MAX = 2_000;

interface UnconfirmedOrder {
  orderId: string;
  moderatorId: string;
  details: OrderDetails;
  people: readonly FoundPerson[];
  refused: readonly string[];
}

/** Asks the moderator to confirm an order for many users. */
export function askForWord(
  { orderId, moderatorId, details, people, refused }: UnconfirmedOrder,
  locale: Locale,
): ReplyBody {
  const { type, durationMs, reason } = details;
  const named = people.slice(0, NAMED_MAX).map(personNameOf).join(', ');
  const requested = CONFIRM_TEXTS[type]({ count: people.length }, { locale });
  const lines = [
    durationMs === undefined
      ? requested
      : `${requested} ${m.order_for({ duration: writeDuration(durationMs, locale) }, { locale })}`,
    people.length > NAMED_MAX ? `${named}, …` : named,
    ...quoteReason(reason),
    ...refusedLines(refused, locale),
  ];
  const args = { orderId, moderatorId };
  return {
    content: cutText(lines.join('\n'), CONTENT_MAX),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          button(m.order_confirm({}, { locale }), confirmId.write(args), ButtonStyle.Danger),
          button(m.order_cancel({}, { locale }), cancelId.write(args), ButtonStyle.Secondary),
        ],
      },
    ],
  };
}

function button(label: string, id: string, style: ButtonStyle.Danger | ButtonStyle.Secondary) {
  return { type: ComponentType.Button as const, label, custom_id: id, style };
}
