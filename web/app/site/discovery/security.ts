import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../lib/site/site-context.ts';

/** How long the file is valid, in milliseconds; it is generated on each request. */
const HOLDS_MS = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl, supportUrl } = context.get(siteContext);
  const lines = [
    `Contact: ${supportUrl}`,
    `Expires: ${new Date(Date.now() + HOLDS_MS).toISOString()}`,
    'Preferred-Languages: en, ru',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
