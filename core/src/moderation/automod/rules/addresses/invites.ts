import { decodePercent } from '../../text/decode-percent.ts';
import { asWritten, originalSpan, type TextSpan } from '../../text/mapped-text.ts';
import type { CheckedMessage } from '../message.ts';

/** An invite to a Discord server. */
export interface Invite {
  /** The code to look up on the platform; null for a redirect site, whose target is unknown. */
  code: string | null;
  span: TextSpan;
}

/** A dot as written, including disguised forms: `discord(dot)gg`, `discord [.] gg`, `discord,gg`. */
const DOT = String.raw`(?:[^\S\n]*[.。,·•][^\S\n]*|[^\S\n]*[([{][^\S\n]*(?:\.|dot|точка)[^\S\n]*[)\]}][^\S\n]*|[^\S\n]+(?:dot|точка)[^\S\n]+|[^\S\n]+(?=gg[/\\]))`;

/** What a browser allows after a host without going elsewhere: the root's dot and a port. */
const AFTER_HOST = String.raw`[.。]?(?::\d{1,5})?`;

/** Folders before the part of the path that says what the address is; the browser leaves out `.` and `..`. */
const FOLDERS = String.raw`(?:[/\\][\p{L}\p{N}.-]{0,32}){0,8}?`;

/** The platform's own invite addresses, then redirect sites; both end before the slash. */
const PLACES = String.raw`(?:discord(?:app)?${DOT}com${AFTER_HOST}${FOLDERS}[^\S\n]*[/\\]+[^\S\n]*invite|discord${DOT}g[^\S\n]?g|\.gg|discord:[/\\]+-?[/\\]*invite)|(discord${DOT}(?:me|io|li)|dsc${DOT}gg|invite${DOT}gg)`;

/** The rest of the path, in which every part may be the code. */
const INVITE = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${PLACES})${AFTER_HOST}[^\S\n]*[/\\]+[^\S\n]*([\p{L}\p{N}./\\-]{2,200})`,
  'giu',
);

/** Every invite address contains one of these. */
const MAY_BE = /disc|dsc|invite|\.gg/;

const PART = /[^/\\]+/g;
const CODE = /^\.*([\p{L}\p{N}-]{2,32})(?![\p{L}\p{N}-])/u;

/**
 * Every invite in a message, without duplicates. Codes are case-sensitive, so they are taken from the original text.
 */
export function invitesIn({ content, normalised }: CheckedMessage): Invite[] {
  if (!MAY_BE.test(normalised.text)) return [];
  const found = new Map<string, Invite>();
  for (const { 0: whole, 1: other, 2: path = '', index } of normalised.text.matchAll(INVITE)) {
    const from = index + whole.length - path.length;
    for (const { lower, at } of codesIn(path)) {
      const end = from + at + lower.length;
      const place = originalSpan(normalised, from + at, end);
      const code = other === undefined ? originalCode(content.slice(place.start, place.end), lower) : null;
      const key = code ?? `${other}/${lower}`;
      if (!found.has(key)) found.set(key, { code, span: originalSpan(normalised, index, end) });
    }
  }
  return [...found.values()];
}

/** Parts of the path that may be a code; which one it is depends on the client. */
function codesIn(path: string): { lower: string; at: number }[] {
  return [...path.matchAll(PART)].flatMap(({ 0: part, index }) => {
    const lower = CODE.exec(part)?.[1];
    return lower === undefined || lower === 'invite' ? [] : [{ lower, at: index + part.indexOf(lower) }];
  });
}

/** The code in its original case, without the characters that disguise it. */
function originalCode(written: string, lower: string): string {
  const bare = decodePercent(asWritten(written))
    .text.normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}-]/gu, '');
  return bare.toLowerCase() === lower ? bare : lower;
}
