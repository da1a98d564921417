import { GUILD_CHANNELS_MAX } from '@perigee/core/base/ids/id-list';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { LabelledFieldProps } from '../field-props.ts';
import type { ChannelUse } from '@perigee/core/community/guilds/channel-uses';
import { ManyPicker } from './many-picker.tsx';
import { useChannelGroups } from './use-channel-groups.tsx';

interface ChannelsPickerProps extends LabelledFieldProps<string[]> {
  use?: ChannelUse;
  max?: number;
}

/** Selects any number of channels of the current guild. */
export function ChannelsPicker({ use = 'watch', max = GUILD_CHANNELS_MAX, ...props }: ChannelsPickerProps) {
  const text = useText();
  const groups = useChannelGroups(use, props.value);

  return <ManyPicker {...props} max={max} groups={groups} placeholder={text(m.picker_channels)} />;
}
