import type { CardPromise } from '@perigee/core/site/promises/site-promises';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';
import { useText, type PlainMessage } from '../../lib/preferences/use-text.ts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import { HomeSection } from './home-section.tsx';
import styles from './feature-cards.module.css';

interface Feature {
  icon: IconName & CardPromise;
  title: PlainMessage;
  text: PlainMessage;
}

/**
 * The product's eight areas (docs/rules/pages.md#home), in the order of their cards. Their promises are listed in core
 * under the icons' names.
 */
const FEATURES: readonly Feature[] = [
  { icon: 'economy', title: m.feature_economy, text: m.feature_economy_text },
  { icon: 'games', title: m.feature_games, text: m.feature_games_text },
  { icon: 'utilities', title: m.feature_utilities, text: m.feature_utilities_text },
  { icon: 'logs', title: m.feature_logs, text: m.feature_logs_text },
  { icon: 'moderation', title: m.feature_moderation, text: m.feature_moderation_text },
  { icon: 'automoderation', title: m.feature_automoderation, text: m.feature_automoderation_text },
  { icon: 'greetings', title: m.feature_greetings, text: m.feature_greetings_text },
  { icon: 'leaderboards', title: m.feature_leaderboards, text: m.feature_leaderboards_text },
];

/** The cards of the eight areas. */
export function FeatureCards() {
  const text = useText();

  return (
    <HomeSection id="features" title={text(m.home_features_title)} lead={text(m.home_features_lead)}>
      <ul className={styles['cards']}>
        {FEATURES.map((feature) => (
          <Teaser
            key={feature.icon}
            mark={<Icon name={feature.icon} size={24} />}
            title={text(feature.title)}
            text={text(feature.text)}
          />
        ))}
      </ul>
    </HomeSection>
  );
}
