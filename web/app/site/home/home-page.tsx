import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { StarField } from '../../components/star-field/star-field.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { OrbitingPlanet } from '../components/planet/orbiting-planet.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { PreviewStrip } from './preview-strip.tsx';
import { HomeActions } from './home-actions.tsx';
import styles from './home.module.css';
import { TypedTagline } from './typed-tagline.tsx';

export default function HomePage() {
  const text = useText();

  return (
    <>
      <PageHead title={text(m.home_title)} listed={{ path: '/', description: text(m.home_description) }} />
      <StarField />
      <Hero />
      <PreviewStrip />
      <FeatureCards />
      <Closing />
    </>
  );
}

/** The closing call to action of the home page. */
function Closing() {
  const text = useText();

  return (
    <section className={styles['closing']} aria-labelledby="closing">
      <h2 id="closing">{text(m.home_closing_title)}</h2>
      <p>{text(m.home_closing_text)}</p>
      <HomeActions />
    </section>
  );
}

/** The first view: tagline, invite, illustration. */
function Hero() {
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
