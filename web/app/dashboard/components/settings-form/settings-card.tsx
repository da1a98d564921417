import { type ReactNode, useId } from 'react';
import { CollapsibleCard, type CardFold } from './collapsible-card.tsx';
import styles from './settings-form.module.css';

interface SettingsCardProps {
  title: string;
  /** One line about the card's subject. */
  text: string;
  tone?: 'normal' | 'danger';
  /** The path of the whole subject, for links to it. */
  path?: string;
  /** For long pages: the card folds to a line with a summary. */
  fold?: CardFold;
  children: ReactNode;
}

/** A card for one subject of a settings page. */
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
        <CollapsibleCard titleId={titleId} title={title} {...fold}>
          {body}
        </CollapsibleCard>
      )}
    </section>
  );
}
