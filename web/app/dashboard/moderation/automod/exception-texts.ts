import type { ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';

const OFFERS = {
  guild: m.offer_entry,
  domain: m.offer_entry,
  word: m.offer_word,
  fileType: m.offer_fileType,
  channel: m.offer_channel,
  role: m.offer_role,
};

/** What an exception does, such as `Leave #general alone in “Capital letters”`. */
export function offerText(text: Translate, { rule, kind, value, name }: ExceptionOffer): string {
  return text(OFFERS[kind], { what: name ?? value, rule: text(RULE_TEXTS[rule].title) });
}

/** The key of an offered exception in a list. */
export const offerKey = ({ rule, kind, value }: ExceptionOffer) => `${rule} ${kind} ${value}`;
