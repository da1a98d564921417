import { type Address, addressesIn } from './addresses-in.ts';
import type { Check, CheckedMessage } from '../message.ts';

export interface LinksOptions {
  policy: 'allExcept' | 'onlyThese';
  domains: readonly string[];
  /** Also addresses without `https://`, which the platform makes no links of. */
  bare: boolean;
}

/**
 * `allExcept` refuses every link except those to the listed domains, `onlyThese` only links to them; a domain includes
 * its subdomains.
 */
export function compileLinks({ policy, domains, bare }: LinksOptions): Check {
  const listed = listDomains(domains);
  return (message) => {
    const refused = linksIn(message, bare).filter(({ host }) => listed(host) === (policy === 'onlyThese'));
    return refused.length === 0 ? null : { spans: refused.map(({ span }) => span) };
  };
}

/** The links of a message, with those that are not clickable or without. */
export function linksIn({ content, normalised }: CheckedMessage, bare: boolean): Address[] {
  if (!DOTS.test(content)) return [];
  return addressesIn(normalised).filter(({ isBare }) => bare || !isBare);
}

/** Every character that normalises to a dot, `%`, which can encode one, and the words for it. */
export const DOTS = /[.%\u2024\u3002\uFE52\uFF0E\uFF61]|\bdot\b|точка/i;

/** Whether a host is one of these domains or below one. */
export function listDomains(domains: readonly string[]): (host: string) => boolean {
  const listed = new Set(domains.map((domain) => domain.toLowerCase()));
  return listed.size === 0 ? () => false : (host) => parentsOf(host).some((name) => listed.has(name));
}

/** For `a.b.example.com`: itself, `b.example.com`, `example.com` and `com`. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
