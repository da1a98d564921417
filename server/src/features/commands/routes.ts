import { commandsEndpoints } from '@perigee/core/commands/endpoints';
import type { Command } from '@perigee/core/commands/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** The public list; it is the bot's own, and the same for everyone until the product is started anew. */
export function commandsRoutes(commands: readonly Command[]): FastifyPluginAsyncZod {
  // Frozen, so that it is written once and not for every visitor.
  const list = [...commands];
  Object.freeze(list);

  return async (app) => {
    app.route({ ...commandsEndpoints.list, handler: async () => list });
  };
}
