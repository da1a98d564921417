import { saveEndpoint } from '../settings/save-endpoint.ts';
import { logsSchema } from './schema.ts';

export const logsEndpoints = {
  save: saveEndpoint({
    tab: 'logs',
    summary: 'Save what is written down, and where',
    body: logsSchema,
  }),
};
