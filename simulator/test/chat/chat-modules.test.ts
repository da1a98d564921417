import { expect, test } from 'vitest';
import { startLoose } from '../conformance/place.ts';

const TYPES = /^import type|: (?:string|number|boolean)\b[,)]/m;

interface Served {
  status: number;
  type: string | null;
  text: string;
}

/** A module and all its transitive imports, by path. */
async function follow(url: string, path: string, found = new Map<string, Served>()): Promise<Map<string, Served>> {
  const response = await fetch(`${url}${path}`);
  const text = await response.text();
  found.set(path, { status: response.status, type: response.headers.get('content-type'), text });
  for (const [, name = ''] of text.matchAll(/from '(\.{1,2}\/[\w./-]+)'/g)) {
    const imported = new URL(name, url + path).pathname;
    if (!found.has(imported)) await follow(url, imported, found);
  }
  return found;
}

test('Serves the chat page’s modules as JavaScript with their types stripped', async () => {
  const simulator = await startLoose();
  const page = await (await fetch(simulator.url)).text();

  const modules = await follow(simulator.url, /src="(\/chat\/[\w.-]+)"/.exec(page)?.[1] ?? '');
  await simulator.close();

  const wrong = [...modules].filter(
    ([, { status, type, text }]) => status !== 200 || type !== 'text/javascript; charset=utf-8' || TYPES.test(text),
  );
  expect(modules.size).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
