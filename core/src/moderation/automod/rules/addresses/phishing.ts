import { addressesIn } from './addresses-in.ts';
import type { Check, CheckedMessage } from '../message.ts';
import { BAITS } from './baits.ts';
import { type Brand, BRANDS } from './brands.ts';
import { DOTS, listDomains } from './links.ts';
import { isTypoOf, looksLike } from './look-alikes.ts';

export interface PhishingOptions {
  /** Domains that imitate nobody, whatever they are called. */
  allowed: readonly string[];
}

const REAL_DOMAINS = new Set(BRANDS.flatMap(({ domains }) => domains));
/** Brands by how their names look, longest names first: `steamcommunity` before `steam`. */
const LOOKS = BRANDS.map((brand) => ({ brand, look: looksLike(brand.name) })).toSorted(
  (one, other) => other.look.length - one.look.length,
);
const BY_FIRST_LETTER = Map.groupBy(LOOKS, ({ look }) => look.slice(0, 1));
const BY_LOOK = new Map(LOOKS.map(({ brand, look }) => [look, brand]));
const BAIT_LOOKS = new Set(BAITS.map(looksLike));
/** Shorter names and baits are parts of too many other words. */
const INSIDE_MIN = 5;
const BAITS_INSIDE = [...BAIT_LOOKS].filter((look) => look.length >= 4);

/** Links to sites made to look like well-known ones. Works offline, by the names alone. */
export function compilePhishing({ allowed }: PhishingOptions): Check {
  const isAllowed = listDomains(allowed);
  return (message) => {
    const spans = imitationsIn(message)
      .filter(({ host }) => !isAllowed(host))
      .map(({ span }) => span);
    return spans.length === 0 ? null : { spans };
  };
}

/** The addresses in a message that imitate a brand. */
export function imitationsIn({ content, normalised }: CheckedMessage) {
  if (!DOTS.test(content)) return [];
  const byHost = new Map<string, boolean>();
  return addressesIn(normalised).filter(({ domain, host }) => {
    const known = byHost.get(host) ?? imitatedBy(domain, host) !== null;
    byHost.set(host, known);
    return known;
  });
}

/** The brand that a domain imitates; null for the brand's own domains and for all others. */
export function imitatedBy(domain: string, host = domain): string | null {
  if (REAL_DOMAINS.has(domain)) return null;
  const [name = ''] = domain.split('.', 1);
  const brand = lookAlike(name) ?? embedded(host) ?? baited(host, domain);
  return brand?.name ?? null;
}

/** The name alone: of another top-level domain, written with look-alikes, or with a typo. */
function lookAlike(name: string): Brand | null {
  const look = looksLike(name);
  const same = BY_LOOK.get(look);
  if (same !== undefined) return same.name === name && same.isCommon === true ? null : same;
  const typo = BY_FIRST_LETTER.get(look.slice(0, 1))?.find((each) => isTypoOf(look, each.look));
  return typo === undefined || REAL_NAMES.has(name) ? null : typo.brand;
}

/** Names that are one letter from a brand's and belong to somebody else. */
const REAL_NAMES = new Set([
  'binances',
  'finance',
  'discords',
  'discos',
  'metatask',
  'fortnight',
  'robots',
  'telegraf',
  'coinbases',
]);

/** `discord.com.gifts.example`: a full site name as part of another host, with dots or dashes. */
function embedded(host: string): Brand | null {
  const labels = host.split('.');
  const before = labels.slice(0, -1).join('.').replaceAll('-', '.');
  const parts = before.split('.');
  for (let from = 0; from + 1 < parts.length; from += 1) {
    const site = `${parts[from]}.${parts[from + 1]}`;
    if (REAL_DOMAINS.has(site)) return BRANDS.find(({ domains }) => domains.includes(site)) ?? null;
  }
  return null;
}

/** A brand's name, also as it only looks, with a bait anywhere in the host. */
function baited(host: string, domain: string): Brand | null {
  const words = host
    .split(/[.-]/)
    .map((word) => word.replace(/^\d+|\d+$/g, '') || word)
    .map(looksLike);
  const [name = '', ...suffix] = domain.split('.');
  const whole = looksLike(name.replaceAll('-', ''));
  for (const { brand, look } of LOOKS) {
    const isInside = look.length >= INSIDE_MIN && whole.includes(look);
    if (!words.includes(look) && !isInside) continue;
    const rest = isInside ? whole.split(look) : [];
    const isBait = (word: string) => word !== look && BAIT_LOOKS.has(word);
    if (words.some(isBait) || rest.some((part) => isBait(part) || hasBait(part))) return brand;
    if (suffix.some((label) => BAIT_LOOKS.has(looksLike(label)))) return brand;
  }
  return null;
}

function hasBait(part: string): boolean {
  return part.length <= 14 && BAITS_INSIDE.some((bait) => part.startsWith(bait) || part.endsWith(bait));
}
