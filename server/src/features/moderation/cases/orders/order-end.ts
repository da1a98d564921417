import { readOrderEnd } from '@perigee/core/base/reading/order-end';
import { cutText } from '@perigee/core/base/text/cut';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { readingIn } from '../../../../bot/options/option-reading.ts';
import { writeMoment } from '../../../../bot/options/write-value.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';
import { quoteReason, refusedLines } from './describe-outcome.ts';
import { cancelId } from './order-buttons.ts';
import type { OrderContext, OrderDetails } from './order-details.ts';
import { type OrderEnd, ownedOrder } from './order-state.ts';
import type { FoundPerson } from './targets/find-people.ts';
import { personNameOf } from './targets/name-people.ts';

/** Chooses when an order ends, and carries it out; only for the moderator who gave it. */
export const endId = customId({
  feature: 'moderation',
  action: 'end',
  version: 1,
  args: { ...ownedOrder, choice: wholeNumber },
});

/** The platform's limits. */
const LABEL_MAX = 80;
const CONTENT_MAX = 2_000;

/** People named of a long list. */
const NAMED_MAX = 15;

/**
 * The ends that an order may have, last the one that it has without a time; null if it says when it ends, or if nothing
 * in it could be a time. Nobody is punished for ever because a time in the reason was overlooked.
 */
export function endsToAskAbout({ options, settings }: OrderContext, details: OrderDetails): OrderEnd[] | null {
  const { type, reason, durationMs } = details;
  if ((type !== 'mute' && type !== 'ban') || options.duration !== undefined || reason === '') return null;
  const read = readOrderEnd(reason, readingIn(settings));
  if (read.kind === 'none' || read.kind === 'wrong') return null;
  const meanings = read.kind === 'read' ? [read] : read.meanings;
  const ends = meanings.flatMap(({ end, rest }): OrderEnd[] => {
    if (end.kind === 'endless') return [];
    return [end.kind === 'moment' ? { endsAtMs: end.at, reason: rest } : { durationMs: end.ms, reason: rest }];
  });
  if (ends.length === 0) return null;
  // Two buttons of the same length would look alike.
  const isAmong = durationMs !== undefined && ends.some((end) => end.durationMs === durationMs);
  return isAmong ? ends : [...ends, { reason, ...(durationMs !== undefined && { durationMs }) }];
}

/** The order with the end that was chosen. A moment is counted to from the press. */
export function withEnd(details: OrderDetails, { durationMs, endsAtMs, reason }: OrderEnd): OrderDetails {
  const lasts = endsAtMs === undefined ? durationMs : Math.max(0, endsAtMs - Date.now());
  return { ...details, reason, ...(lasts !== undefined && { durationMs: lasts }) };
}

interface AskedOrder {
  orderId: string;
  moderatorId: string;
  details: OrderDetails;
  ends: readonly OrderEnd[];
  people: readonly FoundPerson[];
  refused: readonly string[];
}

/** Asks the moderator until when an order lasts. */
export function askForEnd({ details, ends, people, refused, ...args }: AskedOrder, locale: Locale): ReplyBody {
  const names = people.slice(0, NAMED_MAX).map(personNameOf).join(', ');
  const moments = ends.flatMap(({ endsAtMs }) => (endsAtMs === undefined ? [] : [writeMoment(endsAtMs)]));
  const asked = details.type === 'ban' ? m.order_end_ban : m.order_end_mute;
  const lines = [
    asked({ members: people.length > NAMED_MAX ? `${names}, …` : names }, { locale }),
    ...quoteReason(details.reason),
    ...moments,
    ...refusedLines(refused, locale),
  ];
  const choices = ends.map((end, choice) => ({
    type: ComponentType.Button as const,
    label: cutText(describeEnd(end, locale), LABEL_MAX),
    custom_id: endId.write({ ...args, choice }),
    style: ButtonStyle.Danger as const,
  }));
  const cancel = {
    type: ComponentType.Button as const,
    label: m.order_cancel({}, { locale }),
    custom_id: cancelId.write(args),
    style: ButtonStyle.Secondary as const,
  };
  return {
    content: cutText(lines.join('\n'), CONTENT_MAX),
    components: [{ type: ComponentType.ActionRow, components: [...choices, cancel] }],
  };
}

function describeEnd({ durationMs, endsAtMs }: OrderEnd, locale: Locale): string {
  if (durationMs !== undefined) return m.order_end_for({ duration: writeDuration(durationMs, locale) }, { locale });
  if (endsAtMs === undefined) return m.order_end_never({}, { locale });
  // Buttons show no time marks, so the label says how long it is, and the text when.
  const minutes = Math.max(1, Math.round((endsAtMs - Date.now()) / 60_000));
  return m.order_end_moment({ duration: writeDuration(minutes * 60_000, locale) }, { locale });
}
