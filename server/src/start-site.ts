import { fileURLToPath } from 'node:url';
import { API_BASE } from '@perigee/core/http/endpoint';
import type { SiteConfig } from '@perigee/core/site/site-config';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { PLATFORM_VERSION } from './discord/platform.ts';
import { StartupError } from './errors/startup-error.ts';
import type { Feature } from './features/feature.ts';
import { createApp } from './http/app.ts';
import { openSiteInDevelopment } from './http/development-site.ts';
import { openBuiltSite } from './http/site.ts';
import type { Services } from './services.ts';
import { VERSION } from './version.ts';

/** The web workspace, which is built, not imported. */
const WEB_FOLDER = fileURLToPath(new URL('../../web', import.meta.url));

interface SiteStart {
  config: Config;
  clientId: string;
  chatUrl: string | null;
  services: Services;
  features: readonly Feature[];
  log: Logger;
}

/** Starts answering HTTP. @throws StartupError when the port is taken or the site is not built. */
export async function startSite({
  config,
  clientId,
  chatUrl,
  services,
  features,
  log,
}: SiteStart): Promise<FastifyInstance> {
  const site = describeSite(config, clientId, chatUrl);
  const app = await createApp({
    log,
    trustProxy: config.trustProxy,
    ready: services.database.ping,
    site: config.dev ? await openSiteInDevelopment(site, WEB_FOLDER) : await openBuiltSite(site, `${WEB_FOLDER}/build`),
    api: {
      access: { identify: services.sessions.identify, ...services.rights, ...services.appeals.reviewers },
      routes: features.flatMap(({ routes }) => routes ?? []),
      publicUrl: config.publicUrl,
      version: VERSION,
      rateLimitPerMinute: config.rateLimitPerMinute,
      redis: services.redis,
    },
  });
  await listen(app, config);
  return app;
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
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`;
  return `Can not listen on ${host}:${port} (${String(code ?? error)}). Check HOST and PORT.`;
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
    sellsBoosts: config.payments !== null,
    demo: chatUrl !== null,
    chatUrl,
  };
}
