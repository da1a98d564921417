import type { Subscriptions } from '../boost/subscriptions.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { badgesRoutes } from './routes.ts';

interface Needs extends Pick<Frame, 'config'> {
  subscriptions: Subscriptions;
}

/** Badges shown beside a user's name. */
export const badgesFeature = defineFeature({
  name: 'badges',
  open: ({ config, subscriptions }: Needs) => ({ routes: [badgesRoutes(config.badges, subscriptions)] }),
});
