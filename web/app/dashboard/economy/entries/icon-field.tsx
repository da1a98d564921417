import { TextInput } from '@mantine/core';
import { m } from '#texts';
import { BoostLock } from '../../components/boost-lock/boost-lock.tsx';
import type { FieldProps } from '../../components/pickers/field-props.ts';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** The address of a picture; requires boost (docs/rules/economy.md#shop-item). */
export function IconField({ value, onChange, error, ...rest }: FieldProps<string>) {
  const text = useText();
  const { settings } = useGuild();

  return (
    <BoostLock>
      <TextInput
        {...rest}
        label={text(m.economy_icon)}
        description={text(m.economy_icon_hint)}
        error={issueText(text, error)}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        disabled={!settings.boost}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </BoostLock>
  );
}
