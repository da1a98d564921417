import type { Dialog } from '../state/state.ts';
import { BanDialog } from './ban-dialog.tsx';
import { BanList } from './ban-list.tsx';
import { BotForm } from './bot-form.tsx';
import { KickDialog } from './kick-dialog.tsx';
import { PinList } from './pin-list.tsx';
import { PostDialog } from './post-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { ThreadDialog } from './thread-dialog.tsx';
import { TimeoutDialog } from './timeout-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';

/** The form of a dialog. */
export function DialogContents({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'ban':
      return <BanDialog member={dialog.member} />;
    case 'kick':
      return <KickDialog member={dialog.member} />;
    case 'timeout':
      return <TimeoutDialog member={dialog.member} />;
    case 'roles':
      return <RolesDialog member={dialog.member} />;
    case 'bans':
      return <BanList bans={dialog.bans} />;
    case 'unban':
      return <UnbanDialog ban={dialog.ban} />;
    case 'status':
      return <StatusDialog />;
    case 'thread':
      return <ThreadDialog channel={dialog.channel} message={dialog.message} />;
    case 'post':
      return <PostDialog forum={dialog.forum} />;
    case 'pins':
      return <PinList channel={dialog.channel} pins={dialog.pins} />;
    case 'form':
      return <BotForm form={dialog.form} message={dialog.message} />;
    default:
      return dialog satisfies never;
  }
}
