import type { ReactNode } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import type { PublicPath as Path } from '../../lib/site/public-pages.ts';
import { PageHead } from '../document/page-head.tsx';
import { StarField } from '../star-field/star-field.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  title: string;
  lead: string;
  /** The page's path, if search engines may list it; the lead is then its description. */
  path?: Path;
  /** A narrow column for reading instead of the full width. */
  isText?: boolean;
  children: ReactNode;
}

/** The frame of every public page but the home page: sky, heading, and one sentence on what the page is for. */
export function PublicPage({ title, lead, path, isText = false, children }: PublicPageProps) {
  const text = useText();

  return (
    <div className={styles['page']} data-text={isText}>
      <PageHead
        title={text(m.page_title, { page: title })}
        {...(path !== undefined && { listed: { path, description: lead } })}
      />
      <StarField />
      <header className={styles['header']}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  );
}
