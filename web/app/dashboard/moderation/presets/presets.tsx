import { type Preset, PRESETS } from '@perigee/core/moderation/automod/presets';
import { useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { PRESET_TEXTS } from './preset-texts.ts';
import styles from './presets.module.css';

/** Presets for all rules; each first shows what it would change. */
export function Presets() {
  const text = useText();
  const labelId = useId();
  const [chosen, setChosen] = useState<Preset | null>(null);

  return (
    <div className={styles['presets']} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{text(m.preset_label)}</span>
      {PRESETS.map((preset) => (
        <Button key={preset} size="small" aria-haspopup="dialog" onClick={() => setChosen(preset)}>
          {text(PRESET_TEXTS[preset].name)}
        </Button>
      ))}
      <PresetDialog preset={chosen} onClose={() => setChosen(null)} />
    </div>
  );
}
