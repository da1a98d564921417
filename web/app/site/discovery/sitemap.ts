import { LOCALES } from '@perigee/core/base/locales/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { pageAddress } from '../../lib/site/page-address.ts';
import { PUBLIC_PAGES } from '../../lib/site/public-pages.ts';
import { siteContext } from '../../lib/site/site-context.ts';

/** `/sitemap.xml`: every public page in every language. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const entries = PUBLIC_PAGES.flatMap((path) => LOCALES.map((locale) => describePage(publicUrl, path, locale)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function describePage(publicUrl: string, path: string, locale: (typeof LOCALES)[number]): string {
  const alternates = LOCALES.map(
    (other) => `    <xhtml:link rel="alternate" hreflang="${other}" href="${pageAddress(publicUrl, path, other)}"/>`,
  );
  return ['  <url>', `    <loc>${pageAddress(publicUrl, path, locale)}</loc>`, ...alternates, '  </url>'].join('\n');
}
