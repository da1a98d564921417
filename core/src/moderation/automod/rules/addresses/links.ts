import { addressesIn } from './addresses-in.ts';
import type { Check } from '../message.ts';

interface LinksOptions {
  policy: 'allExcept' | 'onlyThese';
  domains: readonly string[];
}

/**
 * `allExcept` refuses every link except those to the listed domains, `onlyThese` only links to them; a domain includes
 * its subdomains.
 */
export function compileLinks({ policy, domains }: LinksOptions): Check {
  const listed = new Set(domains.map((domain) => domain.toLowerCase()));
  const isRefused = (host: string) => parentsOf(host).some((name) => listed.has(name)) === (policy === 'onlyThese');
  return (message) => {
    if (!DOTS.test(message.content)) return null;
    const refused = addressesIn(message.normalised).filter(({ host }) => isRefused(host));
    return refused.length === 0 ? null : { spans: refused.map(({ span }) => span) };
  };
}

/** Every character that normalises to a dot, and `%`, which can encode one. */
const DOTS = /[.%\u2024\u3002\uFE52\uFF0E\uFF61]/;

/** For `a.b.example.com`: itself, `b.example.com`, `example.com` and `com`. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
