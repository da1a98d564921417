import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useEvidence } from './use-evidence.ts';
import styles from '../case-page.module.css';

/** The evidence pictures of a case. */
export function CaseEvidence({ detail: { number, evidenceCount } }: { detail: CaseDetail }) {
  const text = useText();

  if (evidenceCount === 0) return null;
  return (
    <section className={styles['panel']}>
      <h2>{text(m.case_evidence)}</h2>
      <div className={styles['evidence']}>
        {Array.from({ length: evidenceCount }, (_, index) => (
          <Picture key={index} number={number} position={index + 1} />
        ))}
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
