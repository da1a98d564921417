import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { BotFeature } from '../bot/feature.ts';

/** What a feature hands over to the frames, which know no feature by name. */
export interface Feature extends BotFeature {
  routes?: FastifyPluginAsyncZod;
}
