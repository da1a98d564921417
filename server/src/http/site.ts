import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { SiteConfig } from '@perigee/core/site/site-config';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { sendPage, toWebRequest } from './web-bridge.ts';

/** Calls a public route of the API in-process: takes a path below its base and replies as over the network. */
type ReadApi = (path: string) => Promise<Response>;

/** Renders one page; the site's build exports it. */
export type Render = (request: Request, site: SiteConfig, readApi: ReadApi) => Promise<Response>;

export interface SiteOptions {
  config: SiteConfig;
  /** Source of the browser's files: a build folder or a development server. */
  files: { folder: string } | DevelopmentFiles;
  loadRender(): Promise<Render>;
}

interface DevelopmentFiles {
  /** Answers the request or calls `next`. */
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

/** Serves the site's files, and renders a page for every other address. */
export async function mountSite(app: FastifyInstance, { config, files, loadRender }: SiteOptions): Promise<void> {
  if ('folder' in files) await serveFiles(app, files.folder);
  else serveFromDevelopment(app, files);

  app.setNotFoundHandler(async (request, reply) => {
    // Pages are read-only, so any other method is refused.
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('notFound', 'No such call');
    const render = await loadRender();
    // API calls made by a page count against the rate limit of its visitor.
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
    // One route per file, so that unknown addresses fall through to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    // Headers without benefit: the entity tag is more precise than a date, and nobody requests ranges of a script.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      // File names under /assets contain a content hash.
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // Browsers never ask whether an immutable file has changed.
      if (isHashed) reply.removeHeader('etag');
    },
  });
}
