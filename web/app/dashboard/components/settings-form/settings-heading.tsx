import styles from './settings-heading.module.css';

/** The heading of a settings page. */
export function SettingsHeading({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles['heading']}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}
