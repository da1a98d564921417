import type { Locale } from '@perigee/core/locales/locales';
import type { PunishmentType } from '@perigee/core/moderation/punishment';
import type { ChoiceSet } from '@perigee/core/schemas/field';
import { m } from '#texts';
import type { PlainMessage, SayText } from '../../lib/preferences/use-text.ts';

const LOCALE_TEXTS: Record<Locale, PlainMessage> = { en: m.locale_en, ru: m.locale_ru };

const PUNISHMENT_TEXTS: Record<PunishmentType, PlainMessage> = {
  warn: m.punishment_warn,
  mute: m.punishment_mute,
  kick: m.punishment_kick,
  ban: m.punishment_ban,
};

const CHOICE_TEXTS: Record<ChoiceSet, Readonly<Record<string, PlainMessage>>> = {
  locale: LOCALE_TEXTS,
  punishment: PUNISHMENT_TEXTS,
  listPolicy: { allExcept: m.automod_choice_allExcept, onlyThese: m.automod_choice_onlyThese },
  wordMatch: { whole: m.automod_choice_whole, part: m.automod_choice_part },
  pictureLayout: {
    orbit: m.pictureLayout_orbit,
    horizon: m.pictureLayout_horizon,
    badge: m.pictureLayout_badge,
  },
  embedTime: { current: m.embed_time_current, custom: m.embed_time_custom, template: m.embed_time_template },
};

/** The word for a choice; what is not one of the set, or of no set, is its own word. */
export function choiceText(text: SayText, set: ChoiceSet | undefined, value: string): string {
  const texts = set && CHOICE_TEXTS[set];
  const word = texts && Object.hasOwn(texts, value) ? texts[value] : undefined;
  return word === undefined ? value : text(word);
}
