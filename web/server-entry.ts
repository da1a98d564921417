import type { SiteConfig } from '@perigee/core/site/site-config';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readPreferences } from './app/lib/preferences/read-preferences.ts';
import { apiContext, type ReadApi } from './app/lib/api/api-context.ts';
import { CACHED_PAGES, OWN_PAGE } from './app/lib/site/public-pages.ts';
import { siteContext } from './app/lib/site/site-context.ts';
import { contentPolicy } from './app/lib/security/content-policy.ts';
import { canonicalPathIn } from './app/lib/rendering/canonical-path.ts';
import { PageCache } from './app/lib/rendering/page-cache.ts';
import { addPrefetchScript, earlyAddresses } from './app/lib/rendering/prefetch-script.ts';
import { paintFirst } from './app/lib/rendering/paint-first.ts';
import { pageResponse, toPage } from './app/lib/rendering/page-response.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

const canonicalPath = canonicalPathIn(Object.values(build.routes));

const pages = new PageCache(32);

/**
 * Answers one request for a page. The document is complete (not streamed), carries its own `content-security-policy`
 * and contains nothing about the person who requests it. An address in different case is redirected to the canonical
 * one.
 */
export async function render(request: Request, site: SiteConfig, readApi: ReadApi): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // People type it without the @.
  const canonical = pathname === '/me' ? OWN_PAGE : canonicalPath(pathname);
  if (canonical !== null) return new Response(null, { status: 301, headers: { location: canonical + search } });

  const key = cacheKey(request, site);
  const existing = key === null ? undefined : pages.get(key);
  if (existing !== undefined) return pageResponse(existing, request.headers);

  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(apiContext, readApi);
  const response = await handle(request, context);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;

  const document = await response.text();
  const html = import.meta.env.PROD ? prepare(document, earlyAddresses(pathname, site)) : document;
  const page = await toPage(html, response.status, contentPolicy(html, site, import.meta.env.DEV));
  if (key !== null && page.status === 200 && import.meta.env.PROD) pages.set(key, page);
  return pageResponse(page, request.headers);
}

/** Pages that show only placeholders without their scripts fetch them at once. */
function prepare(document: string, asked: readonly string[]): string {
  return addPrefetchScript(paintFirst(document, { fetchesAtOnce: asked.length > 0 }), asked);
}

function cacheKey(request: Request, site: SiteConfig): string | null {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || search !== '' || !CACHED_PAGES.has(pathname)) return null;
  const { locale, theme } = readPreferences(request);
  return [site.publicUrl, pathname, locale, theme].join(' ');
}
