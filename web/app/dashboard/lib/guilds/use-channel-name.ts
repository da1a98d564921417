import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useGuild } from './use-guild.ts';

/**
 * What pages call a channel that a setting names: its name, or that this person cannot see it. Null where it no longer
 * exists.
 */
export function useChannelName(): (id: string | null) => string | null {
  const text = useText();
  const { channels, hiddenChannels } = useGuild();

  return (id) => {
    const channel = channels.find((each) => each.id === id);
    if (channel !== undefined) return `#${channel.name}`;
    return id !== null && hiddenChannels.includes(id) ? text(m.picker_channel_hidden) : null;
  };
}

/**
 * What pages call a channel without a name that no setting names, such as a giveaway's: for an editor, whether it was
 * deleted or is hidden is not known.
 */
export function useUnknownChannel(): string {
  const text = useText();
  const { rights } = useGuild();
  return text(rights.manager ? m.picker_channel_gone : m.channel_unknown);
}
