import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { useApi } from '../../../../lib/api/use-api.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { useReloadBoard } from '../use-board.ts';

/** Hides the person from the list that others see, or shows them again. */
export function useVisibility(guildId: string) {
  const text = useText();
  const call = useApi();
  const reload = useReloadBoard(guildId);

  return useMutation({
    mutationFn: (hidden: boolean) => call(leaderboardEndpoints.visibility, { params: { guildId }, body: { hidden } }),
    onSuccess: async (_reply, hidden) => {
      notify('success', text(hidden ? m.board_hidden_done : m.board_shown_done));
      await reload();
    },
  });
}
