import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { html, type Reply } from '../protocol/reply.ts';

const PAGE = new URL('./page/', import.meta.url);
const FILES = new Set(readdirSync(PAGE));
const TYPES: Record<string, string> = { css: 'text/css', ts: 'text/javascript' };

/** Modules without their types, by file, each with what it was made of: sources are changed while a page is open. */
const stripped = new Map<string, { source: string; module: string }>();

/** The text of a page's file. */
export function readPage(file: string): string {
  return readFileSync(new URL(file, PAGE), 'utf8');
}

/** A style sheet or a module of the page. */
export function sendFile(file: string): Reply {
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined || !FILES.has(file)) return html('', 404);
  const source = readPage(file);
  return {
    status: 200,
    body: file.endsWith('.ts') ? moduleOf(file, source) : source,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  };
}

function moduleOf(file: string, source: string): string {
  const known = stripped.get(file);
  if (known?.source === source) return known.module;
  const module = withoutTypes(source);
  stripped.set(file, { source, module });
  return module;
}

/** Node says once that this is experimental, which nobody who looks at the page can do anything about. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
