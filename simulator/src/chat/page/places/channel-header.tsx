import { useEffect } from 'react';
import { Icon } from '../elements/icon.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import { channelPrefix, currentChannel, isForum } from '../state/select.ts';
import type { Drawer, State } from '../state/state.ts';
import { t } from '../texts/texts.ts';
import { ChannelTools } from './channel-tools.tsx';

/** The channel's name and topic, what can be done there, and the buttons that a narrow window has for its lists. */
export function ChannelHeader() {
  const name = useSettled((state) => {
    const channel = currentChannel(state);
    return channel ? `${channelPrefix(channel)} ${channel.name}`.trim() : '';
  });
  const topic = useSettled(topicOf);
  const isGuild = useSettled(({ server }) => server !== null);
  useTitle();
  const toggle = useDrawerToggle();
  return (
    <header>
      <button
        id="open-channels"
        type="button"
        className="ghost icon-button"
        aria-label={t.openChannels}
        onClick={() => toggle('channels')}
      >
        <Icon name="menu" size={22} />
      </button>
      <div>
        <h1 id="channel-name">{name}</h1>
        <p id="channel-topic">{topic}</p>
      </div>
      <div id="channel-tools">
        <ChannelTools />
      </div>
      <button
        id="open-members"
        type="button"
        className="ghost icon-button"
        aria-label={t.members}
        hidden={!isGuild}
        onClick={() => toggle('members')}
      >
        <Icon name="people" size={22} />
      </button>
    </header>
  );
}

/** The topic; a thread or post says where it is instead. */
function topicOf(state: State): string {
  const { server } = state;
  const channel = currentChannel(state);
  const isThread = server?.threads.some(({ id }) => id === channel?.id);
  const parent = isThread ? server?.channels.find(({ id }) => id === channel?.parentId) : undefined;
  if (parent) return isForum(parent) ? t.postIn(parent.name) : t.threadIn(parent.name);
  return channel?.topic ?? server?.name ?? '';
}

function useTitle(): void {
  const title = useSettled((state) => {
    const channel = currentChannel(state);
    if (state.turn === 0) return 'Chat';
    return channel ? `${channel.name} · ${state.server?.name ?? t.direct}` : t.direct;
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useDrawerToggle() {
  const { set, store } = useSession();
  return (drawer: Drawer) => set({ drawer: store.read().drawer === drawer ? null : drawer });
}
