import { PublicPage } from '../../components/public-page/public-page.tsx';
import type { PublicPage as Path } from '../../lib/site/public-pages.ts';
import type { LegalDocument } from './legal-document.ts';
import styles from './legal.module.css';

/** Draws a legal text with its numbers, so that a paragraph can be cited as “3.2”. */
export function LegalText({ document, path }: { document: LegalDocument; path: Path }) {
  return (
    <PublicPage title={document.title} lead={document.lead} path={path} isText>
      <ol className={styles['paragraphs']}>
        {document.paragraphs.map(({ title, items }, paragraph) => (
          <li key={title} id={`p${paragraph + 1}`}>
            <h2>
              <span className={styles['number']}>{paragraph + 1}.</span> {title}
            </h2>
            <ol className={styles['items']}>
              {items.map((item, index) => (
                <li key={item}>
                  <span className={styles['number']}>
                    {paragraph + 1}.{index + 1}
                  </span>
                  <p>{item}</p>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </PublicPage>
  );
}
