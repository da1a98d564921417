import { m } from '#texts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { type LatencyTone, latencyTone } from './latency.ts';
import styles from './stats.module.css';

/** The colour is never the only indication. */
const TONE_TEXTS: Record<LatencyTone, PlainMessage> = {
  good: m.stats_fast,
  middling: m.stats_middling,
  bad: m.stats_slow,
};

/** A latency in its colour, with the colour's meaning beside it; a text where nothing was measured. */
export function LatencyValue({ milliseconds }: { milliseconds: number | null }) {
  const text = useText();
  if (milliseconds === null) return <span className={styles['dim']}>{text(m.chart_unmeasured)}</span>;

  const tone = latencyTone(milliseconds);
  return (
    <span className={styles['latency']} data-tone={tone}>
      <span>{text(m.stats_ms, { ms: milliseconds })}</span>
      <small>{text(TONE_TEXTS[tone])}</small>
    </span>
  );
}
