import { giveawayTemplateSchema } from '@perigee/core/rewards/giveaways/schema';
import { giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { isSameName } from '@perigee/core/base/names/name-key';
import { NAME_MAX } from '@perigee/core/base/names/name-schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { CounterTextInput } from '../../../components/pickers/counter-text-input.tsx';
import { packIssue } from '../../../components/settings-form/errors/field-error.ts';
import { useSaveAtOnce } from '../../../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { type GiveawayDraft, templateOf } from './giveaway-draft.ts';
import styles from '../giveaways.module.css';

/** Saves the form's values as a template, under a name. */
export function SaveTemplate({ draft }: { draft: GiveawayDraft }) {
  const text = useText();
  const { giveawayTemplates, boost } = useTabSettings('economy');
  const save = useSaveAtOnce(giveawayTemplatesSection);
  const [name, setName] = useState('');
  const template = templateOf(draft, name);
  const isTaken = giveawayTemplates.some((other) => isSameName(other.name, name));
  const isFull = giveawayTemplates.length >= limitOf('giveaways', boost);
  const canSave = !isTaken && !isFull && z.safeParse(giveawayTemplateSchema, template).success;

  const handleSave = () => {
    if (canSave && !save.isPending) save.mutate([...giveawayTemplates, template], { onSuccess: () => setName('') });
  };

  return (
    <details className={styles['more']}>
      <summary>{text(m.giveaways_keep)}</summary>
      <div className={styles['keep']}>
        <CounterTextInput
          label={text(m.giveaways_keep_name)}
          hint={text(isFull ? m.giveaways_keep_full : m.giveaways_keep_hint)}
          max={NAME_MAX}
          value={name}
          onChange={setName}
          // The form around it would open the giveaway.
          onEnter={handleSave}
          disabled={isFull}
          {...(isTaken && name !== '' && { error: packIssue({ code: 'templateNameTaken' }) })}
        />
        <Button disabled={!canSave} busy={save.isPending} onClick={handleSave}>
          {text(m.giveaways_keep_do)}
        </Button>
      </div>
    </details>
  );
}
