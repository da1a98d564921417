import { originalSpan, type Span } from '../text/mapped-text.ts';
import type { CheckedMessage } from './message.ts';

/** An invite to a server of the platform; whose it is only the platform knows. */
export interface Invite {
  code: string;
  span: Span;
}

const INVITE =
  /(?:discord(?:app)?\s*\.\s*com\s*\/+\s*invite|discord\s*\.\s*(?:gg|me|io|li)|dsc\s*\.\s*gg|invite\s*\.\s*gg)\s*[/\\]+\s*([\p{L}\p{N}-]{2,32})/giu;

/** Every invite of a message, each code once. Codes are case-sensitive: they are read as written. */
export function invitesIn({ content, normalised }: CheckedMessage): Invite[] {
  if (!/disc|dsc|invite/.test(normalised.text)) return [];
  const found = new Map<string, Invite>();
  for (const match of normalised.text.matchAll(INVITE)) {
    const [whole, lower = ''] = match;
    const codeStart = match.index + whole.length - lower.length;
    const { start, end } = originalSpan(normalised, codeStart, codeStart + lower.length);
    const written = content.slice(start, end);
    const code = written.length === lower.length ? written : lower;
    if (!found.has(code))
      found.set(code, { code, span: originalSpan(normalised, match.index, match.index + whole.length) });
  }
  return [...found.values()];
}
