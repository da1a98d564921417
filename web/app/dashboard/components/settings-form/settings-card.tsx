import { type ReactNode, useId } from 'react';
import { FoldedCard, type CardFold } from './folded-card.tsx';
import styles from './settings-form.module.css';

interface SettingsCardProps {
  title: string;
  /** One line that says what it is about. */
  text: string;
  tone?: 'normal' | 'danger';
  /** What it is about as a whole, for links that lead to it. */
  path?: string;
  /** On a long page: it folds to a line that sums it up. */
  fold?: CardFold;
  children: ReactNode;
}

/** One subject of a settings page. */
export function SettingsCard({ title, text, tone = 'normal', fold, path = fold?.place, children }: SettingsCardProps) {
  const titleId = useId();
  const body = (
    <>
      <p className={styles['cardText']}>{text}</p>
      <div className={styles['fields']}>{children}</div>
    </>
  );

  return (
    <section
      className={styles['card']}
      data-part
      data-tone={tone}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...(path !== undefined && { 'data-path': path })}
    >
      {fold === undefined ? (
        <>
          <h2 id={titleId}>{title}</h2>
          {body}
        </>
      ) : (
        <FoldedCard titleId={titleId} title={title} {...fold}>
          {body}
        </FoldedCard>
      )}
    </section>
  );
}
