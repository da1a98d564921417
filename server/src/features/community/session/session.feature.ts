import { loginRedirect } from '@perigee/core/site/platform-links';
import { createOAuth } from '../../../discord/oauth.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { sessionRoutes } from './routes.ts';
import { createKnownTokens } from './known-tokens.ts';
import { createSessionService } from './session-service.ts';
import { createTokenGuesses } from './token-guesses.ts';

type Needs = Pick<Frame, 'userApi' | 'platform' | 'line' | 'bus' | 'redis' | 'config'>;

/** Signing in and out, and identifying the caller of a token. */
export const sessionFeature = defineFeature({
  name: 'session',
  open: ({ userApi, platform, line, bus, redis, config }: Needs) => {
    const redirects = [loginRedirect(config)];
    const sessions = createSessionService({
      userApi,
      oauth: createOAuth(platform, line),
      bus,
      guesses: createTokenGuesses(redis, line.prefix),
      knownTokens: createKnownTokens(redis, line.prefix),
      redirects,
    });
    return {
      services: { sessions },
      routes: [sessionRoutes(sessions)],
      identify: sessions.identify,
      caches: { sessions },
    };
  },
});
