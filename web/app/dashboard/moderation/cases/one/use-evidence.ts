import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { authorizedFetch } from '../../../../lib/api/authorized-fetch.ts';
import { callAddress } from '../../../../lib/api/send.ts';
import { useCasesKey, useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useSite } from '../../../../lib/site/use-site.ts';

/** An evidence picture as an object URL: loading it needs the person's token, which no address may contain. */
export function useEvidence(number: number, position: number) {
  const { apiUrl } = useSite();
  const guildId = useGuildId();
  const key = useCasesKey();
  const { data, isError } = useQuery({
    queryKey: [...key, 'evidence', number, position],
    queryFn: async () => {
      const params = { guildId, number, position };
      const address = callAddress(apiUrl, casesEndpoints.evidence, { params });
      const response = await authorizedFetch(apiUrl, address, { method: 'GET' });
      if (!response.ok) throw await readApiError(response);
      return response.blob();
    },
  });
  const src = useMemo(() => (data === undefined ? null : URL.createObjectURL(data)), [data]);
  useEffect(() => () => (src === null ? undefined : URL.revokeObjectURL(src)), [src]);

  return { src, isError };
}
