import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import type { Program } from './program.ts';
import { ScrollBox } from './scroll-box.tsx';
import styles from './fair.module.css';

interface ProgramTextProps {
  program: Program;
  /** The arguments of the sample call. */
  sampleArguments: string;
}

/** A program and a sample call. */
export function ProgramText({ program: { name, text: source }, sampleArguments }: ProgramTextProps) {
  const text = useText();

  const copy = () => {
    navigator.clipboard.writeText(source).then(
      () => notify('success', text(m.fair_program_copied)),
      () => notify('error', text(m.fair_program_uncopied)),
    );
  };

  return (
    <>
      <div className={styles['programHead']}>
        <code>{name}</code>
        <Button size="small" onClick={copy}>
          <Icon name="copy" size={16} />
          {text(m.fair_program_copy)}
        </Button>
      </div>
      <ScrollBox label={name} isCode>
        <code>{source}</code>
      </ScrollBox>
      <p className={styles['dim']}>{text(m.fair_program_run)}</p>
      <ScrollBox label={text(m.fair_program_run)} isCode>
        <code>{`node ${name} ${sampleArguments}`}</code>
      </ScrollBox>
    </>
  );
}
