import { insertText } from './composer.js';
import { closeDrawers } from './header.js';
import { openModal } from './modal.js';
import { openBan, openBans, openKick, openRoles, openTimeout, removeTimeout } from './moderation.js';
import { openMenu } from './popover.js';
import { presenceDot } from './presence.js';
import { openEmojiPicker } from './reactions.js';
import { ask, mayInChannel, mayInServer, state } from './state.js';
import { t } from './texts.js';
import { openThreadDialog } from './threads.js';
import { make } from './dom.js';
import { avatarUrl, memberOf } from './users.js';
import { isVoice, moveMember } from './voice.js';

const OF_PEOPLE = 2;
const OF_MESSAGES = 3;
/** What people and bots say; the platform's own notes are neither answered nor pinned. */
const SAID = new Set([0, 19, 20, 23]);

/** What can be done with a message. */
export function openMessageMenu(message, place, actions) {
  const at = `/channels/${message.channel_id}/messages/${message.id}`;
  const isMine = message.author?.id === state.person;
  const isSaid = SAID.has(message.type);
  const pin = () => ask(`${at}/pin`, 'POST', { action: message.pinned ? 'remove' : 'add' });
  const mayThread = isSaid && state.guild && !message.thread && mayInChannel('CreatePublicThreads');
  openMenu(
    place,
    [
      [
        isSaid && { label: t.addReaction, icon: 'smile', act: () => openEmojiPicker(message, place, actions) },
        isSaid && { label: t.reply, icon: 'reply', act: () => actions.reply(message) },
        isMine && isSaid && { label: t.edit, icon: 'edit', act: () => actions.edit(message) },
        mayThread && { label: t.createThread, icon: 'thread', act: () => openThreadDialog(message, actions) },
        isSaid && mayInChannel('PinMessages') && { label: message.pinned ? t.unpin : t.pin, icon: 'pin', act: pin },
      ].filter(Boolean),
      commandsFor(OF_MESSAGES, message.id),
      isMine || mayInChannel('ManageMessages')
        ? [{ label: t.remove, icon: 'trash', isDanger: true, act: () => ask(at, 'DELETE') }]
        : [],
    ],
    actions,
  );
}

/** What can be done with a member of the server. */
export function openMemberMenu(id, place, actions) {
  const voice = state.server?.voice.find(({ userId }) => userId === id);
  const member = memberOf(id) ?? {
    id,
    name: voice?.name ?? '',
    roles: [],
    acts: [],
    status: 'offline',
    isUnlisted: true,
  };
  if (member.name === '') return;
  openMenu(
    place,
    [
      [
        { label: t.mention, icon: 'mention', act: () => mention(id) },
        id !== state.person &&
          !member.bot && { label: t.directMessage, icon: 'mail', act: () => actions.openDirect(id) },
        mayInServer('ManageRoles') &&
          !member.isUnlisted && { label: t.roles, icon: 'shield', act: () => openRoles(member) },
      ].filter(Boolean),
      voice && mayInServer('MoveMembers') ? voiceEntries(voice) : [],
      commandsFor(OF_PEOPLE, id),
      moderationEntries(member),
    ],
    actions,
    drawHead(member),
  );
}

function mention(id) {
  closeDrawers();
  insertText(`<@${id}>`);
}

function drawHead(member) {
  const roles = state.server?.roles.filter(({ id }) => member.roles.includes(id)).map(({ name }) => name) ?? [];
  return make(
    'div',
    { class: 'menu-head' },
    make(
      'span',
      { class: 'avatar-box' },
      make('img', { src: avatarUrl(member), alt: '', width: 40, height: 40 }),
      presenceDot(member.status),
    ),
    make(
      'div',
      {},
      make('b', {}, member.name),
      make('small', {}, member.customStatus || roles.join(', ') || t.statuses[member.status]),
    ),
  );
}

function voiceEntries({ userId, channelId }) {
  const others = state.server.channels.filter((channel) => isVoice(channel) && channel.id !== channelId);
  return [
    ...others.map(({ id, name }) => ({ label: t.moveTo(name), icon: 'voice', act: () => moveMember(userId, id) })),
    { label: t.disconnect, icon: 'hangUp', isDanger: true, act: () => moveMember(userId, null) },
  ];
}

function moderationEntries(member) {
  const { acts } = member;
  const timeout = member.mutedUntil
    ? { label: t.removeTimeout, icon: 'clock', act: () => removeTimeout(member) }
    : { label: `${t.timeOut}…`, icon: 'clock', isDanger: true, act: () => openTimeout(member) };
  return [
    acts.includes('timeout') && timeout,
    acts.includes('kick') && { label: `${t.kick}…`, icon: 'leave', isDanger: true, act: () => openKick(member) },
    acts.includes('ban') && { label: `${t.ban}…`, icon: 'ban', isDanger: true, act: () => openBan(member) },
  ].filter(Boolean);
}

/** The commands of bots. */
function commandsFor(type, targetId) {
  const use = async (commandId) => {
    const answer = await ask(`/channels/${state.channel}/menus`, 'POST', { commandId, targetId });
    if (answer.modal) openModal(answer.modal, null);
  };
  return state.menus
    .filter((entry) => entry.type === type)
    .map(({ id, name }) => ({ label: name, icon: 'sparkle', act: () => use(id) }));
}

/** What can be done with the server itself. */
export function openServerMenu(place, actions) {
  const bans = { label: t.bans, icon: 'ban', act: () => openBans(actions) };
  const leave = { label: t.leave, icon: 'leave', isDanger: true, act: () => actions.leave() };
  openMenu(place, [mayInServer('BanMembers') ? [bans] : [], state.server.isOwner ? [] : [leave]], actions);
}

/** Whether that menu would hold anything. */
export const hasServerMenu = () => Boolean(state.server) && (mayInServer('BanMembers') || !state.server.isOwner);
