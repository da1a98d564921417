import { leaderboardSection } from '@perigee/core/leaderboard/section';
import { useMutation } from '@tanstack/react-query';
import { savedText } from '../../components/settings-form/saved-text.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useAdoptSettings, useGuild, useReloadGuild, useSettingsNow } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';

/**
 * Opens the leaderboard to everybody, or closes it. The page shows it at once and takes it back when the save fails;
 * saves go one after another, so that the last click is also the last to arrive.
 */
export function usePublicBoard() {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const settingsNow = useSettingsNow();
  const adopt = useAdoptSettings();
  const reloadGuild = useReloadGuild();
  const show = (isPublic: boolean) => adopt({ leaderboard: { public: isPublic }, versions: {} });

  return useMutation({
    scope: { id: `public board ${id}` },
    mutationFn: (isPublic: boolean) => {
      const baseVersion = settingsNow().versions['leaderboard'] ?? 0;
      const input = { params: { guildId: id }, body: { public: isPublic } };
      return call(leaderboardSection.save, input, { baseVersion });
    },
    onMutate: show,
    onSuccess: ({ message, version, value }) => {
      adopt({ leaderboard: value, versions: { leaderboard: version } });
      say('good', savedText(text, message));
    },
    onError: (error, isPublic) => {
      show(!isPublic);
      say('bad', errorText(text, error));
      void reloadGuild();
    },
  });
}
