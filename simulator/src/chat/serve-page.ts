import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { html, type Reply } from '../protocol/reply.ts';

const PAGE = new URL('./page/', import.meta.url);
const FILES = new Set(
  readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
);
const TYPES: Record<string, string> = { css: 'text/css', ts: 'text/javascript' };
const STRIP = fileURLToPath(new URL('./strip-page.ts', import.meta.url));

/** The page's modules with types stripped, by path, and when they were made. */
let stripped: { modules: Promise<Record<string, string>>; at: number } | null = null;

/** The contents of a page's file. */
export function readPage(file: string): string {
  return readFileSync(new URL(file, PAGE), 'utf8');
}

/** A style sheet or module of the page, by its path below the page's folder. */
export async function sendFile(file: string): Promise<Reply> {
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined || !FILES.has(file)) return html('', 404);
  return {
    status: 200,
    body: file.endsWith('.ts') ? await moduleOf(file) : readPage(file),
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  };
}

async function moduleOf(file: string): Promise<string> {
  if (stripped === null || statSync(new URL(file, PAGE)).mtimeMs > stripped.at) {
    stripped = { modules: stripTypes(), at: Date.now() };
  }
  const modules = await stripped.modules;
  return modules[file] ?? '';
}

/** In a child process: the compiler would keep 40 MB of memory in this one, and Node warns that it is experimental. */
async function stripTypes(): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', STRIP], { maxBuffer: 16 << 20 });
    const modules: Record<string, string> = JSON.parse(stdout);
    return modules;
  } catch (error) {
    stripped = null;
    throw error;
  }
}
