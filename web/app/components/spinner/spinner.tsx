import styles from './spinner.module.css';

/**
 * Turns while one waits where nothing has a shape yet; elsewhere pages use skeletons. Decorative: what is waited for
 * stands beside it.
 */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}

/** A spinner in the place of what is to come, with what that is. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className={styles['wait']} role="status">
      <Spinner />
      {label}
    </p>
  );
}
