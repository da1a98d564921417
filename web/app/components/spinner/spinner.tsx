import styles from './spinner.module.css';

/**
 * Spins where the shape of the content is not known yet; elsewhere pages use skeletons. Decorative: the text beside it
 * says what is loading.
 */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}

/** A spinner with the name of what is loading. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className={styles['wait']} role="status">
      <Spinner />
      {label}
    </p>
  );
}
