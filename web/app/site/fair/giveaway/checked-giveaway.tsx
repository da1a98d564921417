import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { PublishedResult } from './published-result.tsx';
import { readDraw } from './read-draw.ts';
import { Verdict } from '../verdict.tsx';
import styles from '../fair.module.css';

/** The published data of a giveaway, and whether it is consistent. */
export function CheckedGiveaway({ id }: { id: string }) {
  const text = useText();
  const { locale } = usePreferences();
  const { apiUrl } = useSite();
  const [count, setCount] = useState(0);
  const { value, error, isReading, readAgain } = useReading(
    () => readDraw(apiUrl, id, setCount, (url, init) => fetch(url, init)),
    id,
  );

  if (value !== null) return <PublishedResult published={value} />;
  if (error !== null && errorCode(error) === 'notFound') {
    return <Verdict tone="open" icon="search" title={text(m.fair_unknown)} text={text(m.fair_unknown_text)} />;
  }
  return (
    <div className={styles['result']} role="status">
      {error === null ? (
        <p className={styles['dim']}>
          {count === 0 ? text(m.fair_reading) : text(m.fair_reading_count, { count: count.toLocaleString(locale) })}
        </p>
      ) : (
        <>
          <FailureNotice error={error} />
          <Button busy={isReading} onClick={readAgain}>
            {text(m.retry)}
          </Button>
        </>
      )}
    </div>
  );
}
