import { type DiffPart, diffWords } from '@perigee/core/logs/word-diff';
import { cutText } from '@perigee/core/base/text/cut';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { shortenSame } from './shorten-same.ts';
import styles from '../entries.module.css';

/** The longest text shown at once, in UTF-16 code units; the rest on request. */
const SHOWN_MAX = 500;

/** A quoted text, exactly as written. */
export function QuotedText({ words }: { words: string }) {
  const [isWhole, setWhole] = useState(words.length <= SHOWN_MAX);

  return (
    <div className={styles['quote']}>
      <p dir="auto">{isWhole ? words : cutText(words, SHOWN_MAX)}</p>
      <ShowAll isShown={!isWhole} onShow={() => setWhole(true)} />
    </div>
  );
}

/** A word diff: removed words and added words. */
export function Difference({ before, after }: { before: string; after: string }) {
  const parts = diffWords(before, after);
  const short = shortenSame(parts);
  const isLong = short.length > 0 && lengthOf(short) < lengthOf(parts);
  const [isWhole, setWhole] = useState(false);

  return (
    <div className={styles['quote']}>
      <p dir="auto">
        {withOffsets(isWhole ? parts : short).map(({ start, part }) => (
          <Part key={start} part={part} />
        ))}
      </p>
      <ShowAll isShown={isLong && !isWhole} onShow={() => setWhole(true)} />
    </div>
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : text;
}

function ShowAll({ isShown, onShow }: { isShown: boolean; onShow: () => void }) {
  const text = useText();

  if (!isShown) return null;
  return (
    <Button size="small" onClick={onShow}>
      {text(m.entry_show_all)}
    </Button>
  );
}

/** The parts with their start offsets. */
function withOffsets(parts: readonly DiffPart[]): { start: number; part: DiffPart }[] {
  let start = 0;
  return parts.map((part) => {
    const run = { start, part };
    start += part.text.length;
    return run;
  });
}

function lengthOf(parts: readonly DiffPart[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
