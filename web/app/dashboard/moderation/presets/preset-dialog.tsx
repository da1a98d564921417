import { applyPreset, type Preset } from '@perigee/core/moderation/automod/presets';
import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { type Automod, automodSchema } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { isSame } from '@perigee/core/base/sections/is-same';
import type { SaveReply } from '@perigee/core/base/sections/save-reply';
import { mutedWith } from '@perigee/core/moderation/punishments/punishment';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useState } from 'react';
import { m } from '#texts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { RefusedFields } from '../../components/refused-fields/refused-fields.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useDialogSave } from '../../components/settings-form/use-dialog-save.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { MuteNote } from '../mutes/mute-note.tsx';
import { PresetChanges } from './preset-changes.tsx';
import { PRESET_TEXTS } from './preset-texts.ts';
import { useSaveRules } from './use-save-rules.ts';
import styles from './presets.module.css';

interface PresetDialogProps {
  /** Null while the dialog is closed. */
  preset: Preset | null;
  onClose: () => void;
}

/** Shows what a preset would change before it is applied. */
export function PresetDialog({ preset, onClose }: PresetDialogProps) {
  const text = useText();

  return (
    <FormDialog
      isOpen={preset !== null}
      onClose={onClose}
      size={640}
      title={preset === null ? '' : text(m.preset_title, { preset: text(PRESET_TEXTS[preset].name) })}
    >
      {preset !== null && <PresetForm preset={preset} onClose={onClose} />}
    </FormDialog>
  );
}

function PresetForm({ preset, onClose }: { preset: Preset; onClose: () => void }) {
  const text = useText();
  const settings = useTabSettings('moderation');
  const [opened] = useState(() => ({
    saved: settings.autoModeration,
    version: versionOf(settings.versions, automodSection.name),
  }));
  const [draft, setDraft] = useState(() => applyPreset(opened.saved, preset));
  const save = useSaveRules();
  const { submit, conflict } = useDialogSave<Automod, SaveReply<Automod>>({
    schema: automodSchema,
    opened,
    save: (automod, baseVersion, settled) => save.mutate({ automod, baseVersion }, settled),
    setValues: setDraft,
    onDone: onClose,
  });
  const isNothing = isSame(opened.saved, draft);
  const refused = save.error instanceof ApiError ? save.error.issues : [];
  const mute = RULE_KEYS.map((key) => draft[key])
    .filter(({ enabled, punishment }) => enabled && punishment.enabled && punishment.type === 'mute')
    .map(({ punishment }) => punishment)
    .find(({ duration }) => mutedWith(settings, duration) === null);

  return (
    <DialogForm
      submitLabel={text(m.preset_take)}
      canSave={!isNothing}
      isSaving={save.isPending}
      conflict={conflict}
      onSubmit={() => submit(draft)}
      onCancel={onClose}
    >
      <p>{text(PRESET_TEXTS[preset].text)}</p>
      <p className={styles['kept']}>{text(m.preset_kept)}</p>
      {mute !== undefined && <MuteNote punishment={mute} means={settings} />}
      {isNothing ? <p>{text(m.preset_same)}</p> : <PresetChanges before={opened.saved} after={draft} />}
      {conflict === null && (
        <FailureNotice error={save.error}>
          {refused.length === 0 ? null : (
            <RefusedFields title={text(m.preset_refused)} section={automodSection.name} issues={refused} />
          )}
        </FailureNotice>
      )}
    </DialogForm>
  );
}
