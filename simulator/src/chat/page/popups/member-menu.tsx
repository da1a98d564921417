import { Avatar } from '../elements/avatar.tsx';
import { PresenceDot } from '../elements/presence-dot.tsx';
import { useLive, useSession } from '../session/use-chat.ts';
import { useModeration } from '../session/use-moderation.ts';
import { useVoice } from '../session/use-voice.ts';
import type { Member } from '../shapes/shapes.ts';
import { isVoice, mayInServer, memberOf } from '../state/select.ts';
import type { State } from '../state/state.ts';
import { t } from '../texts/texts.ts';
import { type Entry, Menu, present } from './menu.tsx';
import { useBotEntries } from './use-bot-entries.ts';

const USER_COMMAND = 2;

/** What can be done with a member of the guild. */
export function MemberMenu({ id }: { id: string }) {
  const state = useLive((all) => all);
  const commands = useBotEntries(USER_COMMAND, id);
  const listed = memberOf(state, id);
  const member = listed ?? placeholderMember(id, voiceOf(state, id)?.name ?? '');
  const greeting = useGreetingEntries(member, listed !== undefined && mayInServer(state, 'ManageRoles'));
  const voice = useVoiceEntries(state, id);
  const moderation = useModerationEntries(member);
  const groups = [greeting, voice, commands, moderation];
  return <Menu groups={groups} head={<Head member={member} state={state} />} />;
}

const voiceOf = ({ server }: State, id: string) => server?.voice.find(({ userId }) => userId === id);

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

function Head({ member, state: { server } }: { member: Member; state: State }) {
  const roles = server?.roles.filter(({ id }) => member.roles.includes(id)).map(({ name }) => name) ?? [];
  return (
    <div className="menu-head">
      <span className="avatar-box">
        <Avatar user={member} size={40} />
        <PresenceDot status={member.status} />
      </span>
      <div>
        <b>{member.name}</b>
        <small>{member.customStatus || roles.join(', ') || t.statuses[member.status]}</small>
      </div>
    </div>
  );
}

function useGreetingEntries(member: Member, mayGiveRoles: boolean): Entry[] {
  const { draft, openDirect, openDialog, set, store } = useSession();
  const { id, bot } = member;
  const mention = () => {
    set({ drawer: null });
    draft({ type: 'insert', text: `<@${id}>` });
  };
  const mayWrite = id !== store.read().person && !bot;
  return present([
    { label: t.mention, icon: 'mention', act: mention },
    mayWrite && { label: t.directMessage, icon: 'mail', act: () => openDirect(id) },
    mayGiveRoles && { label: t.roles, icon: 'shield', act: () => openDialog({ kind: 'roles', member }) },
  ]);
}

function useVoiceEntries(state: State, id: string): Entry[] {
  const { move } = useVoice();
  const voice = voiceOf(state, id);
  if (voice === undefined || !mayInServer(state, 'MoveMembers')) return [];
  const others = (state.server?.channels ?? []).filter((channel) => isVoice(channel) && channel.id !== voice.channelId);
  const moves = others.map(
    (channel): Entry => ({ label: t.moveTo(channel.name), icon: 'voice', act: () => move(id, channel.id) }),
  );
  return [...moves, { label: t.disconnect, icon: 'hangUp', isDanger: true, act: () => move(id, null) }];
}

function useModerationEntries(member: Member): Entry[] {
  const { openDialog } = useSession();
  const { act } = useModeration();
  const { acts, id } = member;
  const open = (kind: 'ban' | 'kick' | 'timeout') => () => openDialog({ kind, member });
  const removeTimeout = () => act({ type: 'removeTimeout', targetId: id });
  const timeout: Entry = member.mutedUntil
    ? { label: t.removeTimeout, icon: 'clock', act: removeTimeout }
    : { label: `${t.timeOut}…`, icon: 'clock', isDanger: true, act: open('timeout') };
  return present([
    acts.includes('timeout') && timeout,
    acts.includes('kick') && { label: `${t.kick}…`, icon: 'leave', isDanger: true, act: open('kick') },
    acts.includes('ban') && { label: `${t.ban}…`, icon: 'ban', isDanger: true, act: open('ban') },
  ]);
}
