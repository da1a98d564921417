import { TEST_THROTTLE_MS } from '@perigee/core/settings/test-throttle';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { createGreetingTests } from './greeting-tests.ts';
import { greetingsRoutes } from './routes.ts';

interface Needs extends Pick<Frame, 'api' | 'redis' | 'config'> {
  directory: GuildDirectory;
  settingsCache: SettingsCache;
}

/** What members read when they come and go. */
export const greetingsFeature = defineFeature({
  name: 'greetings',
  open: ({ api, redis, config, directory, settingsCache }: Needs) => {
    const greetingTests = createGreetingTests({
      api,
      directory,
      settings: settingsCache,
      throttle: createThrottle(redis, TEST_THROTTLE_MS),
      cdnUrl: config.addresses.cdnUrl,
    });
    return { routes: [greetingsRoutes(greetingTests)] };
  },
});
