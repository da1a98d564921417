import { ERROR_KINDS, type ErrorKind } from '@perigee/core/insights/host/errors';
import type { ErrorHour } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { ChartLegend } from '../../components/chart-legend/chart-legend.tsx';
import { ChartTable } from '../../../components/sparkline/chart-table.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { HostPanel } from './host-panel.tsx';
import styles from './host.module.css';

const KIND_TEXTS: Record<ErrorKind, PlainMessage> = {
  http: m.host_errors_http,
  acts: m.host_errors_acts,
  gateway: m.host_errors_gateway,
};
const HEIGHT = 120;
/** The part of its slot a bar fills. */
const WIDTH = 0.76;
/** Every how many hours one is labelled below the bars. */
const LABEL_EVERY = 6;

/** The errors, hour by hour. */
export function ErrorsPanel({ hours }: { hours: readonly ErrorHour[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const isQuiet = hours.every((hour) => ERROR_KINDS.every((kind) => hour[kind] === 0));

  return (
    <HostPanel title={text(m.host_errors)} text={text(m.host_errors_text)}>
      {isQuiet ? (
        <p className={styles['dim']}>{text(m.host_errors_none)}</p>
      ) : (
        <>
          <ChartLegend
            entries={ERROR_KINDS.map((kind) => ({
              key: kind,
              name: text(KIND_TEXTS[kind]),
              bar: { className: styles['bar'], 'data-kind': kind },
            }))}
          />
          <ErrorBars hours={hours} />
          <ChartTable
            columns={[text(m.host_hour), ...ERROR_KINDS.map((kind) => text(KIND_TEXTS[kind]))]}
            rows={hours.toReversed().map((hour) => ({
              key: hour.hour,
              name: dayAndTime(hour.hour),
              values: ERROR_KINDS.map((kind) => hour[kind].toLocaleString(locale)),
            }))}
          />
        </>
      )}
    </HostPanel>
  );
}

function ErrorBars({ hours }: { hours: readonly ErrorHour[] }) {
  const { time } = useMoments();
  const { locale } = usePreferences();
  const top = Math.max(1, ...hours.map((hour) => hour.http + hour.acts + hour.gateway));

  return (
    <div className={styles['chart']} aria-hidden="true">
      <span className={styles['top']}>{top.toLocaleString(locale)}</span>
      <svg viewBox={`0 0 ${hours.length} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} focusable="false">
        {hours.map((hour, index) => (
          <Stack key={hour.hour} hour={hour} x={index + (1 - WIDTH) / 2} top={top} />
        ))}
      </svg>
      <div className={styles['axis']}>
        {hours.map(({ hour }, index) => (
          <span key={hour}>{(hours.length - 1 - index) % LABEL_EVERY === 0 && <span>{time(hour)}</span>}</span>
        ))}
      </div>
    </div>
  );
}

function Stack({ hour, x, top }: { hour: ErrorHour; x: number; top: number }) {
  const heights = ERROR_KINDS.map((kind) => ({ kind, height: (hour[kind] / top) * HEIGHT }));

  return (
    <g>
      {heights.map(({ kind, height }, index) => {
        const below = heights.slice(0, index).reduce((sum, each) => sum + each.height, 0);
        const y = HEIGHT - below - height;
        return <rect key={kind} className={styles['bar']} data-kind={kind} x={x} width={WIDTH} y={y} height={height} />;
      })}
    </g>
  );
}
