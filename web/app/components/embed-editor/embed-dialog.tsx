import { Modal, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { EmbedForm } from './embed-form.tsx';
import { JsonPanel } from './json-panel.tsx';
import type { PartProps } from './part-props.ts';
import { PreviewPane } from './preview-pane.tsx';
import styles from './embed-editor.module.css';

/** Where there is room, the preview stands beside the others. */
const WIDE_VIEWS = ['edit', 'json'] as const;
const NARROW_VIEWS = ['edit', 'preview', 'json'] as const;
type View = (typeof NARROW_VIEWS)[number];

interface EmbedDialogProps extends PartProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The whole editor: its parts with the preview beside them, or one of the two where there is no room for both. */
export function EmbedDialog({ title, isOpen, onClose, ...props }: EmbedDialogProps) {
  const text = useText();
  const isNarrow = useMediaQuery('(max-width: 899px)') ?? false;

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={1120}
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': text(m.dialog_close) }}
    >
      <Views {...props} views={isNarrow ? NARROW_VIEWS : WIDE_VIEWS} onClose={onClose} />
    </Modal>
  );
}

interface ViewsProps extends PartProps {
  views: readonly View[];
  onClose: () => void;
}

/** Lives only while the dialog is open, which starts with the parts. */
function Views({ views, onClose, ...props }: ViewsProps) {
  const text = useText();
  const [chosen, setView] = useState<View>('edit');
  // The window may have grown since the preview was chosen.
  const view = views.includes(chosen) ? chosen : 'edit';
  const texts = { edit: m.embed_view_edit, preview: m.embed_preview, json: m.embed_view_json };

  const handleImport = (embed: PartProps['embed']) => {
    props.onChange(embed);
    setView('edit');
  };

  return (
    <div className={styles['dialog']} data-view={view}>
      <div className={styles['views']}>
        <SegmentedControl<View>
          aria-label={text(m.embed_views)}
          fullWidth
          size="sm"
          value={view}
          onChange={setView}
          data={views.map((name) => ({ value: name, label: text(texts[name]) }))}
        />
      </div>
      <div className={styles['main']}>
        {view === 'json' ? <JsonPanel embed={props.embed} onImport={handleImport} /> : <EmbedForm {...props} />}
      </div>
      <PreviewPane embed={props.embed} place={props.place} />
      <div className={styles['done']}>
        <Button tone="primary" onClick={onClose}>
          {text(m.embed_done)}
        </Button>
      </div>
    </div>
  );
}
