import type { BoostPromise } from '@perigee/core/site/promises/site-promises';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText, type PlainMessage } from '../../lib/preferences/use-text.ts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import styles from './donate.module.css';

interface BoostFeature {
  /** The promise it makes, as listed in core. */
  promise: BoostPromise;
  icon: IconName;
  title: PlainMessage;
  text: PlainMessage;
}

/** What a boosted server gets (docs/rules/boost.md#what-it-brings). */
const BOOST_FEATURES: readonly BoostFeature[] = [
  { promise: 'xp', icon: 'leaderboards', title: m.donate_xp, text: m.donate_xp_text },
  { promise: 'levels', icon: 'trophy', title: m.donate_levels, text: m.donate_levels_text },
  { promise: 'messages', icon: 'greetings', title: m.donate_messages, text: m.donate_messages_text },
  { promise: 'bonuses', icon: 'economy', title: m.donate_bonuses, text: m.donate_bonuses_text },
  { promise: 'icons', icon: 'gem', title: m.donate_icons, text: m.donate_icons_text },
  { promise: 'limits', icon: 'plus', title: m.donate_limits, text: m.donate_limits_text },
];

/** The features of a boost, each of which unfolds an explanation. */
export function FeatureList() {
  const text = useText();

  return (
    <section className={styles['section']} aria-labelledby="boost-features">
      <h2 id="boost-features">{text(m.donate_features)}</h2>
      <div className={styles['features']}>
        {BOOST_FEATURES.map((feature) => (
          <details key={feature.promise} className={styles['feature']}>
            <summary>
              <span className={styles['icon']}>
                <Icon name={feature.icon} size={22} />
              </span>
              <h3>{text(feature.title)}</h3>
              <span className={styles['fold']}>
                <Icon name="chevron" />
              </span>
            </summary>
            <p>{text(feature.text)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
