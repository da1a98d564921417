import { boostEndpoints } from '@perigee/core/boost/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors/app-error.ts';

export const boostRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...boostEndpoints.pay,
    handler: () => {
      throw new AppError('notImplemented', 'No payment provider is connected to this installation');
    },
  });
};
