import { dropEmptyFields, isEmbedEmpty } from '@perigee/core/embeds/schema';
import { lazy, Suspense, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { PartProps } from './part-props.ts';
import { SwitchRow } from '../pickers/switch-row.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { shownErrors } from './shown-errors.ts';
import { wrongParts } from './wrong-parts.ts';
import styles from './embed-editor.module.css';

// The editor and the template language behind its samples would be half of a page's code; a page opens without them.
const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog }));
const EmbedSample = lazy(async () => ({ default: (await import('./embed-sample.tsx')).EmbedSample }));

interface EmbedEditorProps extends Omit<PartProps, 'embed'> {
  value: PartProps['embed'];
  /** Names the message it belongs to; the head of the dialog. */
  title: string;
  disabled?: boolean;
  /** Its dotted path, for links that lead to it. */
  path?: string;
}

/**
 * The embed of a message: its switch, what it looks like, and the dialog it is edited in. Every change goes to the form at
 * once; fields nobody filled in are dropped when the dialog closes (spec.md 5).
 */
export function EmbedEditor({
  value,
  title,
  place,
  errorAt: saidAt,
  onChange,
  disabled = false,
  path,
}: EmbedEditorProps) {
  const text = useText();
  // The dialog stays mounted once it was opened, so that it can fade out.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const errorAt = shownErrors(value, saidAt);
  const wrong = wrongParts(value, errorAt).length;

  const handleClose = () => {
    setDialog('closed');
    onChange(dropEmptyFields(value));
  };

  return (
    <div className={styles['card']} data-path={path} tabIndex={-1}>
      <SwitchRow
        label={text(m.embed_switch)}
        hint={text(m.embed_switch_hint)}
        value={value.enabled}
        disabled={disabled}
        onChange={(enabled) => onChange({ ...value, enabled })}
      />
      {value.enabled && <Shown embed={value} place={place} />}
      <div>
        <Button size="small" disabled={disabled} onClick={() => setDialog('open')}>
          {text(m.embed_edit)}
        </Button>
      </div>
      {wrong > 0 && (
        <p className={styles['problem']}>
          <Icon name="alert" size={18} />
          {text(m.embed_wrong, { count: wrong })}
        </p>
      )}
      <Suspense fallback={null}>
        {dialog !== 'never' && (
          <EmbedDialog
            title={title}
            isOpen={dialog === 'open'}
            onClose={handleClose}
            embed={value}
            place={place}
            errorAt={errorAt}
            onChange={onChange}
          />
        )}
      </Suspense>
    </div>
  );
}

function Shown({ embed, place }: Pick<PartProps, 'embed' | 'place'>) {
  const text = useText();

  if (isEmbedEmpty(embed)) return <p className={styles['note']}>{text(m.embed_nothing_yet)}</p>;
  return (
    <Suspense fallback={<Skeleton height={96} />}>
      <EmbedSample embed={embed} place={place} />
    </Suspense>
  );
}
