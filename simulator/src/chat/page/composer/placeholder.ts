import { channelPrefix, currentChannel, isForum } from '../state/select.ts';
import type { State } from '../state/state.ts';
import { t } from '../texts/texts.ts';

/** What the empty text field says: where it writes to, or why nothing may be written. */
export function placeholderOf(state: State): string {
  const channel = currentChannel(state);
  if (channel === undefined) return '';
  if (isForum(channel)) return t.postsOnly;
  if (!channel.canWrite) return refusal(state);
  return state.server ? t.messageIn(`${channelPrefix(channel)}${channel.name}`) : t.messageTo(channel.name);
}

function refusal({ server }: State): string {
  const until = server?.timedOutUntil;
  if (!until) return t.noWrite;
  return t.timedOutUntil(new Date(until).toLocaleString(t.locale, { dateStyle: 'medium', timeStyle: 'short' }));
}
