import { Textarea } from '@mantine/core';
import { exportEmbed } from '@perigee/core/base/embeds/export-embed';
import { importEmbed } from '@perigee/core/base/embeds/import-embed';
import { dropEmptyFields, type Embed } from '@perigee/core/base/embeds/schema';
import type { Issue } from '@perigee/core/base/issues/issue';
import { useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { JsonProblems } from './json-problems.tsx';
import styles from '../embed-editor.module.css';

interface JsonPanelProps {
  embed: Embed;
  onImport: (embed: Embed) => void;
}

/** The embed as JSON: shown, copied, or replaced by pasted text. */
export function JsonPanel({ embed, onImport }: JsonPanelProps) {
  const text = useText();
  const [json, setJson] = useState(() => exportEmbed(dropEmptyFields(embed)));
  const [problems, setProblems] = useState<readonly Issue[]>([]);

  const handleCopy = () => {
    navigator.clipboard.writeText(json).then(
      () => notify('success', text(m.embed_json_copied)),
      () => notify('error', text(m.embed_json_not_copied)),
    );
  };
  const handleImport = () => {
    const read = importEmbed(json);
    if ('issues' in read) {
      setProblems(read.issues);
      return;
    }
    setProblems([]);
    onImport({ ...read.embed, enabled: embed.enabled });
    notify('success', text(read.others > 0 ? m.embed_json_first : m.embed_json_imported));
  };

  return (
    <div className={styles['json']}>
      <Textarea
        size="md"
        label={text(m.embed_json_label)}
        description={text(m.embed_json_hint)}
        value={json}
        autosize
        minRows={8}
        maxRows={18}
        spellCheck={false}
        error={problems.length > 0}
        onChange={({ currentTarget }) => setJson(currentTarget.value)}
      />
      <JsonProblems problems={problems} />
      <div className={styles['jsonActions']}>
        <Button size="small" onClick={handleCopy}>
          <Icon name="copy" size={18} />
          {text(m.embed_json_copy)}
        </Button>
        <Button size="small" tone="primary" disabled={json.trim() === ''} onClick={handleImport}>
          {text(m.embed_json_apply)}
        </Button>
      </div>
    </div>
  );
}
