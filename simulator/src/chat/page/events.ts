import type { Actions } from './actions.ts';
import type { Emoji, Message, Poll, Reaction } from './messages/message-shapes.ts';
import { state } from './state.ts';
import { t } from './texts/texts.ts';
import { addTypist, removeTypist, type Typing } from './people/typing.ts';

/** Events that change nothing on the page. */
const UNSEEN = new Set<string>([
  'GUILD_AUDIT_LOG_ENTRY_CREATE',
  'WEBHOOKS_UPDATE',
  'CHANNEL_PINS_UPDATE',
  'INTERACTION_CREATE',
]);

/** Events about messages. */
type MessageHappening =
  | { name: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE'; data: Message }
  | { name: 'MESSAGE_DELETE'; data: InChannel & { id: string } }
  | { name: 'MESSAGE_DELETE_BULK'; data: InChannel & { ids: string[] } }
  | { name: 'MESSAGE_REACTION_ADD' | 'MESSAGE_REACTION_REMOVE'; data: ReactionChange }
  | { name: 'MESSAGE_REACTION_REMOVE_ALL'; data: OfMessage }
  | { name: 'MESSAGE_REACTION_REMOVE_EMOJI'; data: OfMessage & { emoji: Emoji } }
  | { name: 'MESSAGE_POLL_VOTE_ADD' | 'MESSAGE_POLL_VOTE_REMOVE'; data: VoteChange };

/** All other events (there are more than these) trigger a reload. */
type ReloadEvent =
  | { name: 'TYPING_START'; data: Typing }
  | { name: 'GUILD_BAN_ADD' | 'GUILD_MEMBER_REMOVE' | 'GUILD_UPDATE'; data: object };

export type PageEvent = (MessageHappening | ReloadEvent) & {
  guildId: string | null;
  guildName: string | null;
  isAboutSelf: boolean;
};

interface InChannel {
  channel_id: string;
}
interface OfMessage extends InChannel {
  message_id: string;
}
interface ReactionChange extends OfMessage {
  emoji: Emoji;
  user_id: string;
}
interface VoteChange extends OfMessage {
  answer_id: number;
  user_id: string;
}

const find = (id: string) => state.messages.find((message) => message.id === id);
const isSame = (left: Emoji, right: Emoji) => (left.id ? left.id === right.id : !right.id && left.name === right.name);

const isOfMessages = (event: MessageHappening | ReloadEvent): event is MessageHappening =>
  event.name.startsWith('MESSAGE_');

/** Applies an event and returns what it requires: redraw `messages`, `reload` everything, or nothing. */
export function applyEvent(event: PageEvent, actions: Actions): 'messages' | 'reload' | undefined {
  const { guildId, isAboutSelf } = event;
  const guildName = event.guildName ?? '';
  if (event.name === 'TYPING_START') return addTypist(event.data);
  if (UNSEEN.has(event.name)) return undefined;
  if (isOfMessages(event)) {
    const { channel_id: channelId } = event.data;
    if (channelId === state.channel) {
      onMessage(event);
      return 'messages';
    }
    if (event.name !== 'MESSAGE_CREATE') return undefined;
    state.unread.add(channelId);
    return guildId === null || guildId === state.guild ? 'reload' : undefined;
  }
  if (isAboutSelf && event.name === 'GUILD_BAN_ADD') actions.warn(t.banned(guildName));
  if (isAboutSelf && event.name === 'GUILD_MEMBER_REMOVE') actions.warn(t.kicked(guildName));
  return 'reload';
}

function onMessage({ name, data }: MessageHappening): void {
  switch (name) {
    case 'MESSAGE_CREATE':
      removeTypist(data.author.id);
      state.messages.push(data);
      return;
    case 'MESSAGE_UPDATE':
      return update(data);
    case 'MESSAGE_DELETE':
      return forget([data.id]);
    case 'MESSAGE_DELETE_BULK':
      return forget(data.ids);
    case 'MESSAGE_REACTION_ADD':
    case 'MESSAGE_REACTION_REMOVE':
      return changeReaction(data, name === 'MESSAGE_REACTION_ADD' ? 1 : -1);
    case 'MESSAGE_REACTION_REMOVE_ALL':
      return replaceReactions(data.message_id, () => []);
    case 'MESSAGE_REACTION_REMOVE_EMOJI':
      return replaceReactions(data.message_id, (all) => all.filter((entry) => !isSame(entry.emoji, data.emoji)));
    case 'MESSAGE_POLL_VOTE_ADD':
    case 'MESSAGE_POLL_VOTE_REMOVE':
      return changeVote(data, name === 'MESSAGE_POLL_VOTE_ADD' ? 1 : -1);
  }
}

function update(message: Message): void {
  const index = state.messages.findIndex(({ id }) => id === message.id);
  const present = state.messages[index];
  if (present !== undefined) state.messages[index] = { ...message, ...ownPart(message, present) };
}

function forget(ids: string[]): void {
  state.messages = state.messages.filter(({ id }) => !ids.includes(id));
  for (const message of state.messages)
    if (ids.includes(message.referenced_message?.id ?? '')) message.referenced_message = null;
}

function replaceReactions(id: string, change: (all: Reaction[]) => Reaction[]): void {
  const message = find(id);
  if (message !== undefined) message.reactions = change(message.reactions ?? []);
}

/**
 * The event is the same for everybody, so the person's own reactions and votes are kept from the message on the page.
 */
function ownPart(message: Message, present: Message): Pick<Message, 'reactions' | 'poll'> {
  const own = present.reactions ?? [];
  const reactions = (message.reactions ?? []).map((entry) => ({
    ...entry,
    me: own.some(({ emoji, me }) => me && isSame(emoji, entry.emoji)),
  }));
  return present.poll && message.poll
    ? { reactions, poll: { ...message.poll, results: withOwnVotes(message.poll, present.poll) } }
    : { reactions };
}

function withOwnVotes({ results }: Poll, poll: Poll): Poll['results'] {
  const own = new Set(poll.results.answer_counts.filter((entry) => entry.me_voted).map(({ id }) => id));
  return {
    ...results,
    answer_counts: results.answer_counts.map((entry) => ({ ...entry, me_voted: own.has(entry.id) })),
  };
}

function changeReaction({ message_id: id, emoji, user_id: userId }: ReactionChange, step: number): void {
  const message = find(id);
  if (!message) return;
  const reactions = message.reactions ?? [];
  const present = reactions.find((entry) => isSame(entry.emoji, emoji)) ?? { emoji, count: 0, me: false };
  present.count += step;
  if (userId === state.person) present.me = step > 0;
  const all = reactions.includes(present) ? reactions : [...reactions, present];
  message.reactions = all.filter(({ count }) => count > 0);
}

function changeVote({ message_id: id, answer_id: answerId, user_id: userId }: VoteChange, step: number): void {
  const counts = find(id)?.poll?.results.answer_counts;
  if (!counts) return;
  const entry = counts.find((each) => each.id === answerId) ?? { id: answerId, count: 0, me_voted: false };
  entry.count += step;
  if (userId === state.person) entry.me_voted = step > 0;
  if (!counts.includes(entry)) counts.push(entry);
}
