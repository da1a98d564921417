import styles from './lost-astronaut.module.css';

/** An astronaut adrift on a cut line, far from a small planet. */
export function LostAstronaut() {
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 360 260"
      width="360"
      height="260"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles['planet']} cx="68" cy="204" r="34" />
      <ellipse className={styles['ring']} cx="68" cy="204" rx="58" ry="15" transform="rotate(-18 68 204)" />
      <path className={styles['line']} d="M96 178c40-30 34 26 70 4 22-14 8-40 30-48" />
      <g className={styles['astronaut']}>
        <g transform="rotate(18 224 112)">
          <rect className={styles['pack']} x="196" y="92" width="56" height="62" rx="14" />
          <path className={styles['limb']} d="M208 122 182 138M240 122l30-18M214 152l-8 34M234 152l14 32" />
          <rect className={styles['suit']} x="202" y="100" width="44" height="58" rx="18" />
          <rect className={styles['panel']} x="214" y="126" width="20" height="12" rx="4" />
          <circle className={styles['suit']} cx="224" cy="78" r="30" />
          <path className={styles['visor']} d="M202 76c0-14 10-20 22-20s22 6 22 20-8 18-22 18-22-4-22-18Z" />
          <path className={styles['shine']} d="M210 72c1-6 5-9 11-10" />
        </g>
      </g>
      <g className={styles['stars']}>
        <circle cx="300" cy="44" r="3" />
        <circle cx="132" cy="58" r="2" />
        <circle cx="328" cy="190" r="2.5" />
        <circle cx="38" cy="92" r="2" />
      </g>
    </svg>
  );
}
