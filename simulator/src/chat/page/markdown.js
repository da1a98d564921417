import { language, t } from './texts.js';
import { make } from './dom.js';
import { state } from './state.js';
import { memberOf } from './users.js';

/** The platform's mark-up, drawn as elements: never as markup text, so that a message can not smuggle any in. */
const RULES = [
  [/^```(?:[a-z]+\n)?\n?([\s\S]+?)\n?```/i, (match) => make('pre', {}, make('code', {}, match[1]))],
  [/^``?([^`]+)``?/, (match) => make('code', {}, match[1])],
  [/^\*\*([\s\S]+?)\*\*/, (match, names) => make('strong', {}, ...draw(match[1], names))],
  [/^__([\s\S]+?)__/, (match, names) => make('u', {}, ...draw(match[1], names))],
  [/^~~([\s\S]+?)~~/, (match, names) => make('s', {}, ...draw(match[1], names))],
  [
    /^\|\|([\s\S]+?)\|\|/,
    (match, names) => make('details', { class: 'spoiler' }, make('summary', {}, '···'), ...draw(match[1], names)),
  ],
  [/^\*([^\s*][\s\S]*?)\*/, (match, names) => make('em', {}, ...draw(match[1], names))],
  [/^_([^\s_][\s\S]*?)_(?!\w)/, (match, names) => make('em', {}, ...draw(match[1], names))],
  [/^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (match, names) => link(match[2], draw(match[1], names))],
  [/^<?(https?:\/\/[^\s<>)]+)>?/, (match) => link(match[1], [match[1]])],
  [/^<@!?(\d+)>/, (match, names) => mention(`@${memberOf(match[1])?.name ?? names[match[1]] ?? match[1]}`)],
  [/^<@&(\d+)>/, (match) => mention(`@${state.server?.roles.find(({ id }) => id === match[1])?.name ?? match[1]}`)],
  [/^<#(\d+)>/, (match) => mention(`#${state.server?.channels.find(({ id }) => id === match[1])?.name ?? match[1]}`)],
  [/^<\/([^:]+):\d+>/, (match) => mention(`/${match[1]}`)],
  [
    /^<a?:(\w+):(\d+)>/,
    (match) => make('img', { class: 'emoji', src: `/cdn/emojis/${match[2]}.png`, alt: `:${match[1]}:` }),
  ],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timestamp(Number(match[1]) * 1000, match[2] ?? 'f')],
  [/^@(everyone|here)\b/, (match) => mention(match[0])],
];
const LINE_RULES = [
  [
    /^(#{1,3}) +(.+)$/,
    (match, names) => make('strong', { class: `heading heading-${match[1].length}` }, ...draw(match[2], names)),
  ],
  [/^-# +(.+)$/, (match, names) => make('small', { class: 'subtext' }, ...draw(match[1], names))],
  [/^> ?(.*)$/, (match, names) => make('blockquote', {}, ...draw(match[1], names))],
  [/^[-*] +(.+)$/, (match, names) => make('span', { class: 'bullet' }, ...draw(match[1], names))],
];

/** The text as a list of texts and elements; `names` tells ids of people who are not in the member list. */
export function markdown(text, names = {}) {
  const blocks = text.split(/(```[\s\S]+?```)/);
  return blocks.flatMap((block) => (block.startsWith('```') ? draw(block, names) : drawLines(block, names)));
}

function drawLines(block, names) {
  return block.split('\n').flatMap((line, index) => {
    for (const [pattern, drawLine] of LINE_RULES) {
      const match = pattern.exec(line);
      if (match) return [drawLine(match, names)];
    }
    return index === 0 ? draw(line, names) : ['\n', ...draw(line, names)];
  });
}

function draw(text, names) {
  const parts = [];
  let plain = '';
  for (let rest = text; rest !== ''; ) {
    const hit = RULES.map(([pattern, drawPart]) => [pattern.exec(rest), drawPart]).find(([match]) => match);
    if (!hit) {
      const length = rest.startsWith('\\') ? 2 : 1;
      plain += rest.slice(length - 1, length);
      rest = rest.slice(length);
      continue;
    }
    if (plain !== '') parts.push(plain);
    plain = '';
    parts.push(hit[1](hit[0], names));
    rest = rest.slice(hit[0][0].length);
  }
  return plain === '' ? parts : [...parts, plain];
}

const mention = (text) => make('span', { class: 'mention' }, text);
const link = (href, children) => make('a', { href, target: '_blank', rel: 'noreferrer noopener' }, ...children);

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
const UNITS = [
  ['year', 31536e6],
  ['month', 2592e6],
  ['day', 864e5],
  ['hour', 36e5],
  ['minute', 6e4],
  ['second', 1e3],
];

function timestamp(time, style) {
  const full = new Intl.DateTimeFormat(language, STYLES.F).format(time);
  const text = style === 'R' ? relative(time) : new Intl.DateTimeFormat(language, STYLES[style]).format(time);
  return make('time', { datetime: new Date(time).toISOString(), title: full }, text);
}

function relative(time) {
  const distance = time - Date.now();
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / length), unit);
}

export const shortTime = (iso) => {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    language,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(new Date(iso));
};
export const isEdited = (message) => (message.edited_timestamp && (message.flags & 128) === 0 ? t.edited : null);
