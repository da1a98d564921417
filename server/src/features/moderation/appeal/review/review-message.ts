import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIEmbed,
  type APIEmbedField,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import type { Appeal } from '../appeal.ts';
import { plainText } from '../plain-text.ts';
import { bannedText, stateColor, stateLines } from './review-texts.ts';
import { type ReviewAction, reviewIds } from './review-button.ts';

/**
 * The platform's limit for a field value, and limits that keep the embed within 6000 characters beside four questions
 * and answers.
 */
const FIELD_MAX = 1024;
const QUESTION_NAME_MAX = 256;
const BAN_REASON_MAX = 300;
const VERDICT_REASON_SHOWN = 400;

export interface ReviewWriting {
  locale: Locale;
  publicUrl: string;
}

/** The message in the review channel, with its buttons while the appeal is open. */
export function describeReview(appeal: Appeal, writing: ReviewWriting) {
  return messageOf(reviewBody(appeal, writing));
}

/** The same as a reply to a button press. */
export function reviewBody(appeal: Appeal, { locale, publicUrl }: ReviewWriting): ReplyBody {
  const address = `${publicUrl}/support/review/${appeal.id}`;
  return { embeds: [embedOf(appeal, locale)], components: [buttonsOf(appeal, locale, address)] };
}

function embedOf(appeal: Appeal, locale: Locale): APIEmbed {
  const { userId, username, answers, questions } = appeal;
  const input = questions[locale].map((question, index): APIEmbedField => {
    const name = plainText(question, QUESTION_NAME_MAX);
    return { name, value: plainText(answers[index] ?? '', FIELD_MAX) || m.appeal_blank({}, { locale }) };
  });
  return {
    color: stateColor(appeal),
    title: m.appeal_title({}, { locale }),
    description: [
      `${userMention(userId)} · ${plainText(username, QUESTION_NAME_MAX)} · \`${userId}\``,
      ...stateLines(appeal, locale),
    ].join('\n'),
    fields: [
      ...input,
      {
        name: m.appeal_ban_reason({}, { locale }),
        value: plainText(appeal.banReason ?? '', BAN_REASON_MAX) || m.appeal_no_reason({}, { locale }),
        inline: true,
      },
      { name: m.appeal_banned({}, { locale }), value: bannedText(appeal, locale), inline: true },
      ...verdictReason(appeal, locale),
    ],
    timestamp: appeal.submittedAt.toISOString(),
  };
}

function verdictReason({ verdictReason: reason }: Appeal, locale: Locale): APIEmbedField[] {
  if (reason === null) return [];
  return [{ name: m.appeal_verdict_reason({}, { locale }), value: plainText(reason, VERDICT_REASON_SHOWN) }];
}

function buttonsOf(appeal: Appeal, locale: Locale, url: string): APIActionRowComponent<APIButtonComponent> {
  const { id: appealId, state, banOverAt, heldBy } = appeal;
  const button = (
    label: string,
    action: ReviewAction,
    style: ButtonStyle.Success | ButtonStyle.Danger | ButtonStyle.Secondary,
  ): APIButtonComponent => ({
    type: ComponentType.Button,
    label,
    style,
    custom_id: reviewIds[action].write({ appealId }),
  });
  const isOpen = state === 'submitted' && banOverAt === null;
  const holding =
    heldBy === null
      ? button(m.appeal_hold({}, { locale }), 'hold', ButtonStyle.Secondary)
      : button(m.appeal_release({}, { locale }), 'release', ButtonStyle.Secondary);
  const acting = [
    button(m.appeal_approve({}, { locale }), 'approve', ButtonStyle.Success),
    button(m.appeal_decline({}, { locale }), 'decline', ButtonStyle.Danger),
    holding,
  ];
  const site: APIButtonComponent = {
    type: ComponentType.Button,
    label: m.appeal_open({}, { locale }),
    style: ButtonStyle.Link,
    url,
  };
  return { type: ComponentType.ActionRow, components: [...(isOpen ? acting : []), site] };
}
