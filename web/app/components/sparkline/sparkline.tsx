import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { type Moment, sparklinePath, type TimeScale } from './sparkline-path.ts';
import styles from './sparkline.module.css';

const SIZE = { width: 320, height: 64 };

interface SparklineProps {
  title: string;
  moments: readonly Moment[];
  scale: TimeScale;
  format: (value: number) => string;
  /** Shown beside the title; the newest value by default. */
  figure?: string;
}

/**
 * A small line chart over time; its caption gives the lowest, the highest and, unless `figure` replaces it, the newest
 * value.
 */
export function Sparkline({ title, moments, scale, format, figure }: SparklineProps) {
  const text = useText();
  const values = moments.flatMap(({ value }) => (value === null ? [] : [value]));
  const newest = moments.at(-1)?.value ?? null;

  return (
    <figure className={styles['chart']}>
      <figcaption>
        <span>{title}</span>
        <strong>{figure ?? (newest === null ? text(m.chart_unmeasured) : format(newest))}</strong>
      </figcaption>
      <svg
        viewBox={`0 -3 ${SIZE.width} ${SIZE.height + 6}`}
        width="100%"
        height={SIZE.height + 6}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line className={styles['ground']} x1="0" x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        <path className={styles['trace']} d={sparklinePath(moments, SIZE, scale)} />
      </svg>
      {values.length > 0 && (
        <p className={styles['range']}>
          {text(m.chart_range, { least: format(Math.min(...values)), most: format(Math.max(...values)) })}
        </p>
      )}
    </figure>
  );
}
