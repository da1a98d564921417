import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CaseLink } from './case-link.tsx';
import { DELIVERY_TEXTS, moderatorName, SOURCE_TEXTS } from '../case-texts.ts';
import styles from '../case-page.module.css';

/** Who, why, when and for how long. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const { type, durationMs, linkedCase, followedBy } = detail;
  const lasts = type === 'mute' || type === 'ban' || durationMs !== null;

  return (
    <section className={styles['panel']}>
      <h2>{text(m.case_facts)}</h2>
      <dl className={styles['facts']}>
        <Fact isWide name={text(m.case_reason)}>
          {detail.reason || <span className={styles['dim']}>{text(m.case_no_reason)}</span>}
        </Fact>
        <Fact name={text(m.cases_moderator)}>{moderatorName(text, detail)}</Fact>
        <Fact name={text(m.case_at)}>
          <time dateTime={detail.createdAt}>{moments.dayAndTime(detail.createdAt)}</time>
        </Fact>
        <Fact name={text(m.cases_source)}>{text(SOURCE_TEXTS[detail.source])}</Fact>
        {lasts && (
          <Fact name={text(m.case_duration)}>
            {durationMs === null ? text(m.case_endless) : writeDuration(durationMs, locale)}
          </Fact>
        )}
        <EndFact detail={detail} />
        <Fact name={text(m.case_delivery)}>{text(DELIVERY_TEXTS[detail.delivery])}</Fact>
        {linkedCase !== null && (
          <Fact name={text(m.case_linked)}>
            <CaseLink number={linkedCase} />
          </Fact>
        )}
        {followedBy.length > 0 && (
          <Fact name={text(m.case_followed)}>
            <span className={styles['links']}>
              {followedBy.map((number) => (
                <CaseLink key={number} number={number} />
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** When the punishment ended, or will end. */
function EndFact({ detail: { endsAt, endedAt } }: { detail: CaseDetail }) {
  const text = useText();
  const moments = useMoments();
  const at = endedAt ?? endsAt;

  if (at === null) return null;
  return (
    <Fact name={text(endedAt === null ? m.case_ends : m.case_ended)}>
      <time dateTime={at}>{moments.dayAndTime(at)}</time>
    </Fact>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
