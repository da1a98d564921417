import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { FEATURES } from './features.ts';
import styles from './feature-cards.module.css';

export function FeatureCards() {
  const text = useText();

  return (
    <section className={styles['section']} aria-labelledby="features">
      <h2 id="features">{text(m.home_features_title)}</h2>
      <p>{text(m.home_features_lead)}</p>
      <ul className={styles['cards']}>
        {FEATURES.map((feature) => (
          <li key={feature.icon} className={styles['card']}>
            <span className={styles['icon']}>
              <Icon name={feature.icon} size={24} />
            </span>
            <h3>{text(feature.title)}</h3>
            <p>{text(feature.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
