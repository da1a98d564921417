import { IconButton } from '../elements/icon-button.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import { useVoice } from '../session/use-voice.ts';
import type { VoiceState } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';

/** The voice channel the person is in, with its controls; hidden when they are in none. */
export function VoiceBar() {
  const own = useSettled(({ server, person }) => server?.voice.find(({ userId }) => userId === person));
  return (
    <div id="voice-bar" hidden={own === undefined}>
      {own ? <Controls own={own} /> : null}
    </div>
  );
}

function Controls({ own: { channelId, selfMute, selfDeaf } }: { own: VoiceState }) {
  const { attempt } = useSession();
  const { change, enter } = useVoice();
  const channelName = useSettled(({ server }) => server?.channels.find(({ id }) => id === channelId)?.name);
  return (
    <>
      <div>
        <b>{t.inVoice}</b>
        <span>{channelName}</span>
      </div>
      <IconButton
        icon="mic"
        label={t.mute}
        isOff={selfMute}
        aria-pressed={selfMute}
        onClick={() => void attempt(() => change(channelId, { selfMute: !selfMute }))}
      />
      <IconButton
        icon="headphones"
        label={t.deafen}
        isOff={selfDeaf}
        aria-pressed={selfDeaf}
        onClick={() => void attempt(() => change(channelId, { selfDeaf: !selfDeaf }))}
      />
      <IconButton
        icon="hangUp"
        label={t.leaveVoice}
        className="ghost icon-button danger"
        onClick={() => void attempt(() => enter(null))}
      />
    </>
  );
}
