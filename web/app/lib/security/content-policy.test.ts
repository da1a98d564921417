import type { SiteConfig } from '@perigee/core/site/site-config';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const site: SiteConfig = {
  publicUrl: 'https://perigee.test',
  apiUrl: '/api',
  platformApiUrl: 'https://platform.test/api/v10',
  authorizeUrl: 'https://platform.test/oauth2/authorize',
  cdnUrl: 'https://cdn.test',
  clientId: '1',
  supportUrl: 'https://platform.test/support',
  listings: [],
  sellsBoosts: true,
  demo: false,
  chatUrl: null,
};

/** The directive of a policy with this name. */
function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('The content policy allows only the document’s own inline scripts, by hash', () => {
  const html = '<script>first()</script><script type="module" async="">second()</script><script src="/a.js"></script>';
  const hashes = ['first()', 'second()'].map((text) => createHash('sha256').update(text).digest('base64'));

  const policy = contentPolicy(html, site, false);

  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}'`);
});

test('The content policy limits connections to the site and the platform', () => {
  const policy = contentPolicy('', site, false);

  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://platform.test");
});

test('The content policy allows an API on another origin', () => {
  const policy = contentPolicy('', { ...site, apiUrl: 'https://api.test/v1' }, false);

  expect(directive(policy, 'connect-src')).toContain('https://api.test');
});

test('The content policy allows inline styles only in development', () => {
  const policies = [false, true].map((development) => contentPolicy('', site, development));

  expect(policies.map((policy) => directive(policy, 'style-src'))).toEqual([
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ]);
});

test('The content policy requires trusted types and allows none to be created', () => {
  const policy = contentPolicy('', site, false);

  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe("trusted-types 'none'");
});
