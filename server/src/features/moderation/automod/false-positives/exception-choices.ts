import { createHash } from 'node:crypto';
import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import type { RuleException } from '@perigee/core/moderation/automod/rule-exception';
import type { ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { allowDomainId, exceptHitId } from '../hits/hit-button.ts';

/** The platform's limits: choices per select, and UTF-16 code units per label. */
const CHOICES_MAX = 25;
const LABEL_MAX = 100;

/** The select with the offers under a log entry; nothing if there are no offers. */
export function exceptionSelect(
  hitId: string,
  offers: readonly ExceptionOffer[],
  locale: Locale,
): NonNullable<ReplyBody['components']> {
  if (offers.length === 0) return [];
  const options = offers
    .slice(0, CHOICES_MAX)
    .map((offer) => ({ value: choiceOf(offer), label: cutText(describeOffer(offer, locale), LABEL_MAX) }));
  const select = {
    type: ComponentType.StringSelect as const,
    custom_id: exceptHitId.write({ hitId }),
    placeholder: m.automod_except({}, { locale }),
    options,
  };
  return [{ type: ComponentType.ActionRow, components: [select] }];
}

/** A short key of an offer: a select value holds at most 100 characters, and a domain can be longer. */
export function choiceOf({ rule, kind, value }: RuleException): string {
  return createHash('sha256').update(`${rule} ${kind} ${value}`).digest('base64url');
}

/** The beginning of that key, for a custom id. */
export function shortChoiceOf(exception: RuleException): string {
  return choiceOf(exception).slice(0, 10);
}

/** The platform's limit for a button's label, in UTF-16 code units. */
const BUTTON_MAX = 80;

/** A button for each domain that can be allowed with one press. */
export function domainButtons(hitId: string, offers: readonly RuleException[], locale: Locale) {
  return offers.map((offer) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label: cutText(m.automod_allow_domain({ domain: offer.value }, { locale }), BUTTON_MAX),
    custom_id: allowDomainId.write({ hitId, choice: shortChoiceOf(offer) }),
  }));
}

/** For example `Links: allow example.org`. */
export function describeOffer({ rule, kind, value, name }: ExceptionOffer, locale: Locale): string {
  const what = name ?? value;
  const words = {
    guild: m.automod_except_entry,
    domain: m.automod_except_entry,
    word: m.automod_except_word,
    fileType: m.automod_except_fileType,
    channel: m.automod_except_channel,
    role: m.automod_except_role,
  }[kind];
  return `${AUTOMOD_RULES[rule].name[locale]}: ${words({ what }, { locale })}`;
}
