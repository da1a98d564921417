import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { SiteConfig } from '@perigee/core/site/site-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { PAGE_HEADERS } from './security-headers.ts';

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

/** Serves the site from its source, with live reload in the browser. */
export async function openSiteInDevelopment(config: SiteConfig, webFolder: string): Promise<SiteOptions> {
  // Loaded only here: a running product needs no build tool in memory.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, appType: 'custom', server: { middlewareMode: true } });

  return {
    config,
    files: { middleware: vite.middlewares, close: () => vite.close() },
    async loadRender() {
      const entry = await vite.ssrLoadModule('/server-entry.ts');
      const render: Render = entry['render'];
      return render;
    },
  };
}

/**
 * Converts the request for the site's renderer: always to a GET, since pages are read-only and HEAD needs the same
 * headers.
 * @throws AppError `malformed` for a proxy request, which has an absolute URL instead of a path (RFC 9112, 3.2.2).
 */
function toWebRequest({ url, headers }: FastifyRequest, publicUrl: string): Request {
  if (!url.startsWith('/')) throw new AppError('malformed', 'The request needs a path');
  const input = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Request(`${publicUrl}${url}`, { headers: input });
}

/** Sends a rendered page; its own headers override the frame's, above all its content security policy. */
async function sendPage(page: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(PAGE_HEADERS);
  page.headers.forEach((value, name) => void reply.header(name, value));
  return reply.status(page.status).send(Buffer.from(await page.arrayBuffer()));
}
