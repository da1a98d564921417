import { type ReactNode, useId } from 'react';
import styles from './settings-form.module.css';

interface SettingsCardProps {
  title: string;
  /** One line that says what it is about. */
  text: string;
  tone?: 'normal' | 'danger';
  children: ReactNode;
}

/** One subject of a settings page. */
export function SettingsCard({ title, text, tone = 'normal', children }: SettingsCardProps) {
  const titleId = useId();

  return (
    <section className={styles['card']} data-tone={tone} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles['cardText']}>{text}</p>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
