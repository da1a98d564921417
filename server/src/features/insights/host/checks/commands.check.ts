import { compareCommands } from '../../../../bot/commands/compare-commands.ts';
import { callDiscord } from './call-discord.ts';
import { defineCheck } from './check.ts';

/** Whether the commands registered on the platform are those of this version. */
export const commandsCheck = defineCheck('commands', (deps, found) => {
  const clientId = deps.discord?.platform.clientId ?? '';
  return callDiscord(deps, (api) => api.applicationCommands.getGlobalCommands(clientId, { with_localizations: true }), {
    demo: () => found('demo'),
    refused: () => found('tokenRefused'),
    away: (reason) => found('away', { reason }),
    answered: (registered) => {
      const wanted = deps.commands();
      if (registered.length === 0 && wanted.length > 0) return found('none');
      const { missing, surplus, changed } = compareCommands(registered, wanted);
      if (missing + surplus + changed === 0) return found('same', { count: wanted.length });
      return found('differ', { missing, surplus, changed });
    },
  });
});
