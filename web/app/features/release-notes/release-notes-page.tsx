import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PICTURE_SIZE, PICTURES } from './pictures.ts';
import { RELEASE_NOTES } from './release-notes.ts';
import styles from './release-notes.module.css';

/** What is new, with pictures that open large. */
export default function ReleaseNotesPage() {
  const text = useText();
  const { locale } = usePreferences();
  const { title, lead, notes } = RELEASE_NOTES[locale];
  const pictures = notes.flatMap(({ picture }) => picture ?? []);
  const [opened, setOpened] = useState<number | null>(null);

  return (
    <PublicPage title={title} lead={lead} path="/v2">
      <div className={styles['notes']}>
        {notes.map((note) => (
          <article key={note.title} className={styles['note']} data-pictured={note.picture !== undefined}>
            <div>
              <h2>{note.title}</h2>
              <p>{note.text}</p>
            </div>
            {note.picture !== undefined && (
              <button
                type="button"
                className={styles['picture']}
                aria-label={text(m.picture_open, { picture: note.picture.alt })}
                onClick={() => setOpened(pictures.findIndex((picture) => picture === note.picture))}
              >
                <img
                  src={PICTURES[locale][note.picture.name]}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  {...PICTURE_SIZE}
                />
                <span className={styles['enlarge']}>
                  <Icon name="search" size={18} />
                </span>
              </button>
            )}
          </article>
        ))}
      </div>
      <PictureDialog pictures={pictures} opened={opened} onOpen={setOpened} />
    </PublicPage>
  );
}
