import type { LogAttachment } from '@perigee/core/logs/details';
import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import styles from '../entries.module.css';

/** Files of a message: links while the platform still serves them, with the expiry. */
export function Attachments({ title, files }: { title: PlainMessage; files: readonly LogAttachment[] }) {
  const text = useText();
  const [now] = useState(() => Date.now());

  if (files.length === 0) return null;
  // Two files may have the same name.
  const keyed = files.map((file, place) => ({ key: `${place} ${file.name}`, file }));
  return (
    <div className={styles['listed']}>
      <p>{text(title)}</p>
      <ul className={styles['files']}>
        {keyed.map(({ key, file }) => (
          <li key={key}>
            <File file={file} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function File({ file: { name, url, endsAt }, now }: { file: LogAttachment; now: number }) {
  const text = useText();
  const moments = useMoments();
  const isOver = url === null || (endsAt !== null && Date.parse(endsAt) <= now);

  return (
    <>
      <Icon name="clip" size={16} />
      {isOver ? (
        <bdi>{name}</bdi>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
      )}
      {isOver && <span className={styles['dim']}>{text(m.entry_file_over)}</span>}
      {!isOver && endsAt !== null && (
        <span className={styles['dim']}>{text(m.entry_file_until, { moment: moments.dayAndTime(endsAt) })}</span>
      )}
    </>
  );
}
