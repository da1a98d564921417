import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Access, API_BASE } from '@perigee/core/base/http/endpoint';
import { possibleErrors } from '@perigee/core/base/http/possible-errors';
import { ERROR_STATUS, type ErrorCode } from '@perigee/core/base/http/errors';
import { errorReply } from '@perigee/core/base/http/replies';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { shareErrors } from './share-errors.ts';

/**
 * The schema of every error reply, defined once for the whole document. Converted through JSON, because the type
 * packages name the same draft differently.
 */
const ERROR_COMPONENTS = { ErrorReply: JSON.parse(JSON.stringify(z.toJSONSchema(errorReply))) };

/** Statuses whose replies say when to retry. */
const RETRY_STATUSES = new Set([ERROR_STATUS.tooManyRequests, ERROR_STATUS.unavailable]);
const RETRY_HEADERS = { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } };

/** One described response per status of these error codes. */
function describeErrors(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: STATUS_CODES[status],
        allOf: [{ $ref: '#/components/schemas/ErrorReply' }, { properties: { code: { enum: ofStatus } } }],
        ...(RETRY_STATUSES.has(status) && { headers: RETRY_HEADERS }),
      },
    ]),
  );
}

declare module 'fastify' {
  interface FastifySchema {
    /** Required access, for programs that read the document. */
    'x-access'?: Access;
  }
}

const DESCRIPTION = 'The API behind the dashboard.';

/**
 * Describes every call at `/api/openapi.json`, from the contract the routes are built from, with pages at `/api/docs`.
 */
export async function documentApi(app: FastifyInstance, publicUrl: string, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Perigee',
        description: DESCRIPTION,
        version,
        license: { name: 'Apache-2.0' },
      },
      servers: [{ url: `${publicUrl}${API_BASE}` }],
      components: {
        schemas: ERROR_COMPONENTS,
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: "The platform's access token" } },
      },
    },
    transform: describeCall,
    transformObject: shareErrors,
    stripBasePath: true,
  });

  app.get('/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, () => app.swagger());
  await showCalls(app, { routePrefix: '/docs', shows: (path) => !OF_A_SERVER.test(path), other: OTHER_PAGES.server });
  await showCalls(app, {
    routePrefix: '/docs/server',
    shows: (path) => OF_A_SERVER.test(path),
    other: OTHER_PAGES.all,
  });
}

const OF_A_SERVER = /^\/private\/guilds\//;

const OTHER_PAGES = {
  server: `What belongs to one server is [on a page of its own](${API_BASE}/docs/server).`,
  all: `What belongs to one server. All other calls are [here](${API_BASE}/docs).`,
};

interface DocumentedCalls {
  routePrefix: string;
  shows: (path: string) => boolean;
  /** Markdown that links to the other calls. */
  other: string;
}

/** Mounts a page for a part of the calls: for more than 124 paths the library shows only the first eight. */
async function showCalls(app: FastifyInstance, { routePrefix, shows, other }: DocumentedCalls): Promise<void> {
  await app.register(async (docs) => {
    // The library's own routes name no access, so they would be refused.
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, {
      routePrefix,
      // The page refers to its files by absolute path.
      indexPrefix: API_BASE,
      staticCSP: DOCS_POLICY,
      theme: { title: 'Perigee API' },
      // Hides the library's banner, turns off its external validator, and folds the calls under what they are about.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'none' },
      transformSpecification: ({ info, paths = {}, ...document }) => ({
        ...document,
        info: { ...info, description: `${DESCRIPTION} ${other}` },
        paths: Object.fromEntries(Object.entries(paths).filter(([path]) => shows(path))),
      }),
    });
  });
}

/** The page consists of the library's own files only; requests tried on it go to this API. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The library adds style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const describe = createJsonSchemaTransform({ skipList: ['/docs', '/docs/*'] });

/** A call as in the contract: its input and output, who may call (`x-access`), and every possible error. */
function describeCall(call: Parameters<typeof describe>[0]): ReturnType<typeof describe> {
  const described = describe(call);
  const { config: { access, errors = [] } = {}, method } = call.route;
  if (access === undefined || described.schema.hide === true) return described;

  const { params, querystring, body } = call.schema ?? {};
  const codes = possibleErrors({
    method: String(method),
    config: { access, errors },
    schema: { params, querystring, body },
  });
  const response = Object.assign({}, described.schema.response, describeErrors(codes));
  const security = access === 'public' ? [] : [{ token: [] }];
  return { ...described, schema: { ...described.schema, response, security, 'x-access': access } };
}
