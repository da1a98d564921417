import { decodePercent } from '../../text/decode-percent.ts';
import { asWritten, originalSpan, type TextSpan } from '../../text/mapped-text.ts';
import type { CheckedMessage } from '../message.ts';

/** An invite to a Discord server. */
export interface Invite {
  /** The code to look up on the platform; null for a redirect site, whose target is unknown. */
  code: string | null;
  span: TextSpan;
}

/** A dot as written, including disguised forms: `discord(dot)gg`, `discord [.] gg`. */
const DOT = String.raw`(?:[^\S\n]*\.[^\S\n]*|[^\S\n]*[([{][^\S\n]*(?:\.|dot|точка)[^\S\n]*[)\]}][^\S\n]*|[^\S\n]+(?:dot|точка)[^\S\n]+)`;

/** What a browser allows after a host without going elsewhere: the root's dot and a port. */
const AFTER_HOST = String.raw`\.?(?::\d{1,5})?`;

/** The platform's own invite addresses, then redirect sites; both end before the slash. */
const PLACES = String.raw`(?:discord(?:app)?${DOT}com${AFTER_HOST}[^\S\n]*[/\\]+[^\S\n]*invite|discord${DOT}g[^\S\n]?g|discord:[/\\]+-?[/\\]*invite)|(discord${DOT}(?:me|io|li)|dsc${DOT}gg|invite${DOT}gg)`;

/** An extra `invite/` before the code is allowed, as the platform accepts it. */
const INVITE = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${PLACES})${AFTER_HOST}[^\S\n]*[/\\]+[^\S\n]*(?:invite[/\\]+)?([\p{L}\p{N}-]{2,32})`,
  'giu',
);

/** Every invite address contains one of these. */
const MAY_BE = /disc|dsc|invite/;

/**
 * Every invite in a message, without duplicates. Codes are case-sensitive, so they are taken from the original text.
 */
export function invitesIn({ content, normalised }: CheckedMessage): Invite[] {
  if (!MAY_BE.test(normalised.text)) return [];
  const found = new Map<string, Invite>();
  for (const match of normalised.text.matchAll(INVITE)) {
    const { 0: whole, 1: other, 2: lower = '', index } = match;
    const end = index + whole.length;
    const place = originalSpan(normalised, end - lower.length, end);
    const code = other === undefined ? originalCode(content.slice(place.start, place.end), lower) : null;
    const key = code ?? `${other}/${lower}`;
    if (!found.has(key)) found.set(key, { code, span: originalSpan(normalised, index, end) });
  }
  return [...found.values()];
}

/** The code in its original case, without the characters that disguise it. */
function originalCode(written: string, lower: string): string {
  const bare = decodePercent(asWritten(written))
    .text.normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}-]/gu, '');
  return bare.toLowerCase() === lower ? bare : lower;
}
