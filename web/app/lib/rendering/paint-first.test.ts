import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

const DOCUMENT = `<head><link rel="modulepreload" href="/assets/shell.js"/><link rel="modulepreload" href="/assets/entry.js"/>
<link rel="stylesheet" href="/assets/shell.css"/></head><script type="module" async="">${START}</script>`;

test('a document asks for no script before it is painted', () => {
  const html = paintFirst(DOCUMENT);

  expect(html).toContain('<link rel="stylesheet" href="/assets/shell.css"/>');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^import /m);
});

test('then it asks for every script at once, and begins only when all are there', () => {
  const html = paintFirst(DOCUMENT);

  expect(html).toContain('["/assets/manifest.js","/assets/root.js","/assets/home.js","/assets/shell.js"].map(');
  expect(html).toContain('const [,route0,route1] = await Promise.all(');
  expect(html).toMatch(/await [\s\S]*__reactRouterRouteModules = [\s\S]*import\("\/assets\/entry\.js"\);\n\};/);
});

test('a document that holds only the place of its page fetches scripts meanwhile, behind the style sheets', () => {
  const html = paintFirst(DOCUMENT, { fetchesAtOnce: true });

  expect(html).toMatch(/shell\.css"\/>(?:<link rel="modulepreload" href="\/assets\/\w+\.js"\/>){2}<\/head>/);
  expect(html).not.toMatch(/^import /m);
});

test('a document that starts in another way is left as it is', () => {
  const html = '<script type="module" async="">import "/other.js";</script>';

  expect(paintFirst(html)).toBe(html);
});
