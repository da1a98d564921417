import { otherForms } from '@perigee/core/moderation/automod/rules/words/word-forms';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './rules.module.css';

/** The forms in which each forbidden word is found too; nothing while none has any. */
export function WordForms({ words }: { words: readonly string[] }) {
  const text = useText();
  const inflected = words.map((word) => ({ word, forms: otherForms(word) })).filter(({ forms }) => forms.length > 0);

  if (inflected.length === 0) return null;
  return (
    <details className={styles['forms']}>
      <summary>{text(m.automod_words_forms)}</summary>
      <ul>
        {inflected.map(({ word, forms }) => (
          <li key={word}>{text(m.automod_words_forms_of, { word, forms: forms.join(', ') })}</li>
        ))}
      </ul>
    </details>
  );
}
