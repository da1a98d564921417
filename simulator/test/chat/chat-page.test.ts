import { expect, test } from 'vitest';
import { startLoose } from '../conformance/place.ts';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

test('Serves the chat page with its script and styles, all from its own origin', async () => {
  const simulator = await startLoose();

  const page = await fetch(simulator.url);
  const html = await page.text();
  const paths = [...html.matchAll(/ (?:src|href)="(\/chat\/[^"]+)"/g)].map(([, path = '']) => path);
  const files = await Promise.all(paths.map((path) => fetch(`${simulator.url}${path}`)));
  await simulator.close();

  expect(html).not.toMatch(/(?:src|href)="(?!\/)/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(paths).toContain('/chat/chat.js');
  expect(files.at(-1)?.headers.get('content-encoding')).toBe('gzip');
  expect(files.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
    paths.map((path) => [200, `${TYPES[path.split('.').at(-1) ?? '']}; charset=utf-8`]),
  );
});

test('Serves no file of the chat page’s folder but its styles', async () => {
  const simulator = await startLoose();

  const files = await Promise.all(
    ['main.tsx', 'styles/none.css', 'styles/..%2Findex.html'].map((path) => fetch(`${simulator.url}/chat/${path}`)),
  );
  await simulator.close();

  expect(files.map(({ status }) => status)).toEqual([404, 404, 404]);
});
