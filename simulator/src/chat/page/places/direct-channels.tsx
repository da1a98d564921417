import { Avatar } from '../elements/avatar.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import { t } from '../texts/texts.ts';
import { ChannelButton } from './channel-button.tsx';

/** The person's direct channels, and the people they could write to. */
export function DirectChannels() {
  const { attempt, chooseChannel, openDirect } = useSession();
  const { direct, people } = useSettled(({ world }) => world);
  const own = useSettled(({ person }) => person);
  const others = people.filter(({ id }) => id !== own && !direct.some(({ user }) => user?.id === id));
  return (
    <>
      {direct.map((channel) => (
        <ChannelButton
          key={channel.id}
          channel={channel}
          kind=""
          icon={<Avatar user={channel.user} size={24} />}
          onOpen={() => chooseChannel(channel.id)}
        />
      ))}
      {others.map((person) => (
        <button
          key={person.id}
          type="button"
          className="channel faded"
          onClick={() => void attempt(() => openDirect(person.id))}
        >
          <Avatar user={person} size={24} />
          <span>{t.openDirect(person.global_name ?? person.username)}</span>
        </button>
      ))}
    </>
  );
}
