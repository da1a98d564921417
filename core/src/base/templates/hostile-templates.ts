/** Pieces that make a template slow when repeated: nested brackets, quotes and blocks that never end, long lists. */
export const HOSTILE_PIECES = [
  '(',
  '[',
  'a[',
  '{',
  '{{ ((',
  '{{ a.b }}',
  '{{ "',
  '{{ a["',
  '{%-',
  '%}',
  '}}',
  '{% if a.b %}',
  '{% if member.name %}',
  '{% if member.name %}{% endif %}',
  '{% case member.name %}',
  '{% when 1 %}',
  '{% else %}',
  '{% elsif member.name %}',
  '{% raw %}',
  '{% liquid ',
  '{% comment %}',
  '{%#',
  '"',
  "''",
  '\\"',
  '.',
  'a.',
  'a.b ',
  ' and ',
  'not ',
  ' a.b or',
  '==',
  '<',
  '(1..',
  '((1..2)..',
  '-1',
  '1,',
  ':',
  ',',
  '|',
  'a|',
  '| upcase ',
  '| x',
  '| append: member.name ',
  '|append:"a"',
  '\n',
  ' ',
  'x',
  '\u0000',
] as const;

/** What surrounds the pieces; some frames are never closed. */
export const HOSTILE_FRAMES = [
  ['', ''],
  ['{{ ', ''],
  ['{{ ', ' }}'],
  ['{{ "', '" }}'],
  ['{{ a[', ']}}'],
  ['{{ member.name ', ' }}'],
  ['{{ member.name | append: ', ' }}'],
  ['{% ', ' %}'],
  ['{% if ', ' %}{% endif %}'],
  ['{% case ', ' %}{% endcase %}'],
  ['{% case member.name %}{% when ', ' %}{% endcase %}'],
  ['{% raw %}', '{% endraw %}'],
] as const;

/** A template of that many UTF-16 code units: the pieces repeated within the frame. */
export function hostileTemplate(
  pieces: readonly string[],
  [open, close]: readonly [string, string],
  length: number,
): string {
  const piece = pieces.join('');
  const room = Math.max(0, length - open.length - close.length);
  const inside = piece === '' ? '' : piece.repeat(Math.ceil(room / piece.length)).slice(0, room);
  return open + inside + close;
}
