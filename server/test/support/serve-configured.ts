import { onTestFinished } from 'vitest';
import type { Environment } from '../../src/config/read-settings.ts';
import { serveWith, testConfig, type World } from './world.ts';

/**
 * The API of a world served once more, as if configured by these settings; closed after the test. With `REDIS_URL` ''
 * it counts by itself. Returns its base URL.
 */
export async function serveConfigured(world: World, env: Environment): Promise<string> {
  const config = testConfig(world.simulator, world.location, env);
  const redis = config.redisUrl === null ? null : world.services.redis;
  const { app, apiUrl } = await serveWith({ services: { ...world.services, redis } }, config);
  onTestFinished(() => app.close());
  return apiUrl;
}
