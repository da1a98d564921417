import styles from './star-field.module.css';

/** The still sky behind the public pages. */
export function StarField() {
  return <div className={styles['stars']} aria-hidden="true" />;
}
