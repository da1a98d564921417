import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  Links,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const routeAt = (
  id: string,
  path: string,
  module: string,
  imports: string[],
): ServerBuild['assets']['routes'][string] => ({
  id,
  ...(id !== 'root' && { parentId: 'root' }),
  path,
  module,
  imports,
  css: ['/assets/shell.css'],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasLoader: false,
});

const Document = () =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement(Links)),
    createElement('body', null, createElement(Scripts)),
  );

const handleDocument: ServerBuild['entry']['module']['default'] = ({ url }, status, headers, context) =>
  new Response(renderToString(createElement(ServerRouter, { context, url })), { status, headers });

/** The build of a site with one page, as passed to the framework. */
const BUILD: ServerBuild = {
  entry: { module: { default: handleDocument } },
  routes: {
    root: { id: 'root', path: '', module: { default: Document } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: routeAt('root', '', '/assets/root.js', ['/assets/shell.js']),
      home: routeAt('home', '', '/assets/home.js', []),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
};

/** A document rendered by the installed version of the framework. */
async function renderDocument(): Promise<string> {
  const response = await createRequestHandler(BUILD, 'production')(
    new Request('http://localhost/'),
    new RouterContextProvider(),
  );
  return response.text();
}

test('A document loads no scripts before the first paint', async () => {
  const written = await renderDocument();

  const html = paintFirst(written);

  expect(written).toContain('modulepreload');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('<link rel="stylesheet" href="/assets/shell.css"/>');
});

test('A document loads all scripts in parallel and starts once all of them are loaded', async () => {
  const html = paintFirst(await renderDocument());

  const [, files = '[]'] = /Promise\.all\((\[[^\]]*\])\.map\(/.exec(html) ?? [];
  expect(JSON.parse(files).toSorted()).toEqual(
    ['framework', 'home', 'root', 'shell'].map((name) => `/assets/${name}.js`),
  );
  expect(html).toMatch(
    /const \[(?:,|route\d)+\] = await [\s\S]*__reactRouterRouteModules = [\s\S]*import\("\/assets\/entry\.js"\);\n\};/,
  );
});

test('A document with only a page placeholder preloads scripts after its style sheets', async () => {
  const html = paintFirst(await renderDocument(), { fetchesAtOnce: true });

  expect(html).toMatch(/shell\.css"\/>(?:<link rel="modulepreload" href="\/assets\/\w+\.js"\/>)+<\/head>/);
  expect(html).not.toMatch(/^import /m);
});

test('A document with a different start script is left unchanged', () => {
  const html = '<script type="module" async="">import "/other.js";</script>';

  expect(paintFirst(html)).toBe(html);
});
