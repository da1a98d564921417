import { m } from '#texts';
import type { PlainMessage, SayText } from '../../lib/preferences/use-text.ts';

const LANGUAGES = new Map([
  ['en', m.locale_en],
  ['ru', m.locale_ru],
]);

const POLICIES = new Map([
  ['allExcept', m.automod_choice_allExcept],
  ['onlyThese', m.automod_choice_onlyThese],
]);

/** What the choices of a field are called, by the field's name in the contract and the choice's. */
const CHOICES: ReadonlyMap<string, ReadonlyMap<string, PlainMessage>> = new Map([
  ['commands', LANGUAGES],
  ['interface', LANGUAGES],
  ['policy', POLICIES],
  [
    'match',
    new Map([
      ['whole', m.automod_choice_whole],
      ['part', m.automod_choice_part],
    ]),
  ],
  [
    'type',
    new Map([
      ['warn', m.punishment_warn],
      ['mute', m.punishment_mute],
      ['kick', m.punishment_kick],
      ['ban', m.punishment_ban],
      ['current', m.embed_time_current],
      ['custom', m.embed_time_custom],
      ['template', m.embed_time_template],
    ]),
  ],
]);

/** The word for a choice of that field; undefined where the field's text is its own. */
export function choiceText(text: SayText, field: string, value: string): string | undefined {
  const name = CHOICES.get(field)?.get(value);
  return name && text(name);
}
