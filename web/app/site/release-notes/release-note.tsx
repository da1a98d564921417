import type { ReleasePromise } from '@perigee/core/site/promises/release-promises';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import type { ReleaseText } from './note-text.ts';
import type { PictureName } from './picture-names.ts';
import { PICTURE_SIZE, pictureUrl } from './pictures.ts';
import { type Picture, pictureOf } from './release-notes.ts';
import styles from './release-notes.module.css';

interface ReleaseNoteProps {
  note: ReleasePromise;
  text: ReleaseText;
  onEnlarge: (picture: PictureName) => void;
}

/** One novelty, with its picture if it has one. */
export function ReleaseNote({ note, text, onEnlarge }: ReleaseNoteProps) {
  const picture = pictureOf(text, note);

  return (
    <article className={styles['note']}>
      <div>
        <h3>{text.notes[note].title}</h3>
        <p>{text.notes[note].text}</p>
      </div>
      {picture !== null && <EnlargeButton picture={picture} onPress={() => onEnlarge(picture.name)} />}
    </article>
  );
}

function EnlargeButton({ picture, onPress }: { picture: Picture; onPress: () => void }) {
  const text = useText();
  const { locale, theme } = usePreferences();

  return (
    <button
      type="button"
      className={styles['picture']}
      aria-label={text(m.picture_open, { picture: picture.alt })}
      onClick={onPress}
    >
      <img src={pictureUrl(picture.name, locale, theme)} alt="" loading="lazy" decoding="async" {...PICTURE_SIZE} />
      <span className={styles['enlarge']}>
        <Icon name="search" size={18} />
      </span>
    </button>
  );
}
