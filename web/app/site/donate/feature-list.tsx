import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { BOOST_FEATURES } from './boost-features.ts';
import styles from './donate.module.css';

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
