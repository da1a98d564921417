import { button, byId, make } from './dom.js';
import { icon, iconButton } from './icons.js';
import { ask, state } from './state.js';
import { t } from './texts.js';

const VOICE_TYPES = new Set([2, 13]);
export const isVoice = ({ type }) => VOICE_TYPES.has(type);

const own = () => state.server?.voice.find(({ userId }) => userId === state.person);

/** Enters a voice channel, or goes on to it from another. */
export function enterVoice(channelId) {
  return ask(`/guilds/${state.guild}/voice`, 'PUT', { channelId });
}

function change(changes) {
  return ask(`/guilds/${state.guild}/voice`, 'PUT', { channelId: own().channelId, ...changes });
}

/** Where the person speaks, with what they can do there; nothing when they do not. */
export function drawVoiceBar(actions) {
  const voice = own();
  const bar = byId('voice-bar');
  bar.hidden = voice === undefined;
  if (voice === undefined) return bar.replaceChildren();
  const { selfMute, selfDeaf, channelId } = voice;
  const channel = state.server.channels.find(({ id }) => id === channelId);
  const toggle = (name, label, changes, isOff) =>
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

/** The people in a voice channel; whoever may, moves them from their menu. */
export function drawVoiceMembers(channel, actions) {
  return state.server.voice
    .filter(({ channelId }) => channelId === channel.id)
    .map(({ userId, name, muted, deafened }) =>
      button(
        { class: 'in-voice', onclick: (event) => actions.openMemberMenu(userId, event.currentTarget) },
        make('span', {}, name),
        muted ? icon('mic', { size: 14, isOff: true }) : null,
        deafened ? icon('headphones', { size: 14, isOff: true }) : null,
      ),
    );
}

/** Moves somebody to another voice channel, or (null) out of voice. */
export function moveMember(userId, channelId) {
  return ask(`/guilds/${state.guild}/members/${userId}/voice`, 'PUT', { channelId });
}
