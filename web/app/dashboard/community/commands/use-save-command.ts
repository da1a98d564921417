import { type CommandSettings, settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useChangeSettings, useGuild, useReloadGuild, useSettingsNow } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';

interface CommandSave {
  values: CommandSettings;
  /** The version of the commands the person saw; without it, the version loaded when the save is sent. */
  baseVersion?: number;
}

/**
 * Saves the settings of one command. The page shows them at once and reverts when the save fails; saves of one command
 * run one after another, so that the last click is also the last to arrive.
 */
export function useSaveCommand(name: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const change = useChangeSettings();
  const settingsNow = useSettingsNow();
  const reloadGuild = useReloadGuild();
  const { id } = useGuild();
  const settings = useTabSettings('commands');
  const current = settingsOfCommand(settings.commands, name);

  const versionNow = () => versionOf(settingsNow().versions, 'commands');
  const show = (shown: CommandSettings) =>
    change((loaded) => ({ ...loaded, commands: { ...loaded.commands, [name]: shown } }));

  return useMutation({
    scope: { id: `command ${id} ${name}` },
    mutationFn: ({ values, baseVersion = versionNow() }: CommandSave) =>
      call(commandsEndpoints.save, { params: { guildId: id, commandName: name }, body: values }, { baseVersion }),
    onMutate: ({ values }) => {
      // A load in flight would bring back the previous state.
      void queryClient.cancelQueries({ queryKey: ['guild'] });
      show(values);
      return current;
    },
    onSuccess: ({ version, value }) => {
      show(value);
      change((loaded) => ({ ...loaded, versions: { ...loaded.versions, commands: version } }));
    },
    onError: (error, _save, before) => {
      if (before !== undefined) show(before);
      if (error instanceof ApiError && error.code === 'conflict') void reloadGuild();
    },
  });
}
