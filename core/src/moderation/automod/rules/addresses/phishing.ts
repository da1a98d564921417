import { addressesIn } from './addresses-in.ts';
import type { Check } from '../message.ts';
import { skeletonOf } from '../../text/fold-confusables.ts';
import { KNOWN_SITES } from './known-sites.ts';

const KNOWN_DOMAINS = new Set(KNOWN_SITES);

/**
 * Look-alike skeletons of well-known site names without their top-level domains, so that `dlscord` equals `discord`.
 */
const KNOWN_LABELS = new Map(KNOWN_SITES.map((domain) => [looksLike(labelOf(domain)), domain]));

/** Shorter names are one letter away from too many others. */
const LABEL_MIN = 5;

/** Names of at least `LABEL_MIN` letters by length; one typo changes the length by one at most. */
const NAMES_BY_LENGTH = Map.groupBy(
  [...KNOWN_LABELS.keys()].filter((name) => name.length >= LABEL_MIN),
  (name) => name.length,
);

/** Links to sites made to look like well-known ones. Works offline, by the names alone. */
export function compilePhishing(): Check {
  return (message) => {
    if (!/[.%\u2024\u3002\uFE52\uFF0E\uFF61]/.test(message.content)) return null;
    const byHost = new Map<string, string | null>();
    const spans = addressesIn(message.normalised).flatMap(({ domain, host, span }) => {
      const imitated = byHost.has(host) ? byHost.get(host) : imitatedBy(domain, host);
      byHost.set(host, imitated ?? null);
      return imitated === null ? [] : [span];
    });
    return spans.length === 0 ? null : { spans };
  };
}

/** The well-known site a domain imitates; null for those sites themselves and for all other domains. */
export function imitatedBy(domain: string, host = domain): string | null {
  if (KNOWN_DOMAINS.has(domain)) return null;
  const label = looksLike(labelOf(domain));
  const same = KNOWN_LABELS.get(label);
  // The same name under another top-level domain usually has an honest owner, unless it only looks the same.
  if (same !== undefined && labelOf(domain) !== labelOf(same)) return same;
  return oneOffFrom(label) ?? embeddedSite(host) ?? dashedSite(domain);
}

function oneOffFrom(label: string): string | null {
  if (label.length < LABEL_MIN) return null;
  const near = [-1, 0, 1].flatMap((more) => NAMES_BY_LENGTH.get(label.length + more) ?? []);
  const name = near.find((each) => isOneOff(label, each));
  return name === undefined ? null : (KNOWN_LABELS.get(name) ?? null);
}

/** `discord.com.gifts.example`: a full site name as part of another host. */
function embeddedSite(host: string): string | null {
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 2; from += 1) {
    const pair = labels.slice(from, from + 2).join('.');
    if (KNOWN_DOMAINS.has(pair)) return pair;
  }
  return null;
}

/** `discord-com.example`. */
function dashedSite(domain: string): string | null {
  if (!domain.includes('-')) return null;
  return KNOWN_SITES.find((each) => domain.startsWith(each.replace('.', '-'))) ?? null;
}

function labelOf(domain: string): string {
  return domain.split('.', 1).join('');
}

/** Also folds several letters or digits that look like one: `rn` like `m`, `0` like `o`. */
function looksLike(label: string): string {
  return skeletonOf(label)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1|!]/g, 'l')
    .replaceAll('i', 'l');
}

/** One letter added, removed or changed, or two neighbours swapped. */
function isOneOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    rest(one, at) === rest(other, at + 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  );
}
