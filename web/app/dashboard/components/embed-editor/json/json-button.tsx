import type { Embed } from '@perigee/core/base/embeds/schema';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../dialog/form-dialog.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { JsonPanel } from './json-panel.tsx';
import styles from '../embed-canvas.module.css';

interface JsonButtonProps {
  embed: Embed;
  onChange: (embed: Embed) => void;
}

/** Opens the embed as JSON in a dialog, for sharing. */
export function JsonButton({ embed, onChange }: JsonButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" className={styles['quiet']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="code" size={16} />
        {text(m.embed_view_json)}
      </button>
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} size={640} title={text(m.embed_json_label)}>
        <JsonPanel
          embed={embed}
          onImport={(imported) => {
            onChange(imported);
            setOpen(false);
          }}
        />
      </FormDialog>
    </>
  );
}
