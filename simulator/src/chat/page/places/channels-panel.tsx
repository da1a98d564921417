import { Icon } from '../elements/icon.tsx';
import { placeOf } from '../elements/place.ts';
import { Me } from '../people/me.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import { hasServerMenu } from '../state/select.ts';
import { t } from '../texts/texts.ts';
import { DirectChannels } from './direct-channels.tsx';
import { GuildChannels } from './guild-channels.tsx';
import { VoiceBar } from './voice-bar.tsx';

/** The open guild's channels, or the direct ones, and who the person is. */
export function ChannelsPanel() {
  const { openPopup } = useSession();
  const server = useSettled((state) => state.server);
  const hasMenu = useSettled(hasServerMenu);
  return (
    <aside id="channels" aria-label={t.channels}>
      <header>
        <h2 id="guild-name">{server?.name ?? t.direct}</h2>
        <button
          id="server-menu"
          type="button"
          className="ghost icon-button"
          aria-haspopup="menu"
          aria-label={t.serverMenu}
          hidden={!hasMenu}
          onClick={({ currentTarget }) => openPopup({ kind: 'server', place: placeOf(currentTarget) })}
        >
          <Icon name="chevron" />
        </button>
      </header>
      <div id="channel-list">{server ? <GuildChannels server={server} /> : <DirectChannels />}</div>
      <VoiceBar />
      <Me />
    </aside>
  );
}
