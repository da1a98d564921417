import { loginRedirect } from '@perigee/core/site/platform-links';
import { createOAuth } from '../../discord/oauth.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { sessionRoutes } from './routes.ts';
import { createSessionService } from './session-service.ts';

type Needs = Pick<Frame, 'userApi' | 'platform' | 'bus' | 'config'>;

/** Signing in and out, and who a token belongs to. */
export const sessionFeature = defineFeature({
  name: 'session',
  open: ({ userApi, platform, bus, config }: Needs) => {
    const redirects = [loginRedirect(config)];
    const sessions = createSessionService({ userApi, oauth: createOAuth(platform), bus, redirects });
    return { services: { sessions }, routes: [sessionRoutes(sessions)], identify: sessions.identify };
  },
});
