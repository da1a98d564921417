import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { html, type Reply } from '../protocol/reply.ts';

const PAGE = new URL('./page/', import.meta.url);
/** Made of the page's modules by `npm run page -w simulator`. */
const SCRIPT = new URL('../../generated/page/chat.js', import.meta.url);
const STYLES = new Set(readdirSync(new URL('styles/', PAGE)));

/** Nothing from elsewhere but pictures, which messages may show from anywhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src * data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The contents of an HTML file of the page. */
export function readPage(file: string): string {
  return readFileSync(new URL(file, PAGE), 'utf8');
}

/** The chat page as it opens for a person. */
export function sendPage(personId: string): Reply {
  if (!existsSync(SCRIPT)) return html('The chat page is not built yet. Run: npm run page -w simulator', 503);
  const reply = html(readPage('index.html').replaceAll('{{person}}', personId));
  return { ...reply, headers: { ...reply.headers, 'content-security-policy': POLICY } };
}

/** The page's script, compressed for those who accept that. */
export function sendScript(acceptedEncodings: string): Reply {
  if (!acceptedEncodings.includes('gzip')) return fileReply(SCRIPT, 'text/javascript');
  const reply = fileReply(new URL(`${SCRIPT.href}.gz`), 'text/javascript');
  return { ...reply, headers: { ...reply.headers, 'content-encoding': 'gzip' } };
}

/** A style sheet of the page. */
export function sendStyle(file: string): Reply {
  return STYLES.has(file) ? fileReply(new URL(`styles/${file}`, PAGE), 'text/css') : html('', 404);
}

function fileReply(file: URL, type: string): Reply {
  return {
    status: 200,
    body: readFileSync(file),
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  };
}
