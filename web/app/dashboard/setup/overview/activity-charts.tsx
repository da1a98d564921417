import { SegmentedControl } from '@mantine/core';
import { activityEndpoints, type ActivityPoint, type ActivitySpan } from '@perigee/core/insights/activity/endpoints';
import { CHART_KINDS, type ChartKind } from '@perigee/core/base/activity/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ChartTable } from '../../../components/sparkline/chart-table.tsx';
import { Sparkline } from '../../../components/sparkline/sparkline.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import styles from './overview.module.css';

const TITLES: Record<ChartKind, PlainMessage> = {
  messages: m.activity_messages,
  joins: m.activity_joins,
  leaves: m.activity_leaves,
  commands: m.activity_commands,
};

/** The activity on the server: small charts of messages, joins and leaves, and commands. */
export function ActivityCharts({ guildId }: { guildId: string }) {
  const text = useText();
  const call = useApi();
  const [span, setSpan] = useState<ActivitySpan>('day');
  const activity = useQuery({
    queryKey: ['activity', guildId, span],
    queryFn: () => call(activityEndpoints.read, { params: { guildId }, query: { span } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  return (
    <section aria-labelledby="overview-activity">
      <header className={styles['chartHead']}>
        <div>
          <h2 id="overview-activity">{text(m.activity_title)}</h2>
          <p>{text(m.activity_text)}</p>
        </div>
        <SegmentedControl<ActivitySpan>
          aria-label={text(m.activity_span)}
          size="sm"
          value={span}
          onChange={setSpan}
          data={[
            { value: 'day', label: text(m.activity_day) },
            { value: 'weeks', label: text(m.activity_weeks) },
          ]}
        />
      </header>
      {activity.data !== undefined && <Charts points={activity.data.points} span={span} />}
      {activity.isPending && <Skeleton height={300} />}
      {activity.isError && activity.data === undefined && <p role="alert">{text(m.activity_failed)}</p>}
    </section>
  );
}

function Charts({ points, span }: { points: readonly ActivityPoint[]; span: ActivitySpan }) {
  const text = useText();
  const { locale } = usePreferences();
  const { zone } = useGuild().settings.timeZone;
  const number = new Intl.NumberFormat(locale);
  const name = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    ...(span === 'day' ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }),
  });
  const [first, last] = [points.at(0), points.at(-1)];
  const spanMs = Date.parse(last?.at ?? '') - Date.parse(first?.at ?? '') || 1;
  const total = (kind: ChartKind) => points.reduce((sum, point) => sum + point[kind], 0);

  if (CHART_KINDS.every((kind) => total(kind) === 0)) return <p className={styles['hint']}>{text(m.activity_empty)}</p>;
  return (
    <>
      <div className={styles['charts']}>
        {CHART_KINDS.map((kind) => (
          <Sparkline
            key={kind}
            title={text(TITLES[kind])}
            figure={number.format(total(kind))}
            moments={points.map((point) => ({ at: Date.parse(point.at), value: point[kind] }))}
            scale={{ spanMs }}
            format={(value) => number.format(value)}
          />
        ))}
      </div>
      <ChartTable
        columns={[
          text(span === 'day' ? m.activity_hour : m.activity_day_column),
          ...CHART_KINDS.map((kind) => text(TITLES[kind])),
        ]}
        rows={points.map((point) => ({
          key: point.at,
          name: name.format(new Date(point.at)),
          values: CHART_KINDS.map((kind) => number.format(point[kind])),
        }))}
      />
    </>
  );
}
