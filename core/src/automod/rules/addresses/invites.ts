import { decodePercent } from '../../text/decode-percent.ts';
import { asWritten, originalSpan, type TextSpan } from '../../text/mapped-text.ts';
import type { CheckedMessage } from '../message.ts';

/** An invite to a server of the platform. */
export interface Invite {
  /** What the platform is asked by; null where another site leads on to who knows where. */
  code: string | null;
  span: TextSpan;
}

/** A dot as it is written, also where that is to be hidden: `discord(dot)gg`, `discord [.] gg`. */
const DOT = String.raw`(?:[^\S\n]*\.[^\S\n]*|[^\S\n]*[([{][^\S\n]*(?:\.|dot|точка)[^\S\n]*[)\]}][^\S\n]*|[^\S\n]+(?:dot|точка)[^\S\n]+)`;

/** The platform's own addresses of invites, then sites that lead on; all end before the slash. */
const PLACES = String.raw`(?:discord(?:app)?${DOT}com[^\S\n]*[/\\]+[^\S\n]*invite|discord${DOT}g[^\S\n]?g|discord:[/\\]+-?[/\\]*invite)|(discord${DOT}(?:me|io|li)|dsc${DOT}gg|invite${DOT}gg)`;

/** Also with the words `invite` once more before the code, as the platform takes it. */
const INVITE = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${PLACES})[^\S\n]*[/\\]+[^\S\n]*(?:invite[/\\]+)?([\p{L}\p{N}-]{2,32})`,
  'giu',
);

/** What stands in each of them. */
const MAY_BE = /disc|dsc|invite/;

/** Every invite of a message, each once. Codes are case-sensitive: they are read as written. */
export function invitesIn({ content, normalised }: CheckedMessage): Invite[] {
  if (!MAY_BE.test(normalised.text)) return [];
  const found = new Map<string, Invite>();
  for (const match of normalised.text.matchAll(INVITE)) {
    const { 0: whole, 1: other, 2: lower = '', index } = match;
    const end = index + whole.length;
    const place = originalSpan(normalised, end - lower.length, end);
    const code = other === undefined ? codeWritten(content.slice(place.start, place.end), lower) : null;
    const key = code ?? `${other}/${lower}`;
    if (!found.has(key)) found.set(key, { code, span: originalSpan(normalised, index, end) });
  }
  return [...found.values()];
}

/** The code in the case it was written in, without what hides it. */
function codeWritten(written: string, lower: string): string {
  const bare = decodePercent(asWritten(written))
    .text.normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}-]/gu, '');
  return bare.toLowerCase() === lower ? bare : lower;
}
