import { type CheckResult, describeCheck } from '@perigee/core/insights/host/checks';
import type { CheckStatus } from '@perigee/core/insights/host/check-status';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from './host.module.css';

const ICONS: Record<CheckStatus, IconName> = { good: 'check', warn: 'alert', bad: 'close', skipped: 'clock' };
const STATUS_TEXTS: Record<CheckStatus, PlainMessage> = {
  good: m.host_check_good,
  warn: m.host_check_warn,
  bad: m.host_check_bad,
  skipped: m.host_check_skipped,
};

/** Each check with its finding and what to do. */
export function CheckList({ results }: { results: readonly CheckResult[] }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <ul className={styles['checks']}>
      {results.map((result) => {
        const description = describeCheck(result, locale);
        return (
          <li key={result.id} data-status={result.status}>
            <Icon name={ICONS[result.status]} />
            <div>
              <strong>
                <span className={styles['unseen']}>{text(STATUS_TEXTS[result.status])}: </span>
                {description?.title ?? result.id}
              </strong>
              <p>{description?.found ?? result.finding}</p>
              {description !== null && description.todo !== null && (
                <p className={styles['todo']}>{description.todo}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
