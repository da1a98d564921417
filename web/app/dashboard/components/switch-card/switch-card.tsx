import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import type { ReactNode } from 'react';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { SwitchRow } from '../pickers/switch-row.tsx';
import type { CardFold } from '../settings-form/collapsible-card.tsx';
import { SettingsCard } from '../settings-form/settings-card.tsx';
import type { SavedSection } from '../settings-form/use-send-section.ts';
import { useSaveAtOnce } from '../settings-form/use-save-at-once.ts';

interface SwitchCardProps<Name extends SectionName> {
  section: SavedSection<Name>;
  title: PlainMessage;
  /** One line about the section. */
  text: PlainMessage;
  label: PlainMessage;
  hint: PlainMessage;
  isOn: boolean;
  /** The section's value with the switch in this state. */
  switchTo: (isOn: boolean) => SectionValues[Name];
  fold?: CardFold;
  children?: ReactNode;
}

/** A section that consists of one switch; saved when switched. */
export function SwitchCard<Name extends SectionName>(props: SwitchCardProps<Name>) {
  const { section, title, text, label, hint, isOn, switchTo, fold, children } = props;
  const translate = useText();
  const save = useSaveAtOnce(section);

  return (
    <SettingsCard title={translate(title)} text={translate(text)} {...(fold !== undefined && { fold })}>
      <SwitchRow
        path={section.name}
        label={translate(label)}
        hint={translate(hint)}
        value={isOn}
        onChange={(next) => save.mutate(switchTo(next))}
      />
      {children}
    </SettingsCard>
  );
}
