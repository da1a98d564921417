import { parse } from 'tldts';
import { type MappedText, originalSpan, type TextSpan } from '../../text/mapped-text.ts';

/** A web address in a message. */
export interface Address {
  /** In lower case; international names in their own script, not in punycode. */
  host: string;
  /** The registrable domain: `example.co.uk` of `www.example.co.uk`. */
  domain: string;
  path: string;
  span: TextSpan;
}

/** With or without a scheme; the path ends where the message's own text goes on. */
const ADDRESS =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/*)?(?:[^\s/@:<>()[\]"']{1,64}@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62})\.?(?::\d{1,5})?((?:[/?#][^\s<>"']*)?)/giu;

/** The addresses in a normalised text; `file.txt` and `e.g.this` are none, as they do not end in a top-level domain. */
export function addressesIn(mapped: MappedText): Address[] {
  if (!mapped.text.includes('.')) return [];
  const found: Address[] = [];
  for (const match of mapped.text.matchAll(ADDRESS)) {
    const [whole, host = '', path = ''] = match;
    const { domain, isIcann } = parse(host, { allowPrivateDomains: false });
    if (domain === null || isIcann !== true) continue;
    found.push({ host, domain, path, span: originalSpan(mapped, match.index, match.index + whole.length) });
  }
  return found;
}
