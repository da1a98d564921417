import type { IconName } from '../elements/icon-paths.ts';
import { Icon } from '../elements/icon.tsx';
import { placeOf } from '../elements/place.ts';
import { useSession, useSettled } from '../session/use-chat.ts';
import { useVoice } from '../session/use-voice.ts';
import type { Channel, Server, VoiceState } from '../shapes/shapes.ts';
import { isForum, isVoice } from '../state/select.ts';
import { ChannelButton } from './channel-button.tsx';

const ANNOUNCEMENTS = 5;
const CATEGORY = 4;
const NOBODY: VoiceState[] = [];
const NONE: Channel[] = [];

/** A guild's channels in their categories. */
export function GuildChannels({ server: { channels } }: { server: Server }) {
  const categories = channels.filter(({ type }) => type === CATEGORY);
  const loose = channels.filter(
    ({ type, parentId }) => type !== CATEGORY && !categories.some(({ id }) => id === parentId),
  );
  return (
    <>
      {loose.map((channel) => (
        <ChannelEntry key={channel.id} channel={channel} />
      ))}
      {categories.map((category) => (
        <details key={category.id} open>
          <summary>
            <Icon name="chevron" size={14} />
            {category.name}
          </summary>
          {channels
            .filter(({ parentId }) => parentId === category.id)
            .map((channel) => (
              <ChannelEntry key={channel.id} channel={channel} />
            ))}
        </details>
      ))}
    </>
  );
}

/** A channel with its threads and the people in its voice. */
function ChannelEntry({ channel }: { channel: Channel }) {
  const threads = useSettled(({ server }) => server?.threads ?? NONE);
  const voice = useSettled(({ server }) => server?.voice ?? NOBODY);
  return (
    <>
      <GuildChannel channel={channel} kind={kindOf(channel)} />
      {threads
        .filter(({ parentId }) => parentId === channel.id)
        .map((thread) => (
          <GuildChannel key={thread.id} channel={thread} kind="thread" />
        ))}
      {voice
        .filter(({ channelId }) => channelId === channel.id)
        .map((person) => (
          <VoiceMember key={person.userId} person={person} />
        ))}
    </>
  );
}

function kindOf(channel: Channel): IconName {
  if (isVoice(channel)) return 'voice';
  if (isForum(channel)) return 'forum';
  return channel.type === ANNOUNCEMENTS ? 'announcements' : 'hash';
}

function GuildChannel({ channel, kind }: { channel: Channel; kind: IconName }) {
  const { chooseChannel } = useSession();
  const { enter } = useVoice();
  const open = () => (isVoice(channel) ? enter(channel.id) : chooseChannel(channel.id));
  return <ChannelButton channel={channel} kind={kind} icon={<Icon name={kind} size={18} />} onOpen={open} />;
}

/** Somebody in a voice channel; those with the right can move them from the menu. */
function VoiceMember({ person: { userId, name, muted, deafened } }: { person: VoiceState }) {
  const { openPopup } = useSession();
  return (
    <button
      type="button"
      className="in-voice"
      onClick={({ currentTarget }) => openPopup({ kind: 'member', id: userId, place: placeOf(currentTarget) })}
    >
      <span>{name}</span>
      {muted ? <Icon name="mic" size={14} isOff /> : null}
      {deafened ? <Icon name="headphones" size={14} isOff /> : null}
    </button>
  );
}
