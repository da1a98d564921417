import { userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText, markup, unmarkedText, type EscapedText } from '../../texts/people-text.ts';
import { createdSeconds } from '../../discord/snowflake-time.ts';
import type { ReplyBody } from '../command-context.ts';
import type { WhoQuestion } from '../options/who-question.ts';
import type { OptionReading } from '../options/option-reading.ts';
import type { Candidate } from '../people/candidate.ts';
import type { CommandInvocation } from './command-invocation.ts';
import { keepUse } from './keep-use.ts';
import { giveUpId, whoButtonId, whoSelectId } from './kept-use.ts';

/** The platform's limits. */
const LABEL_MAX = 80;
const CHOICE_MAX = 100;

/** How much is shown of what was typed, in UTF-16 code units. */
const WORDS_SHOWN = 100;

/** Up to this many people are offered as buttons, unless they have the same name. */
const BUTTONS_MAX = 2;

/** The arguments of every component of a question. */
interface Asked {
  useId: string;
  memberId: string;
}

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

interface AskedUse {
  question: WhoQuestion;
  reading: OptionReading;
  /** The use has been logged. */
  isNoted: boolean;
}

/** Asks the member who is meant by a name. Their answer carries the command out. */
export async function askWho(invocation: CommandInvocation, { question, reading, isNoted }: AskedUse): Promise<void> {
  const { user, locale, kept, reply, refuse } = invocation;
  if (kept === null) return refuse(m.target_unknown({ given: shown(question.typed) }, { locale }));
  const people = question.choices.map(({ picked }) => picked);
  const useId = await keepUse(invocation, { use: kept, reading, isNoted, people });
  await reply(whoMessage(question, { useId, memberId: user.id }, locale));
  return undefined;
}

function whoMessage(question: WhoQuestion, asked: Asked, locale: Locale): ReplyBody {
  const people = question.choices.map(({ person }) => person);
  const cancel = button(m.order_cancel({}, { locale }), giveUpId.write(asked), ButtonStyle.Secondary);
  const isShort = people.length <= BUTTONS_MAX && question.why !== 'several';
  const components: Row[] = isShort
    ? [row([...people.map((person) => buttonOf(person, asked)), cancel])]
    : [row([selectOf(people, asked, locale)]), row([cancel])];
  return { content: describeQuestion(question, people, locale), components };
}

function describeQuestion(
  { why, typed: words, more: rest }: WhoQuestion,
  people: readonly Candidate[],
  locale: Locale,
) {
  const typed = shown(words);
  const [first, ...others] = people;
  const person = first === undefined ? markup('') : nameOf(first);
  switch (why) {
    case 'several':
      return m.who_several({ typed }, { locale });
    case 'near':
      return others.length === 0
        ? m.who_near({ typed, person }, { locale })
        : m.who_near_several({ typed }, { locale });
    case 'goesOn': {
      const [word = ''] = rest.split(/\s/u, 1);
      return m.who_goes_on({ typed, word: shown(word), person, more: shown(rest) }, { locale });
    }
    case 'reply':
      return m.who_reply({ typed, author: person }, { locale });
    default:
      return why satisfies never;
  }
}

/** The mention with the username, since a mention alone may not show who somebody is. */
function nameOf({ id, username }: Candidate): EscapedText {
  return markup(`${userMention(id)} (${escapeText(username)})`);
}

function shown(text: string): EscapedText {
  return escapeText(cutText(text, WORDS_SHOWN));
}

function row(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function buttonOf({ id, shownName, username }: Candidate, asked: Asked) {
  const label = shownName === username ? username : `${shownName} (@${username})`;
  return button(cutText(label, LABEL_MAX), whoButtonId.write({ ...asked, personId: id }), ButtonStyle.Primary);
}

function button(label: string, id: string, style: ButtonStyle.Primary | ButtonStyle.Secondary) {
  return { type: ComponentType.Button as const, label, custom_id: id, style };
}

/** People of one name are told apart by their username and the age of their account. */
function selectOf(people: readonly Candidate[], asked: Asked, locale: Locale) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    type: ComponentType.StringSelect as const,
    custom_id: whoSelectId.write(asked),
    placeholder: m.who_choose({}, { locale }),
    options: people.map(({ id, shownName, username, isMember }) => {
      const since = day.format(createdSeconds(id) * 1000);
      const plain = { username: unmarkedText(username) };
      const about = isMember ? m.who_choice({ ...plain, since }, { locale }) : m.who_left(plain, { locale });
      return { label: cutText(shownName, CHOICE_MAX), value: id, description: cutText(about, CHOICE_MAX) };
    }),
  };
}
