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
import { describeStricter, type StricterPunishment } from './stricter-punishments.ts';

/** Confirms an order; only for the moderator who gave it. */
export const confirmId = customId({ feature: 'moderation', action: 'confirm', version: 1, args: ownedOrder });

/** Confirms it for members too whose punishment is stricter. */
export const replaceId = customId({ feature: 'moderation', action: 'replace', version: 1, args: ownedOrder });

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

/** Stricter punishments listed one by one. */
const STRICTER_MAX = 5;

/** The platform's limit. */
const CONTENT_MAX = 2_000;

interface UnconfirmedOrder {
  orderId: string;
  moderatorId: string;
  details: OrderDetails;
  people: readonly FoundPerson[];
  refused: readonly string[];
  /** What is stricter than the order, and stays unless the moderator says otherwise. */
  stricter: readonly StricterPunishment[];
}

/** Asks the moderator to confirm an order for many users, or one that would replace what is stricter. */
export function askForWord(order: UnconfirmedOrder, locale: Locale): ReplyBody {
  const { details, people, refused, stricter } = order;
  const { type, durationMs, reason } = details;
  const named = people.slice(0, NAMED_MAX).map(personNameOf).join(', ');
  const requested = CONFIRM_TEXTS[type]({ count: people.length }, { locale });
  const lines = [
    durationMs === undefined
      ? requested
      : `${requested} ${m.order_for({ duration: writeDuration(durationMs, locale) }, { locale })}`,
    people.length > NAMED_MAX ? `${named}, …` : named,
    ...stricter.slice(0, STRICTER_MAX).map((each) => describeStricter(each, type, locale)),
    ...(stricter.length > STRICTER_MAX
      ? [m.case_report_more({ count: stricter.length - STRICTER_MAX }, { locale })]
      : []),
    ...(stricter.length > 0 ? [m.order_stricter_stays({}, { locale })] : []),
    ...quoteReason(reason),
    ...refusedLines(refused, locale),
  ];
  return {
    content: cutText(lines.join('\n'), CONTENT_MAX),
    components: [{ type: ComponentType.ActionRow, components: buttonsOf(order, locale) }],
  };
}

function buttonsOf({ orderId, moderatorId, people, stricter }: UnconfirmedOrder, locale: Locale) {
  const args = { orderId, moderatorId };
  const confirm = (label: string) => button(label, confirmId.write(args), ButtonStyle.Danger);
  const replace = button(m.order_stricter_replace({}, { locale }), replaceId.write(args), ButtonStyle.Danger);
  const cancel = (label: string) => button(label, cancelId.write(args), ButtonStyle.Secondary);
  if (stricter.length === 0) return [confirm(m.order_confirm({}, { locale })), cancel(m.order_cancel({}, { locale }))];
  // Nobody is left to punish: keeping what is stricter is the same as cancelling.
  if (stricter.length === people.length) return [cancel(m.order_stricter_keep({}, { locale })), replace];
  return [confirm(m.order_stricter_others({}, { locale })), replace, cancel(m.order_cancel({}, { locale }))];
}

function button(label: string, id: string, style: ButtonStyle.Danger | ButtonStyle.Secondary) {
  return { type: ComponentType.Button as const, label, custom_id: id, style };
}
