import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import type { ChannelUse } from '@perigee/core/community/guilds/channel-uses';
import { OnePicker } from './one-picker.tsx';
import { useChannelGroups } from './use-channel-groups.tsx';

interface ChannelPickerProps extends LabelledFieldProps<string | null> {
  use?: ChannelUse;
  required?: boolean;
}

/** Selects one channel of the current guild, or none. */
export function ChannelPicker({ use = 'write', ...props }: ChannelPickerProps) {
  const text = useText();
  const groups = useChannelGroups(use, props.value === null ? [] : [props.value]);

  return (
    <OnePicker {...props} groups={groups} placeholder={text(m.picker_channel)} none={text(m.picker_channel_none)} />
  );
}
