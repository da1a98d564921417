import { memo, type ReactNode } from 'react';
import { sequence } from '../elements/sequence.ts';
import type { Names } from '../shapes/message-shapes.ts';
import { Link } from './link.tsx';
import { ChannelMention, Mention, RoleMention, UserMention } from './mentions.tsx';
import { styledTime } from './times.ts';

/** A pattern matched at the start of a text, and how its groups are drawn: the whole match, then its captures. */
type Rule = [pattern: RegExp, draw: (groups: Groups, names: Names) => ReactNode];
type Groups = [whole: string, first: string, second: string];

const RULES: Rule[] = [
  [
    /^```(?:[a-z]+\n)?\n?([\s\S]+?)\n?```/i,
    ([, first]) => (
      <pre>
        <code>{first}</code>
      </pre>
    ),
  ],
  [/^``?([^`]+)``?/, ([, first]) => <code>{first}</code>],
  [/^\*\*([\s\S]+?)\*\*/, ([, first], names) => <strong>{draw(first, names)}</strong>],
  [/^__([\s\S]+?)__/, ([, first], names) => <u>{draw(first, names)}</u>],
  [/^~~([\s\S]+?)~~/, ([, first], names) => <s>{draw(first, names)}</s>],
  [
    /^\|\|([\s\S]+?)\|\|/,
    ([, first], names) => (
      <details className="spoiler">
        <summary>···</summary>
        {draw(first, names)}
      </details>
    ),
  ],
  [/^\*([^\s*][\s\S]*?)\*/, ([, first], names) => <em>{draw(first, names)}</em>],
  [/^_([^\s_][\s\S]*?)_(?!\w)/, ([, first], names) => <em>{draw(first, names)}</em>],
  [
    /^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/,
    ([, first, second], names) => <Link href={second}>{draw(first, names)}</Link>,
  ],
  [/^<?(https?:\/\/[^\s<>)]+)>?/, ([, first]) => <Link href={first}>{first}</Link>],
  [/^<@!?(\d+)>/, ([, first], names) => <UserMention id={first} names={names} />],
  [/^<@&(\d+)>/, ([, first]) => <RoleMention id={first} />],
  [/^<#(\d+)>/, ([, first]) => <ChannelMention id={first} />],
  [/^<\/([^:]+):\d+>/, ([, first]) => <Mention>{`/${first}`}</Mention>],
  [
    /^<a?:(\w+):(\d+)>/,
    ([, first, second]) => <img className="emoji" src={`/cdn/emojis/${second}.png`} alt={`:${first}:`} />,
  ],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, first, second]) => drawTime(Number(first) * 1000, second || 'f')],
  [/^@(everyone|here)\b/, ([whole]) => <Mention>{whole}</Mention>],
];
const LINE_RULES: Rule[] = [
  [
    /^(#{1,3}) +(.+)$/,
    ([, first, second], names) => <strong className={`heading heading-${first.length}`}>{draw(second, names)}</strong>,
  ],
  [/^-# +(.+)$/, ([, first], names) => <small className="subtext">{draw(first, names)}</small>],
  [/^> ?(.*)$/, ([, first], names) => <blockquote>{draw(first, names)}</blockquote>],
  [/^[-*] +(.+)$/, ([, first], names) => <span className="bullet">{draw(first, names)}</span>],
];

const NO_NAMES: Names = {};

/**
 * The platform's Markdown, drawn as elements, never as HTML text, so that a message cannot inject any. `names` maps ids
 * of mentioned people who are not in the member list.
 */
export const Markdown = memo(function Markdown({ text, names = NO_NAMES }: { text: string; names?: Names }) {
  const blocks = text.split(/(```[\s\S]+?```)/);
  return sequence(blocks.map((block) => (block.startsWith('```') ? draw(block, names) : drawLines(block, names))));
});

function drawLines(block: string, names: Names): ReactNode {
  const lines = block.split('\n').flatMap((line, index) => {
    const drawn = firstOf(LINE_RULES, line, names);
    if (drawn !== null) return [drawn.node];
    return index === 0 ? [draw(line, names)] : ['\n', draw(line, names)];
  });
  return sequence(lines);
}

function draw(text: string, names: Names): ReactNode {
  const parts: ReactNode[] = [];
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
    parts.push(drawn.node);
    rest = rest.slice(drawn.length);
  }
  if (plain !== '') parts.push(plain);
  return parts.length === 1 ? parts[0] : sequence(parts);
}

/** What the first rule that matches draws, and the length of the match. */
function firstOf(rules: Rule[], text: string, names: Names): { node: ReactNode; length: number } | null {
  for (const [pattern, drawPart] of rules) {
    const [whole, first = '', second = ''] = pattern.exec(text) ?? [];
    if (whole !== undefined) return { node: drawPart([whole, first, second], names), length: whole.length };
  }
  return null;
}

function drawTime(time: number, style: string): ReactNode {
  return (
    <time dateTime={new Date(time).toISOString()} title={styledTime(time, 'F')}>
      {styledTime(time, style)}
    </time>
  );
}
