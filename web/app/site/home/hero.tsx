import { m } from '#texts';
import { OrbitingPlanet } from '../components/planet/orbiting-planet.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { HomeActions } from './home-actions.tsx';
import { TypedTagline } from './typed-tagline.tsx';
import styles from './home.module.css';

/** The first view: tagline, invite, illustration. */
export function Hero() {
  const text = useText();

  return (
    <section className={styles['hero']}>
      <div className={styles['heroText']}>
        <h1>{text(m.home_headline)}</h1>
        <TypedTagline />
        <p className={styles['lead']}>{text(m.home_lead)}</p>
        <HomeActions />
      </div>
      <div className={styles['heroPicture']}>
        <OrbitingPlanet title={text(m.home_planet)} />
      </div>
    </section>
  );
}
