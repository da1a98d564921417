import { state } from './state.js';
import { t } from './texts.js';
import { addTypist, removeTypist } from './typing.js';

/** Events that change nothing the page shows. */
const UNSEEN = new Set([
  'GUILD_AUDIT_LOG_ENTRY_CREATE',
  'WEBHOOKS_UPDATE',
  'CHANNEL_PINS_UPDATE',
  'INTERACTION_CREATE',
]);

const find = (id) => state.messages.find((message) => message.id === id);
const isSame = (left, right) => (left.id ? left.id === right.id : !right.id && left.name === right.name);

const onMessage = {
  MESSAGE_CREATE: (message) => {
    removeTypist(message.author?.id);
    state.messages.push(message);
  },
  MESSAGE_UPDATE: (message) => {
    const index = state.messages.findIndex(({ id }) => id === message.id);
    if (index >= 0) state.messages[index] = { ...message, ...ownPart(message, state.messages[index]) };
  },
  MESSAGE_DELETE: ({ id }) => forget([id]),
  MESSAGE_DELETE_BULK: ({ ids }) => forget(ids),
  MESSAGE_REACTION_ADD: (change) => changeReaction(change, 1),
  MESSAGE_REACTION_REMOVE: (change) => changeReaction(change, -1),
  MESSAGE_REACTION_REMOVE_ALL: ({ message_id: id }) => replace(id, { reactions: [] }),
  MESSAGE_REACTION_REMOVE_EMOJI: ({ message_id: id, emoji }) =>
    replace(id, { reactions: (find(id)?.reactions ?? []).filter((entry) => !isSame(entry.emoji, emoji)) }),
  MESSAGE_POLL_VOTE_ADD: (change) => changeVote(change, 1),
  MESSAGE_POLL_VOTE_REMOVE: (change) => changeVote(change, -1),
};

/** Takes an event in, and tells what it asks for: `messages` to be drawn, everything `reload`ed, or nothing. */
export function takeEvent({ name, guildId, guildName, isAboutSelf, data }, actions) {
  if (name === 'TYPING_START') return addTypist(data);
  if (UNSEEN.has(name)) return undefined;
  if (name.startsWith('MESSAGE_')) {
    if (data.channel_id === state.channel) {
      onMessage[name]?.(data);
      return 'messages';
    }
    if (name !== 'MESSAGE_CREATE') return undefined;
    state.unread.add(data.channel_id);
    return guildId === null || guildId === state.guild ? 'reload' : undefined;
  }
  if (isAboutSelf && name === 'GUILD_BAN_ADD') actions.warn(t.banned(guildName));
  if (isAboutSelf && name === 'GUILD_MEMBER_REMOVE') actions.warn(t.kicked(guildName));
  return 'reload';
}

function forget(ids) {
  state.messages = state.messages.filter(({ id }) => !ids.includes(id));
  for (const message of state.messages)
    if (ids.includes(message.referenced_message?.id)) message.referenced_message = null;
}

function replace(id, changes) {
  Object.assign(find(id) ?? {}, changes);
}

/** What is one's own is known only here: the event is the same for everybody. */
function ownPart(message, present) {
  const own = present.reactions ?? [];
  const reactions = (message.reactions ?? []).map((entry) => ({
    ...entry,
    me: own.some(({ emoji, me }) => me && isSame(emoji, entry.emoji)),
  }));
  return present.poll && message.poll
    ? { reactions, poll: { ...message.poll, results: withOwnVotes(message, present) } }
    : { reactions };
}

function withOwnVotes({ poll: { results } }, { poll }) {
  const own = new Set(poll.results.answer_counts.filter((entry) => entry.me_voted).map(({ id }) => id));
  return {
    ...results,
    answer_counts: results.answer_counts.map((entry) => ({ ...entry, me_voted: own.has(entry.id) })),
  };
}

function changeReaction({ message_id: id, emoji, user_id: userId }, step) {
  const message = find(id);
  if (!message) return;
  const reactions = message.reactions ?? [];
  const present = reactions.find((entry) => isSame(entry.emoji, emoji)) ?? { emoji, count: 0, me: false };
  present.count += step;
  if (userId === state.person) present.me = step > 0;
  const all = reactions.includes(present) ? reactions : [...reactions, present];
  message.reactions = all.filter(({ count }) => count > 0);
}

function changeVote({ message_id: id, answer_id: answerId, user_id: userId }, step) {
  const counts = find(id)?.poll?.results.answer_counts;
  if (!counts) return;
  const entry = counts.find((each) => each.id === answerId) ?? { id: answerId, count: 0, me_voted: false };
  entry.count += step;
  if (userId === state.person) entry.me_voted = step > 0;
  if (!counts.includes(entry)) counts.push(entry);
}
