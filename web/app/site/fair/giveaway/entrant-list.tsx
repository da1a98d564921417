import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ScrollBox } from '../scroll-box.tsx';
import styles from '../fair.module.css';

/** The most ids shown at once; more would make the page slow. */
const SHOWN = 1_000;

/**
 * The ids that the hash is taken of, one per line, folded; they can be saved, because the list is not public for ever.
 */
export function EntrantList({ entrants }: { entrants: readonly string[] }) {
  const text = useText();
  const left = entrants.length - SHOWN;
  const save = () => downloadFile('entrants.txt', new Blob([entrants.join('\n')], { type: 'text/plain' }));

  if (entrants.length === 0) return null;
  return (
    <details className={styles['entrants']}>
      <summary>{text(m.fair_entrants_show)}</summary>
      <ScrollBox label={text(m.fair_entrants)} isCode>
        {entrants.slice(0, SHOWN).join('\n')}
        {left > 0 && `\n${text(m.fair_entrants_more, { count: left })}`}
      </ScrollBox>
      <Button size="small" onClick={save}>
        <Icon name="down" size={16} />
        {text(m.fair_entrants_save)}
      </Button>
    </details>
  );
}
