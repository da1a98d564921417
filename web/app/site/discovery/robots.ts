import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../lib/site/site-context.ts';

/** `/robots.txt`: excludes personal pages; the sitemap lists the public ones. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    ...['/api/', '/login', '/@me', '/guilds/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
