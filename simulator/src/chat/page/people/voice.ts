import type { Actions } from '../actions.ts';
import { button, byId, make, type Press } from '../dom.ts';
import { icon, iconButton, type IconName } from '../icons.ts';
import type { Channel } from '../shapes.ts';
import { ask, state } from '../state.ts';
import { t } from '../texts/texts.ts';

const VOICE_TYPES = new Set([2, 13]);
/** Whether it is a voice channel. */
export const isVoice = ({ type }: Channel) => VOICE_TYPES.has(type);

interface VoiceChanges {
  selfMute?: boolean;
  selfDeaf?: boolean;
}

const own = () => state.server?.voice.find(({ userId }) => userId === state.person);

/** Joins a voice channel, or switches to it. */
export function enterVoice(channelId: string | null) {
  return ask(`/guilds/${state.guild}/voice`, 'PUT', { channelId });
}

function change(changes: VoiceChanges) {
  return ask(`/guilds/${state.guild}/voice`, 'PUT', { channelId: own()?.channelId ?? null, ...changes });
}

/** Draws the voice channel the person is in, with its controls; hidden when they are in none. */
export function drawVoiceBar(actions: Actions) {
  const voice = own();
  const bar = byId('voice-bar');
  bar.hidden = voice === undefined;
  if (voice === undefined) return bar.replaceChildren();
  const { selfMute, selfDeaf, channelId } = voice;
  const channel = state.server?.channels.find(({ id }) => id === channelId);
  const toggle = (name: IconName, label: string, changes: VoiceChanges, isOff: boolean) =>
    iconButton(name, label, () => actions.attempt(() => change(changes)), { isOff, 'aria-pressed': String(isOff) });
  bar.replaceChildren(
    make('div', {}, make('b', {}, t.inVoice), make('span', {}, channel?.name ?? '')),
    toggle('mic', t.mute, { selfMute: !selfMute }, selfMute),
    toggle('headphones', t.deafen, { selfDeaf: !selfDeaf }, selfDeaf),
    iconButton('hangUp', t.leaveVoice, () => actions.attempt(() => enterVoice(null)), {
      class: 'ghost icon-button danger',
    }),
  );
}

/** The people in a voice channel; those with the right can move them from the menu. */
export function drawVoiceMembers(channel: Channel, actions: Actions) {
  return (state.server?.voice ?? [])
    .filter(({ channelId }) => channelId === channel.id)
    .map(({ userId, name, muted, deafened }) =>
      button(
        { class: 'in-voice', onclick: (event: Press) => actions.openMemberMenu(userId, event.currentTarget) },
        make('span', {}, name),
        muted ? icon('mic', { size: 14, isOff: true }) : null,
        deafened ? icon('headphones', { size: 14, isOff: true }) : null,
      ),
    );
}

/** Moves a member to another voice channel, or (null) disconnects them. */
export function moveMember(userId: string, channelId: string | null) {
  return ask(`/guilds/${state.guild}/members/${userId}/voice`, 'PUT', { channelId });
}
