import { useState } from 'react';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { ReleaseNote } from './release-note.tsx';
import { listPictures, NOTE_GROUPS, RELEASE_TEXTS } from './release-notes.ts';
import styles from './release-notes.module.css';

/** The new features, with pictures that can be enlarged. */
export default function ReleaseNotesPage() {
  const { locale } = usePreferences();
  const text = RELEASE_TEXTS[locale];
  const pictures = listPictures(text);
  const [opened, setOpened] = useState<number | null>(null);

  return (
    <PublicPage title={text.title} lead={text.lead} path="/v2">
      {NOTE_GROUPS.map(({ name, notes }) => (
        <section key={name} className={styles['group']} aria-labelledby={name}>
          <h2 id={name}>{text.groups[name]}</h2>
          <div className={styles['notes']}>
            {notes.map((note) => (
              <ReleaseNote
                key={note}
                note={note}
                text={text}
                onEnlarge={(picture) => setOpened(pictures.findIndex((each) => each.name === picture))}
              />
            ))}
          </div>
        </section>
      ))}
      <PictureDialog pictures={pictures} opened={opened} onOpen={setOpened} />
    </PublicPage>
  );
}
