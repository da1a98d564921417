import type { Actions } from './actions.ts';
import { insertText } from './composer.ts';
import { make, type Place, present } from './dom.ts';
import { closeDrawers } from './header.ts';
import type { Message } from './messages/message-shapes.ts';
import { openModal } from './modal.ts';
import { openBan, openBans, openKick, openRoles, openTimeout, removeTimeout } from './people/moderation.ts';
import { type Entry, openMenu } from './popover.ts';
import { presenceDot } from './people/presence.ts';
import { openEmojiPicker } from './messages/reactions.ts';
import type { Member, Outcome, VoiceState } from './shapes.ts';
import { ask, mayInChannel, mayInServer, state } from './state.ts';
import { t } from './texts/texts.ts';
import { openThreadDialog } from './threads.ts';
import { avatarUrl, memberOf } from './people/users.ts';
import { isVoice, moveMember } from './people/voice.ts';

const USER_COMMAND = 2;
const MESSAGE_COMMAND = 3;
/** Message types written by people and bots; system messages can be neither answered nor pinned. */
const REPLYABLE_TYPES = new Set([0, 19, 20, 23]);

/** Opens the menu of a message. */
export function openMessageMenu(message: Message, place: Place, actions: Actions) {
  const at = `/channels/${message.channel_id}/messages/${message.id}`;
  const isMine = message.author?.id === state.person;
  const isSaid = REPLYABLE_TYPES.has(message.type);
  const pin = () => ask(`${at}/pin`, 'POST', { action: message.pinned ? 'remove' : 'add' });
  const mayThread = isSaid && state.guild && !message.thread && mayInChannel('CreatePublicThreads');
  openMenu(
    place,
    [
      present<Entry>([
        isSaid && { label: t.addReaction, icon: 'smile', act: () => openEmojiPicker(message, place, actions) },
        isSaid && { label: t.reply, icon: 'reply', act: () => actions.reply(message) },
        isMine && isSaid && { label: t.edit, icon: 'edit', act: () => actions.edit(message) },
        mayThread && { label: t.createThread, icon: 'thread', act: () => openThreadDialog(message, actions) },
        isSaid && mayInChannel('PinMessages') && { label: message.pinned ? t.unpin : t.pin, icon: 'pin', act: pin },
      ]),
      commandsFor(MESSAGE_COMMAND, message.id),
      isMine || mayInChannel('ManageMessages')
        ? [{ label: t.remove, icon: 'trash', isDanger: true, act: () => ask(at, 'DELETE') }]
        : [],
    ],
    actions,
  );
}

/** Stands in for a member who is too far down a long list to be loaded. */
function placeholderMember(id: string, name: string): Member {
  return {
    id,
    name,
    avatar: null,
    bot: false,
    owner: false,
    color: 0,
    group: null,
    roles: [],
    mutedUntil: null,
    status: 'offline',
    customStatus: null,
    acts: [],
  };
}

/** Opens the menu of a guild member. */
export function openMemberMenu(id: string, place: Place, actions: Actions) {
  const voice = state.server?.voice.find(({ userId }) => userId === id);
  const listed = memberOf(id);
  const member = listed ?? placeholderMember(id, voice?.name ?? '');
  if (member.name === '') return;
  openMenu(
    place,
    [
      present<Entry>([
        { label: t.mention, icon: 'mention', act: () => mention(id) },
        id !== state.person &&
          !member.bot && { label: t.directMessage, icon: 'mail', act: () => actions.openDirect(id) },
        mayInServer('ManageRoles') && !!listed && { label: t.roles, icon: 'shield', act: () => openRoles(member) },
      ]),
      voice && mayInServer('MoveMembers') ? voiceEntries(voice) : [],
      commandsFor(USER_COMMAND, id),
      moderationEntries(member),
    ],
    actions,
    drawHead(member),
  );
}

function mention(id: string) {
  closeDrawers();
  insertText(`<@${id}>`);
}

function drawHead(member: Member) {
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

function voiceEntries({ userId, channelId }: VoiceState): Entry[] {
  const others = (state.server?.channels ?? []).filter((channel) => isVoice(channel) && channel.id !== channelId);
  return [
    ...others.map(
      ({ id, name }): Entry => ({ label: t.moveTo(name), icon: 'voice', act: () => moveMember(userId, id) }),
    ),
    { label: t.disconnect, icon: 'hangUp', isDanger: true, act: () => moveMember(userId, null) },
  ];
}

function moderationEntries(member: Member): Entry[] {
  const { acts } = member;
  const timeout: Entry = member.mutedUntil
    ? { label: t.removeTimeout, icon: 'clock', act: () => removeTimeout(member) }
    : { label: `${t.timeOut}…`, icon: 'clock', isDanger: true, act: () => openTimeout(member) };
  return present<Entry>([
    acts.includes('timeout') && timeout,
    acts.includes('kick') && { label: `${t.kick}…`, icon: 'leave', isDanger: true, act: () => openKick(member) },
    acts.includes('ban') && { label: `${t.ban}…`, icon: 'ban', isDanger: true, act: () => openBan(member) },
  ]);
}

/** The bots' commands for this menu. */
function commandsFor(type: number, targetId: string): Entry[] {
  const use = async (commandId: string) => {
    const answer = await ask<Outcome>(`/channels/${state.channel}/menus`, 'POST', { commandId, targetId });
    if (answer.modal) openModal(answer.modal, null);
  };
  return state.menus
    .filter((entry) => entry.type === type)
    .map(({ id, name }) => ({ label: name, icon: 'sparkle', act: () => use(id) }));
}

/** Opens the menu of the guild. */
export function openServerMenu(place: Place, actions: Actions) {
  const bans: Entry = { label: t.bans, icon: 'ban', act: () => openBans(actions) };
  const leave: Entry = { label: t.leave, icon: 'leave', isDanger: true, act: () => actions.leave() };
  openMenu(place, [mayInServer('BanMembers') ? [bans] : [], state.server?.isOwner ? [] : [leave]], actions);
}

/** Whether the guild menu would have any entries. */
export const hasServerMenu = () => state.server !== null && (mayInServer('BanMembers') || !state.server?.isOwner);
