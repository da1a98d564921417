import styles from './planet.module.css';

/** The product's name as a picture: a moon that orbits its planet and comes closest at the perigee. */
export function OrbitingPlanet({ title }: { title: string }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 520 520" width="520" height="520" role="img" aria-label={title}>
      <PlanetColours />
      <circle cx="260" cy="260" r="250" fill="url(#planet-glow)" />
      <g className={styles['rings']}>
        <circle cx="260" cy="260" r="236" strokeDasharray="2 12" />
        <ellipse cx="260" cy="260" rx="232" ry="84" transform="rotate(-24 260 260)" />
      </g>

      <g transform="rotate(-24 260 260)">
        <path className={styles['ringBack']} d="M84 260a176 50 0 0 1 352 0" />
      </g>
      <circle cx="260" cy="260" r="118" fill="url(#planet-body)" />
      <g clipPath="url(#planet-clip)" className={styles['bands']} transform="rotate(-24 260 260)">
        <path d="M130 204c60 22 200 22 262 0v22c-70 22-194 20-262 0z" />
        <path d="M130 268c80 30 190 26 262 4v34c-80 22-180 22-262-4z" />
        <path d="M130 334c80 20 180 20 262-2v14c-80 20-180 22-262 4z" />
      </g>
      <circle cx="260" cy="260" r="118" fill="url(#planet-shade)" />
      <g transform="rotate(-24 260 260)">
        <path className={styles['ringFront']} d="M84 260a176 50 0 0 0 352 0" />
        <g className={styles['moon']}>
          <circle r="17" fill="url(#moon-body)" />
          <circle className={styles['crater']} cx="-5" cy="-3" r="4" />
          <circle className={styles['crater']} cx="5" cy="6" r="2.5" />
        </g>
      </g>

      <g className={styles['marks']}>
        <circle cx="83" cy="105" r="4" />
        <circle cx="442" cy="408" r="6" />
        <circle cx="404" cy="74" r="3" />
      </g>
    </svg>
  );
}

/** The gradients of the planet, lit from the upper left. */
function PlanetColours() {
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
