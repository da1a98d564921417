import { type Child, make } from '../dom.ts';
import type { Message, Names } from './message-shapes.ts';
import { state } from '../state.ts';
import { language, t } from '../texts/texts.ts';
import { memberOf } from '../people/users.ts';

/** A pattern matched at the start of a text, and how its groups are drawn: the whole match, then its captures. */
type Rule = [pattern: RegExp, draw: (groups: Groups, names: Names) => Child];
type Groups = [whole: string, first: string, second: string];

/** The platform's Markdown, drawn as elements, never as HTML text, so that a message cannot inject any. */
const RULES: Rule[] = [
  [/^```(?:[a-z]+\n)?\n?([\s\S]+?)\n?```/i, ([, first]) => make('pre', {}, make('code', {}, first))],
  [/^``?([^`]+)``?/, ([, first]) => make('code', {}, first)],
  [/^\*\*([\s\S]+?)\*\*/, ([, first], names) => make('strong', {}, ...draw(first, names))],
  [/^__([\s\S]+?)__/, ([, first], names) => make('u', {}, ...draw(first, names))],
  [/^~~([\s\S]+?)~~/, ([, first], names) => make('s', {}, ...draw(first, names))],
  [
    /^\|\|([\s\S]+?)\|\|/,
    ([, first], names) => make('details', { class: 'spoiler' }, make('summary', {}, '···'), ...draw(first, names)),
  ],
  [/^\*([^\s*][\s\S]*?)\*/, ([, first], names) => make('em', {}, ...draw(first, names))],
  [/^_([^\s_][\s\S]*?)_(?!\w)/, ([, first], names) => make('em', {}, ...draw(first, names))],
  [/^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, ([, first, second], names) => link(second, draw(first, names))],
  [/^<?(https?:\/\/[^\s<>)]+)>?/, ([, first]) => link(first, [first])],
  [/^<@!?(\d+)>/, ([, first], names) => mention(`@${memberOf(first)?.name ?? names[first] ?? first}`)],
  [/^<@&(\d+)>/, ([, first]) => mention(`@${state.server?.roles.find(({ id }) => id === first)?.name ?? first}`)],
  [/^<#(\d+)>/, ([, first]) => mention(`#${state.server?.channels.find(({ id }) => id === first)?.name ?? first}`)],
  [/^<\/([^:]+):\d+>/, ([, first]) => mention(`/${first}`)],
  [
    /^<a?:(\w+):(\d+)>/,
    ([, first, second]) => make('img', { class: 'emoji', src: `/cdn/emojis/${second}.png`, alt: `:${first}:` }),
  ],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, first, second]) => timestamp(Number(first) * 1000, second || 'f')],
  [/^@(everyone|here)\b/, ([whole]) => mention(whole)],
];
const LINE_RULES: Rule[] = [
  [
    /^(#{1,3}) +(.+)$/,
    ([, first, second], names) => make('strong', { class: `heading heading-${first.length}` }, ...draw(second, names)),
  ],
  [/^-# +(.+)$/, ([, first], names) => make('small', { class: 'subtext' }, ...draw(first, names))],
  [/^> ?(.*)$/, ([, first], names) => make('blockquote', {}, ...draw(first, names))],
  [/^[-*] +(.+)$/, ([, first], names) => make('span', { class: 'bullet' }, ...draw(first, names))],
];

/** The text as a list of strings and elements; `names` maps ids of mentioned people who are not in the member list. */
export function markdown(text: string, names: Names = {}): Child[] {
  const blocks = text.split(/(```[\s\S]+?```)/);
  return blocks.flatMap((block) => (block.startsWith('```') ? draw(block, names) : drawLines(block, names)));
}

function drawLines(block: string, names: Names): Child[] {
  return block.split('\n').flatMap((line, index) => {
    const drawn = firstOf(LINE_RULES, line, names);
    if (drawn !== null) return [drawn.element];
    return index === 0 ? draw(line, names) : ['\n', ...draw(line, names)];
  });
}

function draw(text: string, names: Names): Child[] {
  const parts: Child[] = [];
  let plain = '';
  for (let rest = text; rest !== ''; ) {
    const drawn = firstOf(RULES, rest, names);
    if (drawn === null) {
      const length = rest.startsWith('\\') ? 2 : 1;
      plain += rest.slice(length - 1, length);
      rest = rest.slice(length);
      continue;
    }
    if (plain !== '') parts.push(plain);
    plain = '';
    parts.push(drawn.element);
    rest = rest.slice(drawn.length);
  }
  return plain === '' ? parts : [...parts, plain];
}

/** The element of the first rule that matches, and the length of the match. */
function firstOf(rules: Rule[], text: string, names: Names): { element: Child; length: number } | null {
  for (const [pattern, drawPart] of rules) {
    const [whole, first = '', second = ''] = pattern.exec(text) ?? [];
    if (whole !== undefined) return { element: drawPart([whole, first, second], names), length: whole.length };
  }
  return null;
}

const mention = (text: string) => make('span', { class: 'mention' }, text);
const link = (href: string, children: Child[]) =>
  make('a', { href, target: '_blank', rel: 'noreferrer noopener' }, ...children);

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
type Unit = [name: Intl.RelativeTimeFormatUnit, ms: number];
const SECOND: Unit = ['second', 1e3];
const UNITS: Unit[] = [['year', 31536e6], ['month', 2592e6], ['day', 864e5], ['hour', 36e5], ['minute', 6e4], SECOND];

function timestamp(time: number, style: string) {
  const full = new Intl.DateTimeFormat(language, STYLES['F']).format(time);
  const text = style === 'R' ? relative(time) : new Intl.DateTimeFormat(language, STYLES[style]).format(time);
  return make('time', { datetime: new Date(time).toISOString(), title: full }, text);
}

function relative(time: number) {
  const distance = time - Date.now();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? SECOND;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / length), unit);
}

/** Hours and minutes of an ISO 8601 timestamp, with the date unless it is today. */
export const shortTime = (iso: string) => {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    language,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(new Date(iso));
};
/** The "edited" label of a message, if it was edited. */
export const isEdited = (message: Message) =>
  message.edited_timestamp && (message.flags & 128) === 0 ? t.edited : null;
