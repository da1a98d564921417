import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { type Translate, useText } from '../../../../lib/preferences/use-text.ts';
import { CaseLink } from './case-link.tsx';
import { CASE_EVENT_TEXTS, casePersonName } from '../case-texts.ts';
import styles from '../case-page.module.css';

type Entry = CaseDetail['trail'][number];

/** What happened to a case, in order. */
export function CaseTrail({ trail }: Pick<CaseDetail, 'trail'>) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();

  return (
    <section className={styles['panel']}>
      <h2>{text(m.case_trail)}</h2>
      <ol className={styles['trail']}>
        {trail.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.after}`} data-kind={entry.kind}>
            <p>
              <strong>{text(CASE_EVENT_TEXTS[entry.kind])}</strong>
              {entry.by !== null && ` · ${casePersonName(entry.by)}`}
            </p>
            <p className={styles['when']}>
              <time dateTime={entry.at}>{moments.dayAndTime(entry.at)}</time>
            </p>
            <Change entry={entry} valueOf={(value) => valueText(text, locale, entry.kind, value)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({
  entry: { kind, before, after },
  valueOf,
}: {
  entry: Entry;
  valueOf: (value: string | null) => string;
}) {
  if (kind === 'reasonChanged' || kind === 'durationChanged') {
    return (
      <p className={styles['change']}>
        <del>{valueOf(before)}</del> <ins>{valueOf(after)}</ins>
      </p>
    );
  }
  if (kind === 'replaced' && after !== null) return <CaseLink number={Number(after)} />;
  return after === null || after === '' ? null : <p className={styles['change']}>{after}</p>;
}

function valueText(text: Translate, locale: Locale, kind: Entry['kind'], value: string | null): string {
  if (kind === 'reasonChanged') return value || text(m.case_no_reason);
  const ms = Number(value ?? 0);
  return ms > 0 ? writeDuration(ms, locale) : text(m.case_endless);
}
