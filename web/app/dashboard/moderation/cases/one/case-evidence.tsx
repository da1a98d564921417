import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { m } from '#texts';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../case-page.module.css';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { authorizedFetch } from '../../../../lib/api/authorized-fetch.ts';
import { callAddress } from '../../../../lib/api/send.ts';
import { useCasesKey, useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useSite } from '../../../../lib/site/use-site.ts';

/** The evidence pictures of a case. */
export function CaseEvidence({ detail: { number, evidenceCount, hiddenEvidence } }: { detail: CaseDetail }) {
  const text = useText();

  if (evidenceCount === 0) return null;
  return (
    <section className={styles['panel']}>
      <h2>{text(m.case_evidence)}</h2>
      <div className={styles['evidence']}>
        {Array.from({ length: evidenceCount }, (_, index) =>
          hiddenEvidence.includes(index + 1) ? (
            <p key={index} className={styles['dim']}>
              {text(m.case_evidence_hidden)}
            </p>
          ) : (
            <Picture key={index} number={number} position={index + 1} />
          ),
        )}
      </div>
    </section>
  );
}

function Picture({ number, position }: { number: number; position: number }) {
  const text = useText();
  const { src, isError } = useEvidence(number, position);

  if (isError) return <p className={styles['dim']}>{text(m.case_evidence_failed)}</p>;
  if (src === null) return <Skeleton height={160} />;
  const name = text(m.case_evidence_picture, { number: position });
  return (
    <a href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={name} />
    </a>
  );
}

/** An evidence picture as an object URL: loading it needs the person's token, which no address may contain. */
function useEvidence(number: number, position: number) {
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
