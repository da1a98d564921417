import { GUILD_CHANNELS_MAX } from '@perigee/core/ids/id-list';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import type { LabelledFieldProps } from './field-props.ts';
import type { ChannelPurpose } from './group-channels.ts';
import { ManyPicker } from './many-picker.tsx';
import { useChannelGroups } from './use-channel-groups.tsx';

interface ChannelsPickerProps extends LabelledFieldProps<string[]> {
  purpose?: ChannelPurpose;
  max?: number;
}

/** Picks any number of channels of the open guild. */
export function ChannelsPicker({ purpose = 'any', max = GUILD_CHANNELS_MAX, ...props }: ChannelsPickerProps) {
  const text = useText();
  const groups = useChannelGroups(purpose, props.value);

  return <ManyPicker {...props} max={max} groups={groups} placeholder={text(m.picker_channels)} />;
}
