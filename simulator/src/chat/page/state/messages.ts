import type { Emoji, Message, Poll, Reaction } from '../shapes/message-shapes.ts';
import type { MessageEvent, ReactionChange, VoteChange } from './events.ts';

type Messages = readonly Message[];

/** The messages after an event; those it is not about stay the same objects. `person` is who looks at them. */
export function applyToMessages(messages: Messages, event: MessageEvent, person: string): Messages {
  const { name, data } = event;
  switch (name) {
    case 'MESSAGE_CREATE':
      return [...messages, data];
    case 'MESSAGE_UPDATE':
      return change(messages, data.id, (message) => ({ ...data, ...ownPart(data, message) }));
    case 'MESSAGE_DELETE':
      return forget(messages, [data.id]);
    case 'MESSAGE_DELETE_BULK':
      return forget(messages, data.ids);
    case 'MESSAGE_REACTION_ADD':
    case 'MESSAGE_REACTION_REMOVE': {
      const step = name === 'MESSAGE_REACTION_ADD' ? 1 : -1;
      return changeReactions(messages, data.message_id, (all) => react(all, data, step, person));
    }
    case 'MESSAGE_REACTION_REMOVE_ALL':
      return changeReactions(messages, data.message_id, () => []);
    case 'MESSAGE_REACTION_REMOVE_EMOJI':
      return changeReactions(messages, data.message_id, (all) => all.filter(({ emoji }) => !isSame(emoji, data.emoji)));
    case 'MESSAGE_POLL_VOTE_ADD':
    case 'MESSAGE_POLL_VOTE_REMOVE':
      return vote(messages, data, name === 'MESSAGE_POLL_VOTE_ADD' ? 1 : -1, person);
    default:
      return event satisfies never;
  }
}

const isSame = (left: Emoji, right: Emoji) => (left.id ? left.id === right.id : !right.id && left.name === right.name);

function change(messages: Messages, id: string, make: (message: Message) => Message): Messages {
  return messages.map((message) => (message.id === id ? make(message) : message));
}

function forget(messages: Messages, ids: string[]): Messages {
  return messages
    .filter(({ id }) => !ids.includes(id))
    .map((message) =>
      ids.includes(message.referenced_message?.id ?? '') ? { ...message, referenced_message: null } : message,
    );
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

function withOwnVotes({ results }: Poll, present: Poll): Poll['results'] {
  const own = new Set(present.results.answer_counts.filter((entry) => entry.me_voted).map(({ id }) => id));
  return {
    ...results,
    answer_counts: results.answer_counts.map((entry) => ({ ...entry, me_voted: own.has(entry.id) })),
  };
}

function changeReactions(messages: Messages, id: string, make: (all: Reaction[]) => Reaction[]): Messages {
  return change(messages, id, (message) => ({ ...message, reactions: make(message.reactions ?? []) }));
}

function react(all: Reaction[], { emoji, user_id: userId }: ReactionChange, step: number, person: string): Reaction[] {
  const present = all.find((entry) => isSame(entry.emoji, emoji)) ?? { emoji, count: 0, me: false };
  const next = { ...present, count: present.count + step, me: userId === person ? step > 0 : present.me };
  const changed = all.includes(present) ? all.map((entry) => (entry === present ? next : entry)) : [...all, next];
  return changed.filter(({ count }) => count > 0);
}

function vote(messages: Messages, { message_id, answer_id, user_id }: VoteChange, step: number, person: string) {
  return change(messages, message_id, (message) => {
    const { poll } = message;
    if (poll === undefined) return message;
    const counts = poll.results.answer_counts;
    const present = counts.find(({ id }) => id === answer_id) ?? { id: answer_id, count: 0, me_voted: false };
    const isMine = user_id === person ? step > 0 : present.me_voted;
    const next = { ...present, count: present.count + step, me_voted: isMine };
    const others = counts.includes(present)
      ? counts.map((entry) => (entry === present ? next : entry))
      : [...counts, next];
    return { ...message, poll: { ...poll, results: { ...poll.results, answer_counts: others } } };
  });
}
