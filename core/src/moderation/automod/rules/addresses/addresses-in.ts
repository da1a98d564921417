import { parse } from 'tldts';
import { type MappedText, originalSpan, replaceMapped, type TextSpan } from '../../text/mapped-text.ts';
import type { NormalisedText } from '../../text/normalise-text.ts';
import { hostToUnicode } from '../../text/punycode.ts';
import { isMeantAsAddress } from './bare-domain.ts';

/** A web address in a message. */
export interface Address {
  /** In lower case; international names in their own script, not in punycode. */
  host: string;
  /** The registrable domain: `example.co.uk` of `www.example.co.uk`. */
  domain: string;
  path: string;
  /** Written without `https://`: the platform makes no link of it. */
  isBare: boolean;
  span: TextSpan;
}

/** The ideographic full stop ends a part of a host, too; sentences of other scripts end with it. */
const LABELS = String.raw`(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?[.。])+(?:[\p{L}][\p{L}\p{N}-]{1,62}|\d{1,3}(?![\p{L}\p{N}]))`;

/** With or without a scheme, which alone allows a user name; the path ends where the message's own text goes on. */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(https?:\/*(?:[^\s/@:<>()[\]"']{1,64}(?::[^\s/@:<>()[\]"']{0,64})?@)?)?(${LABELS})(?!@|\.?[\p{L}\p{N}.+-]{0,64}@)[.。]?(?::\d{1,5})?((?:[/?#\\][^\s<>"']*)?)`,
  'giu',
);

/** An address inside another one, which leads there: `https://example.com/?to=example.org`. */
const INNER = new RegExp(
  String.raw`(?:https?:\/+|\/\/|[?&](?:q|u|url|uri|to|target|dest\w{0,10}|redirect\w{0,10}|goto|link|next|r|away)=)(${LABELS})`,
  'giu',
);

/** A dot as people write it so that no address is found: `example[.]com`, `example (dot) com`. */
const WRITTEN_DOT =
  /[^\S\n]?[([{][^\S\n]?(?:\.|dot|точка)[^\S\n]?[)\]}][^\S\n]?|(?<=[\p{L}\p{N}])[^\S\n](?:dot|точка)[^\S\n](?=(?:com|net|org|ru|рф|gg|io|me|xyz|su|site|online)(?![\p{L}\p{N}]))/gu;
const MAY_DISGUISE = /[([{][^\S\n]?[.dт]| dot | точка /;

/** The addresses in a normalised text, those inside others included. */
export function addressesIn(normalised: NormalisedText): Address[] {
  const mapped = withDots(normalised);
  if (!/[.。]/.test(mapped.text)) return [];
  const found: Address[] = [];
  for (const match of mapped.text.matchAll(ADDRESS)) {
    const [whole, scheme, written = '', path = ''] = match;
    const begin = match.index + (scheme ?? '').length;
    const cased = mapped.cased.slice(begin, begin + written.length);
    const isBare = scheme === undefined;
    const span = originalSpan(mapped, match.index, match.index + whole.length);
    const outer = domainOf(written, isBare);
    const isCall = isBare && path === '' && mapped.text.startsWith('(', match.index + whole.length);
    if (outer === null || isCall || (isBare && !isMeantAsAddress(outer.host, cased, path.length > 1))) continue;
    found.push({ ...outer, path, isBare, span });
    for (const [, inner = ''] of path.length > MIN_INNER ? path.matchAll(INNER) : []) {
      const led = domainOf(inner, false);
      if (led !== null) found.push({ ...led, path: '', isBare: false, span });
    }
  }
  return found;
}

/** Shorter paths hold no address. */
const MIN_INNER = 6;

function withDots(normalised: NormalisedText): NormalisedText {
  if (!MAY_DISGUISE.test(normalised.text)) return normalised;
  const cased: MappedText = replaceMapped(
    { ...normalised, text: normalised.cased.toLowerCase() },
    WRITTEN_DOT,
    () => '.',
  );
  return { ...cased, cased: cased.text };
}

/** With a scheme, every host is an address; without, only a name in a real registry is. */
function domainOf(written: string, isBare: boolean): Pick<Address, 'host' | 'domain'> | null {
  const host = hostToUnicode(written.replaceAll('。', '.'));
  // Without a blank after it, an ideographic full stop only ends a sentence.
  if (isBare && written.includes('。') && /[^\0-\x7F]/.test(host)) return null;
  const { domain, isIcann, isIp } = parse(host, { allowPrivateDomains: false });
  if (isIp === true) return isBare ? null : { host, domain: host };
  if (!isBare) return { host, domain: domain ?? host };
  return domain === null || isIcann !== true ? null : { host, domain };
}
