import styles from './logo.module.css';

/** The product's mark: a moon at the closest point of its orbit. */
export function Logo({ size }: { size: number }) {
  return (
    <svg className={styles['logo']} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <ellipse className={styles['orbit']} cx="16" cy="16" rx="14" ry="7.5" transform="rotate(-32 16 16)" />
      <circle className={styles['planet']} cx="17.5" cy="15" r="6.5" />
      <circle className={styles['moon']} cx="6.8" cy="20.6" r="2.6" />
    </svg>
  );
}
