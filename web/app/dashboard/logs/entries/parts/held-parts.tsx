import type { LogHeldParts } from '@perigee/core/logs/details';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { QuotedText } from './written.tsx';
import styles from '../entries.module.css';

/** What a deleted message carried beside its text and files: forwards, stickers, a poll. */
export function HeldParts({ held: { forwarded, stickers, poll } }: { held: LogHeldParts }) {
  // Two forwards may read the same.
  const keyed = forwarded.map((message, place) => ({ key: `${place} ${message.text}`, message }));
  return (
    <>
      {keyed.map(({ key, message }) => (
        <Listed key={key} title={m.entry_forwarded}>
          {message.text !== '' && <QuotedText words={message.text} />}
          <Names names={message.files} isFiles />
        </Listed>
      ))}
      {stickers.length > 0 && (
        <Listed title={m.entry_stickers}>
          <Names names={stickers} />
        </Listed>
      )}
      {poll !== null && (
        <Listed title={m.entry_poll}>
          <QuotedText words={poll.question} />
          <Names names={poll.answers} />
        </Listed>
      )}
    </>
  );
}

function Listed({ title, children }: { title: PlainMessage; children: ReactNode }) {
  const text = useText();

  return (
    <div className={styles['listed']}>
      <p>{text(title)}</p>
      {children}
    </div>
  );
}

function Names({ names, isFiles = false }: { names: readonly string[]; isFiles?: boolean }) {
  if (names.length === 0) return null;
  const keyed = names.map((name, place) => ({ key: `${place} ${name}`, name }));
  return (
    <ul className={styles['files']}>
      {keyed.map(({ key, name }) => (
        <li key={key}>
          {isFiles && <Icon name="clip" size={16} />}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
