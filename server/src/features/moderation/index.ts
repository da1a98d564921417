import { TEST_THROTTLE_MS } from '@perigee/core/settings/test-throttle';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { createPunishmentTests } from './punishment-tests.ts';
import { moderationRoutes } from './routes.ts';

interface Needs extends Pick<Frame, 'api' | 'redis' | 'config'> {
  directory: GuildDirectory;
  settingsCache: SettingsCache;
}

/** Punishments, and what members are told of them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  open: ({ api, redis, config, directory, settingsCache }: Needs) => {
    const punishmentTests = createPunishmentTests({
      api,
      directory,
      settings: settingsCache,
      throttle: createThrottle(redis, TEST_THROTTLE_MS),
      cdnUrl: config.addresses.cdnUrl,
    });
    return { routes: [moderationRoutes(punishmentTests)] };
  },
});
