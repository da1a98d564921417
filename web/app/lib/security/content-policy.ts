import type { SiteConfig } from '@perigee/core/site/site-config';
import { createHash } from 'node:crypto';

/**
 * The `content-security-policy` of one document: scripts of the site's own origin and the inline ones in this document,
 * by hash; no inline styles, no other origin but the platform's (docs/rules/sign-in.md#tokens). In development the
 * build tool may add style elements and open its reload socket.
 */
export function contentPolicy(html: string, site: SiteConfig, development: boolean): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives = [
    `default-src 'self'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // Evidence pictures need an authorized API call, so they are shown from blobs.
    `img-src 'self' data: blob: ${originOf(site.cdnUrl)}`,
    `font-src 'self'`,
    `connect-src ${[...connectOrigins(site), ...(development ? ['ws:'] : [])].join(' ')}`,
    `form-action 'self' ${originOf(site.authorizeUrl)}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    // No part of the site creates a trusted types policy, so none is allowed.
    ...(development ? [] : [`require-trusted-types-for 'script'`, `trusted-types 'none'`]),
  ];
  return directives.join('; ');
}

/** The text of every inline script of the document, in order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => text);
}

function connectOrigins(site: SiteConfig): string[] {
  const ownApi = site.apiUrl.startsWith('/') ? [] : [originOf(site.apiUrl)];
  return ["'self'", originOf(site.platformApiUrl), ...ownApi];
}

function originOf(url: string): string {
  return new URL(url).origin;
}
