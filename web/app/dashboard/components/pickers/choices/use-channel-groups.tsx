import type { ChannelUse } from '@perigee/core/community/guilds/channel-uses';
import type { GuildChannel } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { type PlainMessage, type Translate, useText } from '../../../../lib/preferences/use-text.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import type { Choice, ChoiceGroup } from './choice.ts';
import { missingGroup } from './missing-group.tsx';
import { groupChannels, isVoice } from './group-channels.ts';
import styles from './choice.module.css';

/** The current guild's channels as options of a picker. */
export function useChannelGroups(use: ChannelUse, picked: readonly string[]): ChoiceGroup[] {
  const text = useText();
  const { channels, hiddenChannels } = useGuild();

  const groups = groupChannels(channels, use, picked).map((group) => ({
    title: group.category,
    choices: group.channels.map((channel) => choiceOf(channel, refusalOf(channel, use), text)),
  }));
  const hidden = picked.filter((id) => hiddenChannels.includes(id)).map((id) => hiddenChoice(id, text));
  const known = hidden.length === 0 ? groups : [{ title: '', choices: hidden }, ...groups];
  return [...missingGroup(known, picked, text(m.picker_channel_gone)), ...known];
}

/** A selected channel that this person cannot see; it can stay selected or be removed. */
function hiddenChoice(value: string, text: Translate): Choice {
  const mark = (
    <span className={styles['kind']}>
      <Icon name="lock" size={16} />
    </span>
  );
  return { value, label: text(m.picker_channel_hidden), mark };
}

function choiceOf(channel: GuildChannel, reason: PlainMessage | null, text: Translate): Choice {
  const mark = (
    <span className={styles['kind']}>
      <Icon name={isVoice(channel) ? 'voice' : 'prefix'} size={16} />
    </span>
  );
  const shown = { value: channel.id, label: channel.name, mark };
  return reason === null ? shown : { ...shown, reason: text(reason) };
}

/** Why the channel cannot be chosen; one that is only watched need not be writable by the person. */
function refusalOf({ botManageable, memberWritable }: GuildChannel, use: ChannelUse): PlainMessage | null {
  if (!botManageable) return m.picker_channel_bot;
  return use === 'write' && !memberWritable ? m.picker_channel_member : null;
}
