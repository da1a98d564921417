import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { FEATURES } from './features.ts';
import { HomeSection } from './home-section.tsx';
import styles from './feature-cards.module.css';

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
