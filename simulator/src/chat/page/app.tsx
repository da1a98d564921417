import { useEffect } from 'react';
import { Composer } from './composer/composer.tsx';
import { ModalDialog } from './dialogs/modal-dialog.tsx';
import { MessageLog } from './messages/message-log.tsx';
import { MemberList } from './people/member-list.tsx';
import { ChannelHeader } from './places/channel-header.tsx';
import { ChannelsPanel } from './places/channels-panel.tsx';
import { ServerList } from './places/server-list.tsx';
import { Popover } from './popups/popover.tsx';
import { useLive, useSession, useSettled } from './session/use-chat.ts';

/** The page: servers, channels, messages and members. */
export function App() {
  const drawer = useLive((state) => state.drawer);
  const isDirect = useSettled(({ server }) => server === null);
  useAddress();
  return (
    <div id="page" className={isDirect ? 'direct' : undefined} data-drawer={drawer ?? ''}>
      <ServerList />
      <ChannelsPanel />
      <main>
        <ChannelHeader />
        <Notice />
        <MessageLog />
        <Composer />
        <Popover />
      </main>
      <MemberList />
      <Shade />
      <ModalDialog />
    </div>
  );
}

/** Writes the selection into the URL, so that it can be linked to. */
function useAddress(): void {
  const person = useSettled((state) => state.person);
  const guild = useSettled((state) => state.guild);
  const channel = useSettled((state) => state.channel);
  const isLoaded = useSettled(({ turn }) => turn > 0);
  useEffect(() => {
    if (!isLoaded) return;
    const lang = new URLSearchParams(location.search).get('lang');
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ person, guild, channel, lang })) if (value) query.set(name, value);
    history.replaceState(null, '', `/?${query}`);
  }, [person, guild, channel, isLoaded]);
}

function Notice() {
  const notice = useLive((state) => state.notice);
  return (
    <div id="notice" role="status">
      {notice ? <p key={notice.id}>{notice.text}</p> : null}
    </div>
  );
}

/** Covers the page behind a side list of a narrow window, and closes it. */
function Shade() {
  const { set } = useSession();
  const isOpen = useLive(({ drawer }) => drawer !== null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && set({ drawer: null });
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [set]);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same.
  return <div id="shade" hidden={!isOpen} onClick={() => set({ drawer: null })} />;
}
