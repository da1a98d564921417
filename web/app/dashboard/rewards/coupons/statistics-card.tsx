import type { CouponStatistics } from '@perigee/core/rewards/coupons/schema';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ChartTable } from '../../../components/sparkline/chart-table.tsx';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useCouponStatistics } from './use-coupons.ts';
import styles from './coupons.module.css';

/** How often coupons were used, and what they paid out. */
export function StatisticsCard() {
  const text = useText();
  const { data, error, isFetching, refetch } = useCouponStatistics();

  return (
    <SettingsCard path="couponStatistics" title={text(m.coupons_statistics)} text={text(m.coupons_statistics_text)}>
      {data === undefined && error === null && <Skeleton height={180} />}
      {data === undefined && error !== null && (
        <div className={styles['failed']}>
          <FailureNotice error={error} />
          <Button busy={isFetching} onClick={() => void refetch()}>
            {text(m.retry)}
          </Button>
        </div>
      )}
      {data !== undefined && <Figures statistics={data} />}
    </SettingsCard>
  );
}

function Figures({ statistics }: { statistics: CouponStatistics }) {
  const text = useText();
  const { locale } = usePreferences();
  const { economy } = useTabSettings('economy');
  const { uses, money, xp, pieces, roles, guesses } = statistics;
  const formatNumber = (number: number) => number.toLocaleString(locale);

  return (
    <>
      {guesses > 0 && (
        <p className={styles['note']}>
          <Icon name="alert" size={16} />
          {text(m.coupons_guesses, { count: guesses })}
        </p>
      )}
      <dl className={styles['sums']}>
        <div>
          <dt>{text(m.coupons_stat_uses)}</dt>
          <dd>{formatNumber(uses)}</dd>
        </div>
        <div>
          <dt>{text(m.coupons_stat_money)}</dt>
          <dd>
            {formatNumber(money)} <EmojiSymbol value={economy.moneySymbol} />
          </dd>
        </div>
        <div>
          <dt>{text(m.coupons_stat_xp)}</dt>
          <dd>{formatNumber(xp)}</dd>
        </div>
        <div>
          <dt>{text(m.coupons_stat_pieces)}</dt>
          <dd>{formatNumber(pieces)}</dd>
        </div>
        <div>
          <dt>{text(m.coupons_stat_roles)}</dt>
          <dd>{formatNumber(roles)}</dd>
        </div>
      </dl>
      {statistics.days.some((day) => day.uses > 0) && <Days days={statistics.days} />}
    </>
  );
}

function Days({ days }: Pick<CouponStatistics, 'days'>) {
  const text = useText();
  const { locale } = usePreferences();
  const top = Math.max(1, ...days.map(({ uses }) => uses));
  // Noon, so that no time zone shifts the date.
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00:00`));

  return (
    <div>
      <div className={styles['chart']} aria-hidden="true">
        {days.map(({ day, uses }) => (
          <span
            key={day}
            title={`${dayName(day)}: ${uses}`}
            data-empty={uses === 0}
            style={{ blockSize: `${(uses / top) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles['axis']} aria-hidden="true">
        <span>{dayName(days[0]?.day ?? '')}</span>
        <span>{dayName(days.at(-1)?.day ?? '')}</span>
      </div>
      <ChartTable
        columns={[text(m.coupons_stat_day), text(m.coupons_stat_uses)]}
        rows={days
          .toReversed()
          .map(({ day, uses }) => ({ key: day, name: dayName(day), values: [uses.toLocaleString(locale)] }))}
      />
    </div>
  );
}
