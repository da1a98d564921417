import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { useMutation } from '@tanstack/react-query';
import { readApiError } from '../../../lib/api/api-error.ts';
import { authorizedFetch } from '../../../lib/api/authorized-fetch.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { callAddress } from '../../../lib/api/send.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { StatementView } from './statement-view.ts';
import type { StatementOf } from './use-statement.ts';

/** Downloads all movements that match the filters as a file. A plain link cannot send the access token. */
export function useStatementExport({ guildId, userId }: StatementOf, view: StatementView, name: string) {
  const text = useText();
  const { apiUrl } = useSite();
  const { locale } = usePreferences();

  return useMutation({
    mutationFn: async () => {
      const query = { ...view, locale };
      const address =
        userId === null
          ? callAddress(apiUrl, statementsEndpoints.ownExport, { params: { guildId }, query })
          : callAddress(apiUrl, statementsEndpoints.memberExport, { params: { guildId, userId }, query });
      const response = await authorizedFetch(apiUrl, address, { method: 'GET' });
      if (!response.ok) throw await readApiError(response);
      return response.blob();
    },
    onSuccess: (file) => downloadFile(`statement-${name}.csv`, file),
    onError: (error) => notify('error', errorText(text, error)),
  });
}
