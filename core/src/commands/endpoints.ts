import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { commandSchema } from './schema.ts';

export const commandsEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/public/commands',
    access: 'public',
    summary: 'Every command the bot answers to',
    schema: { response: { 200: z.array(commandSchema) } },
  }),
};
