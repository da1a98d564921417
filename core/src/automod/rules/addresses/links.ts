import { addressesIn } from './addresses-in.ts';
import type { Check } from '../message.ts';

interface LinksOptions {
  policy: 'allExcept' | 'onlyThese';
  domains: readonly string[];
}

/** `allExcept` refuses every link but to the listed domains, `onlyThese` links to them; a domain stands for all below it. */
export function compileLinks({ policy, domains }: LinksOptions): Check {
  const listed = new Set(domains.map((domain) => domain.toLowerCase()));
  const isRefused = (host: string) => parentsOf(host).some((name) => listed.has(name)) === (policy === 'onlyThese');
  return (message) => {
    if (!DOTS.test(message.content)) return null;
    const refused = addressesIn(message.normalised).filter(({ host }) => isRefused(host));
    return refused.length === 0 ? null : { spans: refused.map(({ span }) => span) };
  };
}

/** Every character that is read as a dot, and what one may be encoded with. */
const DOTS = /[.%\u2024\u3002\uFE52\uFF0E\uFF61]/;

/** `a.b.example.com` stands below itself, `b.example.com`, `example.com` and `com`. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
