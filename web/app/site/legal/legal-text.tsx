import { PublicPage } from '../../components/public-page/public-page.tsx';
import type { PublicPath as Path } from '../../lib/site/public-pages.ts';
import type { LegalDocument, NamedItem } from './legal-document.ts';
import styles from './legal.module.css';

/** Renders a legal text with numbers, so that a paragraph can be cited as “3.2”. */
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
                <Item key={keyOf(item)} item={item} number={`${paragraph + 1}.${index + 1}`} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </PublicPage>
  );
}

function Item({ item, number }: { item: string | NamedItem; number: string }) {
  return (
    <li {...(typeof item !== 'string' && { id: item.id })}>
      <span className={styles['number']}>{number}</span>
      {typeof item === 'string' ? (
        <p>{item}</p>
      ) : (
        <div>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          <p className={styles['kept']}>{item.kept}</p>
        </div>
      )}
    </li>
  );
}

function keyOf(item: string | NamedItem): string {
  return typeof item === 'string' ? item : item.id;
}
