import { saveEndpoint } from '../settings/save-endpoint.ts';
import { economySchema } from './schema.ts';

export const economyEndpoints = {
  save: saveEndpoint({
    tab: 'economy',
    summary: 'Save how money is earned, shown and taxed',
    body: economySchema,
  }),
};
