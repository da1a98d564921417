import styles from './planet.module.css';

/** The gradients of the planet, lit from the upper left. */
export function PlanetColours() {
  return (
    <defs>
      <radialGradient id="planet-body" cx="0.34" cy="0.28" r="0.85">
        <stop offset="0" className={styles['bodyLight']} />
        <stop offset="0.55" className={styles['bodyMiddle']} />
        <stop offset="1" className={styles['bodyDark']} />
      </radialGradient>
      <radialGradient id="planet-shade" cx="0.32" cy="0.28" r="0.82">
        <stop offset="0.6" className={styles['shadeNone']} />
        <stop offset="1" className={styles['shadeDeep']} />
      </radialGradient>
      <radialGradient id="planet-glow">
        <stop offset="0.35" className={styles['glowNear']} />
        <stop offset="1" className={styles['glowFar']} />
      </radialGradient>
      <radialGradient id="moon-body" cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" className={styles['moonLight']} />
        <stop offset="1" className={styles['moonDark']} />
      </radialGradient>
      <clipPath id="planet-clip">
        <circle cx="260" cy="260" r="118" />
      </clipPath>
    </defs>
  );
}
