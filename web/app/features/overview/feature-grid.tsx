import type { OverviewFeature } from '@perigee/core/overview/endpoints';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { countText, FEATURES } from './feature-texts.ts';
import styles from './overview.module.css';

interface FeatureGridProps {
  guildId: string;
  features: readonly OverviewFeature[];
}

/** What is on and what is off, each leading to its tab. */
export function FeatureGrid({ guildId, features }: FeatureGridProps) {
  const text = useText();

  return (
    <section aria-labelledby="overview-features">
      <h2 id="overview-features" className={styles['subtitle']}>
        {text(m.overview_features)}
      </h2>
      <ul className={styles['grid']}>
        {features.map((feature) => (
          <li key={feature.key}>
            <Link
              className={styles['feature'] ?? ''}
              to={`/guilds/${guildId}/${feature.tab}${FEATURES[feature.key].hash}`}
              viewTransition
            >
              <Icon name={FEATURES[feature.key].icon} size={22} />
              <span className={styles['name']}>{text(FEATURES[feature.key].title)}</span>
              <span className={styles['state']} data-on={feature.on}>
                {text(feature.on ? m.overview_on : m.overview_off)}
              </span>
              <Count words={countText(text, feature)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ words }: { words: string | null }) {
  return words === null ? null : <span className={styles['count']}>{words}</span>;
}
