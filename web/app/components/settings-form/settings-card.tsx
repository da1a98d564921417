import { type ReactNode, useId } from 'react';
import styles from './settings-form.module.css';

interface SettingsCardProps {
  title: string;
  /** One line that says what it is about. */
  text: string;
  tone?: 'normal' | 'danger';
  /** What it is about as a whole, for links that lead to it. */
  path?: string;
  children: ReactNode;
}

/** One subject of a settings page. */
export function SettingsCard({ title, text, tone = 'normal', path, children }: SettingsCardProps) {
  const titleId = useId();

  return (
    <section
      className={styles['card']}
      data-tone={tone}
      aria-labelledby={titleId}
      {...(path !== undefined && { 'data-path': path, tabIndex: -1 })}
    >
      <h2 id={titleId}>{title}</h2>
      <p className={styles['cardText']}>{text}</p>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
