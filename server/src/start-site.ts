import { fileURLToPath } from 'node:url';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { SiteConfig } from '@perigee/core/site/site-config';
import type { FastifyInstance } from 'fastify';
import type { Product } from './compose.ts';
import type { Config } from './config/config.ts';
import { INVALID_REQUESTS_MAX } from './discord/calls/invalid-requests.ts';
import { PLATFORM_VERSION } from './discord/platform.ts';
import { StartupError } from './errors/startup-error.ts';
import type { ApiOptions } from './http/api.ts';
import { createApp } from './http/app.ts';
import { openSiteInDevelopment, openBuiltSite } from './http/site.ts';
import { proofKey } from './http/request-echo.ts';
import { VERSION } from './version.ts';

/** The web workspace; its build output is read from disk, not imported. */
const WEB_FOLDER = fileURLToPath(new URL('../../web', import.meta.url));

interface SiteStart extends Pick<Product, 'services' | 'features'> {
  clientId: string;
  chatUrl: string | null;
}

/** Starts the HTTP server. @throws StartupError when the port is taken or the site is not built. */
export async function startSite({ clientId, chatUrl, services, features }: SiteStart): Promise<FastifyInstance> {
  const { config, log, metrics, tracing } = services;
  const site = describeSite(config, clientId, chatUrl);
  const app = await createApp({
    log,
    metrics,
    tracing,
    trustedProxies: config.trustedProxies,
    ...describeHealth(services),
    site: config.dev ? await openSiteInDevelopment(site, WEB_FOLDER) : await openBuiltSite(site, `${WEB_FOLDER}/build`),
    api: describeApi({ services, features }),
    isDevelopment: config.dev,
  });
  await listen(app, config);
  return app;
}

/** The API, assembled from the features. */
export function describeApi({ services, features }: Pick<Product, 'services' | 'features'>): ApiOptions {
  const { config, redis } = services;
  const { publicUrl, rateLimitPerMinute } = config;
  const identify = features.find((feature) => feature.identify !== undefined)?.identify;
  if (identify === undefined) throw new Error('no feature provides caller identification');
  return {
    access: { identify, checks: Object.assign({}, ...features.map(({ access }) => access)) },
    routes: features.flatMap(({ routes = [] }) => routes),
    publicUrl,
    version: VERSION,
    rateLimitPerMinute,
    redis,
  };
}

/** The health information the product reports to its host. */
export function describeHealth({
  database,
  line,
  botAccess,
  drain,
  errors,
  platform,
}: Pick<Product['services'], 'database' | 'line' | 'botAccess' | 'drain' | 'errors' | 'platform'>) {
  return {
    isDraining: drain.isOn,
    onFailure: () => errors.note('http'),
    seenKey: proofKey(platform.clientSecret),
    ready: database.ping,
    botAccess,
    platform: () => ({ invalidRequests: line.invalidRequests.count(), invalidRequestsMax: INVALID_REQUESTS_MAX }),
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new StartupError(describeListenFailure(error, host, port), { cause: error });
  }
}

function describeListenFailure(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} requires more permissions than this user has. Set PORT to a number above 1023.`;
  return `Cannot listen on ${host}:${port} (${String(code ?? error)}). Check HOST and PORT.`;
}

function describeSite(config: Config, clientId: string, chatUrl: string | null): SiteConfig {
  return {
    publicUrl: config.publicUrl,
    apiUrl: API_BASE,
    platformApiUrl: `${config.addresses.apiUrl}/v${PLATFORM_VERSION}`,
    authorizeUrl: config.addresses.authorizeUrl,
    cdnUrl: config.addresses.cdnUrl,
    clientId,
    supportUrl: config.supportUrl,
    listings: config.listings,
    sellsBoosts: config.payments !== null,
    demo: chatUrl !== null,
    chatUrl,
  };
}
