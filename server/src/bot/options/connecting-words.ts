import type { OptionType } from '@perigee/core/community/commands/schema';
import type { OptionDefinition } from '../command-entry.ts';

const TO = String.raw`to|for|with|by|of|against|vs\.?|versus|кому|для|на|к|против`;
const FROM = 'from|off|у|от|с|со';
const PERSON =
  '(?:the )?(?:user|member|player)|пользовател[юяь]|пользователем|участник[ауи]?|участником|игрок[ау]?|игроком';
const FOR_HOW_MUCH = 'for|of|with|at|by|to|(?:the )?(?:last|latest|newest)|за|на|по|в|последн(?:ие|их|ее|юю)';

const connecting = (words: string) =>
  new RegExp(String.raw`^\s*(?:${words})\s+`.replaceAll(' ', String.raw`\s+`), 'iu');

const BEFORE_PERSON = connecting(`${TO}|${FROM}|(?:(?:${TO}|${FROM}) )?(?:${PERSON})`);
const BEFORE_NUMBER = connecting(FOR_HOW_MUCH);

const BEFORE: Partial<Record<OptionType, RegExp>> = {
  user: BEFORE_PERSON,
  member: BEFORE_PERSON,
  members: BEFORE_PERSON,
  mentionable: BEFORE_PERSON,
  amount: BEFORE_NUMBER,
  integer: BEFORE_NUMBER,
  number: BEFORE_NUMBER,
  channel: connecting('in|into|to|for|on|at|в|во|на|для|к'),
  role: connecting('to|for|of|with|для|с|со|у'),
};

const BEFORE_CHOICE = connecting('on|with|as|to|only|from|for|на|в|с|со|от|только');

const AWAY = connecting(`(?:${FROM})(?: (?:${PERSON}))?`);

/**
 * The text after a little word that only connects a value to the one before it: `100 to @Mia`, «5 от @Мии», `100 on
 * heads`. Null if there is none.
 */
export function afterConnectingWord({ type, config }: OptionDefinition, text: string): string | null {
  const pattern = config.en.choices === undefined ? BEFORE[type] : BEFORE_CHOICE;
  const [word] = pattern?.exec(text) ?? [];
  return word === undefined ? null : text.slice(word.length);
}

/** The word that says that something comes from a person, at the beginning of a text; null if there is none. */
export function wordOfGiver(text: string): string | null {
  return AWAY.exec(text)?.[0].trim() ?? null;
}
