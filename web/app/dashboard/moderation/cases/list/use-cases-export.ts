import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { useMutation } from '@tanstack/react-query';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { authorizedFetch } from '../../../../lib/api/authorized-fetch.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { callAddress } from '../../../../lib/api/send.ts';
import { useGuildId, useViewedGuild } from '../../../lib/guilds/use-viewed-guild.ts';
import { downloadFile } from '../../../../lib/files/download-file.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useSite } from '../../../../lib/site/use-site.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import type { CaseView } from '../case-address.ts';

export type ExportFormat = 'csv' | 'json';

/** Downloads all cases that match the filters as a file. A plain link cannot send the access token. */
export function useCasesExport(view: CaseView) {
  const text = useText();
  const { apiUrl } = useSite();
  const guildId = useGuildId();
  const { data: guild } = useViewedGuild();

  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const address = callAddress(apiUrl, casesEndpoints.export, { params: { guildId }, query: { ...view, format } });
      const response = await authorizedFetch(apiUrl, address, { method: 'GET' });
      if (!response.ok) throw await readApiError(response);
      return response.blob();
    },
    onSuccess: (file, format) => downloadFile(`cases-${guild?.name ?? guildId}.${format}`, file),
    onError: (error) => notify('error', errorText(text, error)),
  });
}
