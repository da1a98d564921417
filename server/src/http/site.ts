import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@perigee/core/http/endpoint';
import type { SiteConfig } from '@perigee/core/site/site-config';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { sendPage, toWebRequest } from './web-bridge.ts';

/** Reads a public call of the API from within: a path below its base, answered as over the wire. */
type ReadApi = (path: string) => Promise<Response>;

/** Renders one page; the site's build exports it. */
export type Render = (request: Request, site: SiteConfig, readApi: ReadApi) => Promise<Response>;

export interface SiteOptions {
  config: SiteConfig;
  /** Where the browser's files come from: a folder of the build, or a development server. */
  files: { folder: string } | DevelopmentFiles;
  loadRender(): Promise<Render>;
}

interface DevelopmentFiles {
  /** Answers the request or hands it on. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Loads the built site. @throws StartupError when it was never built. */
export async function openBuiltSite(config: SiteConfig, buildFolder: string): Promise<SiteOptions> {
  const entry = join(buildFolder, 'server', 'index.js');
  try {
    await readFile(entry);
  } catch {
    throw new StartupError(
      'The site is not built yet. Start with "npm start", which builds it, or run "npm run build".',
    );
  }
  const { render }: { render: Render } = await import(pathToFileURL(entry).href);
  return { config, files: { folder: join(buildFolder, 'client') }, loadRender: async () => render };
}

/** Serves the site's files and renders its pages for every address that is nothing else. */
export async function mountSite(app: FastifyInstance, { config, files, loadRender }: SiteOptions): Promise<void> {
  if ('folder' in files) await serveFiles(app, files.folder);
  else serveFromDevelopment(app, files);

  app.setNotFoundHandler(async (request, reply) => {
    // Pages are only read; whatever else was meant, it was not done.
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('notFound', 'No such call');
    const render = await loadRender();
    // What a page reads counts against the limits of whoever asked for the page.
    const readApi: ReadApi = (path) => readWithin(app, path, request.ip);
    return sendPage(await render(toWebRequest(request, config.publicUrl), config, readApi), reply);
  });
}

async function readWithin(app: FastifyInstance, path: string, remoteAddress: string): Promise<Response> {
  const { statusCode, body } = await app.inject({ url: `${API_BASE}${path}`, remoteAddress });
  return new Response(body, { status: statusCode });
}

function serveFromDevelopment(app: FastifyInstance, { middleware, close }: DevelopmentFiles): void {
  app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
  app.addHook('onClose', close);
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Registered file by file, so that an unknown address falls through to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    // Headers that save nobody a byte: the entity tag says more than a date, and nobody asks for half a script.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      // Names under /assets carry a hash of their content.
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
