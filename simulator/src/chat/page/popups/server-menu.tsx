import { useLive, useSession } from '../session/use-chat.ts';
import { useModeration } from '../session/use-moderation.ts';
import { mayInServer } from '../state/select.ts';
import { t } from '../texts/texts.ts';
import { Menu, present } from './menu.tsx';

/** What can be done with the guild. */
export function ServerMenu() {
  const { ask, store } = useSession();
  const { openBans } = useModeration();
  const maySeeBans = useLive((state) => mayInServer(state, 'BanMembers'));
  const isOwner = useLive(({ server }) => server?.isOwner === true);
  const leave = () => ask(`/guilds/${store.read().guild}/leave`, 'POST');
  const groups = [
    present([maySeeBans && { label: t.bans, icon: 'ban', act: openBans }]),
    present([!isOwner && { label: t.leave, icon: 'leave', isDanger: true, act: leave }]),
  ];
  return <Menu groups={groups} />;
}
