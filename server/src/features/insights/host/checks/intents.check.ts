import { ApplicationFlags, GatewayIntentBits } from 'discord-api-types/v10';
import { INTENTS } from '../../../../bot/gateway/intents.ts';
import { callDiscord } from './call-discord.ts';
import { defineCheck } from './check.ts';

/** Each privileged intent, and the application flags that show it is on; the limited flags apply below 100 guilds. */
const PRIVILEGED = [
  {
    name: 'Server Members',
    bit: GatewayIntentBits.GuildMembers,
    flags: ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
  },
  {
    name: 'Message Content',
    bit: GatewayIntentBits.MessageContent,
    flags: ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited,
  },
  {
    name: 'Presence',
    bit: GatewayIntentBits.GuildPresences,
    flags: ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
  },
] as const;

/** Whether the privileged intents the bot uses are switched on. */
export const intentsCheck = defineCheck('intents', (deps, found) =>
  callDiscord(deps, (api) => api.applications.getCurrent(), {
    demo: () => found('demo'),
    refused: () => found('tokenRefused'),
    away: (reason) => found('away', { reason }),
    answered: ({ flags }) => {
      const wanted = PRIVILEGED.filter(({ bit }) => (INTENTS & bit) !== 0);
      const off = wanted.filter((intent) => (flags & intent.flags) === 0);
      const list = (intents: readonly { name: string }[]) => intents.map(({ name }) => name).join(', ');
      return off.length === 0 ? found('on', { intents: list(wanted) }) : found('off', { intents: list(off) });
    },
  }),
);
