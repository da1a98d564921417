import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeAuthorOf } from '../../community/index.ts';
import type { TransferService } from './transfer-service.ts';

/** Endpoints that export, import and copy settings. */
export function transferRoutes(transfer: TransferService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...transferEndpoints.export,
      handler: ({ params }) => transfer.export(params.guildId),
    });

    app.route({
      ...transferEndpoints.import,
      handler: (request) => transfer.import(changeAuthorOf(request), request.body),
    });
  };
}
