import { callDiscord } from './call-discord.ts';
import { defineCheck } from './check.ts';

/** Whether the platform accepts the bot's token, and whether it belongs to the configured application. */
export const tokenCheck = defineCheck('token', (deps, found) =>
  callDiscord(deps, (api) => api.applications.getCurrent(), {
    demo: () => found('demo'),
    refused: () => found('refused'),
    away: (reason) => found('away', { reason }),
    answered: ({ id, name }) => {
      const clientId = deps.discord?.platform.clientId ?? '';
      return id === clientId ? found('accepted', { name, id }) : found('otherApplication', { id, clientId });
    },
  }),
);
