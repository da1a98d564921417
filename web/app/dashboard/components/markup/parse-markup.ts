import { UNFINISHED } from '@perigee/core/base/templates/unfinished-marks';

/** The nodes of a message, as the platform parses its markup. */
export type MarkupNode =
  /**
   * The text of a mention is its markup, `<@123>`; an unfinished part comes from the template, not from the message.
   */
  | { kind: 'text' | 'code' | 'block' | 'mention' | 'emoji' | 'unfinished'; text: string }
  /** `isRelative` shows the time relative to now, like the platform's relative timestamps. */
  | { kind: 'time'; seconds: number; isRelative: boolean }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler' | 'heading' | 'quote'; children: MarkupNode[] }
  | { kind: 'link'; url: string; children: MarkupNode[] };

/** Deeper nesting is shown unparsed; nobody writes it by hand. */
const DEPTH_MAX = 8;

interface Rule {
  pattern: RegExp;
  read: (match: RegExpExecArray, inside: (text: string) => MarkupNode[]) => MarkupNode;
}

const wrapped = (
  kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler' | 'heading' | 'quote',
  pattern: RegExp,
): Rule => ({
  pattern,
  read: ([, inner = ''], inside) => ({ kind, children: inside(inner) }),
});

const literal = (kind: 'code' | 'block' | 'mention' | 'emoji' | 'text' | 'unfinished', pattern: RegExp): Rule => ({
  pattern,
  read: ([, text = '']) => ({ kind, text }),
});

/** Tried in this order at each position of the text; the first match is taken. */
const RULES: readonly Rule[] = [
  literal('unfinished', UNFINISHED),
  literal('text', /^\\([^\p{L}\p{N}\s])/u),
  literal('block', /^```(?:[\w+-]*\n)?([^]+?)\n?```\n?/),
  literal('code', /^`([^`\n]+)`/),
  literal('mention', /^(<(?:@[!&]?|#)\d{1,20}>)/),
  literal('emoji', /^<a?(:\w{2,32}:)\d{1,20}>/),
  {
    pattern: /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/,
    read: ([, seconds, style]) => ({ kind: 'time', seconds: Number(seconds), isRelative: style === 'R' }),
  },
  {
    pattern: /^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/,
    read: ([, label = '', url = ''], inside) => ({ kind: 'link', url, children: inside(label) }),
  },
  {
    pattern: /^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/,
    read: ([url]) => ({ kind: 'link', url, children: [{ kind: 'text', text: url }] }),
  },
  wrapped('bold', /^\*\*([^]+?)\*\*(?!\*)/),
  wrapped('underline', /^__([^]+?)__(?!_)/),
  wrapped('italic', /^\*(?![\s*])([^*]+?)\*(?!\*)/),
  wrapped('italic', /^_(?![\s_])([^_]+?)_(?![\p{L}\p{N}_])/u),
  wrapped('strike', /^~~([^]+?)~~/),
  wrapped('spoiler', /^\|\|([^]+?)\|\|/),
];

/** Only at the beginning of a line. */
const LINE_RULES: readonly Rule[] = [wrapped('heading', /^#{1,3} +([^\n]+)\n?/), wrapped('quote', /^> ([^\n]*)\n?/)];

/** Parses the platform's markup; anything unrecognised is plain text. Never throws. */
export function parseMarkup(text: string, depth: number = 0): MarkupNode[] {
  if (depth > DEPTH_MAX) return [{ kind: 'text', text }];
  const nodes: MarkupNode[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = readAt(text, at, depth);
    if (found === null) {
      plain += text[at] ?? '';
      at += 1;
      continue;
    }
    if (plain !== '') nodes.push({ kind: 'text', text: plain });
    plain = '';
    nodes.push(found.node);
    at += found.length;
  }
  return plain === '' ? nodes : [...nodes, { kind: 'text', text: plain }];
}

/** The characters that can begin markup; other positions need not be tried. */
const BEGINS = /[\uE000\\`<[h*_~|#>]/;

function readAt(text: string, at: number, depth: number): { node: MarkupNode; length: number } | null {
  if (!BEGINS.test(text[at] ?? '')) return null;
  const rest = text.slice(at);
  const isLineStart = at === 0 || text[at - 1] === '\n';
  for (const { pattern, read } of isLineStart ? [...LINE_RULES, ...RULES] : RULES) {
    const match = pattern.exec(rest);
    if (match !== null) return { node: read(match, (inner) => parseMarkup(inner, depth + 1)), length: match[0].length };
  }
  return null;
}
