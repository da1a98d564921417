import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { useMutation } from '@tanstack/react-query';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { callAddress } from '../../../../lib/api/send.ts';
import { downloadFile } from '../../../../lib/files/download-file.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { authorizedFetch } from '../../../../lib/api/authorized-fetch.ts';
import { useSite } from '../../../../lib/site/use-site.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { useBoardView } from '../use-board-view.ts';

export type ExportFormat = 'csv' | 'json';

/** Downloads the whole leaderboard as a file. A plain link cannot send the access token. */
export function useExport(guildId: string, guildName: string) {
  const text = useText();
  const { apiUrl } = useSite();
  const { view } = useBoardView();
  const { sort, period } = view;

  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const parts = { params: { guildId }, query: { sort, period, format } };
      const address = callAddress(apiUrl, leaderboardEndpoints.export, parts);
      const response = await authorizedFetch(apiUrl, address, { method: 'GET' });
      if (!response.ok) throw await readApiError(response);
      return response.blob();
    },
    onSuccess: (file, format) => downloadFile(`leaderboard-${guildName}.${format}`, file),
    onError: (error) => notify('error', errorText(text, error)),
  });
}
