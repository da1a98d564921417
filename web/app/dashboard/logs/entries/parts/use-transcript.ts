import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { useMutation } from '@tanstack/react-query';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { authorizedFetch } from '../../../../lib/api/authorized-fetch.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { callAddress } from '../../../../lib/api/send.ts';
import { downloadFile } from '../../../../lib/files/download-file.ts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useSite } from '../../../../lib/site/use-site.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';

export const TRANSCRIPT_FORMATS = ['html', 'txt'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

/** Downloads the messages of a bulk deletion as a file. A plain link cannot send the access token. */
export function useTranscript(entry: string) {
  const text = useText();
  const { apiUrl } = useSite();
  const guildId = useGuildId();

  return useMutation({
    mutationFn: async (format: TranscriptFormat) => {
      const address = callAddress(apiUrl, logsEndpoints.transcript, { params: { guildId, entry }, query: { format } });
      const response = await authorizedFetch(apiUrl, address, { method: 'GET' });
      if (!response.ok) throw await readApiError(response);
      return response.blob();
    },
    onSuccess: (file, format) => downloadFile(`messages-${entry}.${format}`, file),
    onError: (error) => notify('error', errorText(text, error)),
  });
}
