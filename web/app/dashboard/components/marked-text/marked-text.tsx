import { splitSpans, type TextSpan } from './split-spans.ts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  spans: readonly TextSpan[];
}

/** A message with the parts that broke a rule highlighted. */
export function MarkedText({ text, spans }: MarkedTextProps) {
  return (
    <p className={styles['text']} dir="auto">
      {splitSpans(text, spans).map((part) =>
        part.isMarked ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
      )}
    </p>
  );
}
