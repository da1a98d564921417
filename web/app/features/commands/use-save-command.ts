import { type CommandSettings, settingsOfCommand } from '@perigee/core/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/commands/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';
import { useChangeSettings, useGuild } from '../../lib/guilds/use-guild.ts';

/**
 * Saves how one command is set. The page shows it at once and takes it back when the save fails; saves of one command
 * go one after another, so that the last click is also the last to arrive.
 */
export function useSaveCommand(name: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const change = useChangeSettings();
  const { id, settings } = useGuild();
  const current = settingsOfCommand(settings.commands, name);

  const show = (shown: CommandSettings) =>
    change((loaded) => ({ ...loaded, commands: { ...loaded.commands, [name]: shown } }));

  return useMutation({
    scope: { id: `command ${id} ${name}` },
    mutationFn: (wanted: CommandSettings) =>
      call(commandsEndpoints.save, { params: { guildId: id, commandName: name }, body: wanted }),
    onMutate: (wanted) => {
      // A load under way would bring back what was before.
      void queryClient.cancelQueries({ queryKey: ['guild'] });
      show(wanted);
      return current;
    },
    onSuccess: ({ version }, saved) => {
      show(saved);
      change((loaded) => ({ ...loaded, versions: { ...loaded.versions, commands: version } }));
    },
    onError: (_error, _wanted, before) => {
      if (before !== undefined) show(before);
    },
  });
}
