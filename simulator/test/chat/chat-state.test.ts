import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/chat/page/shapes/message-shapes.ts';
import type { Command } from '../../src/chat/page/shapes/shapes.ts';
import type { MessageEvent } from '../../src/chat/page/state/events.ts';
import { initialState, type State } from '../../src/chat/page/state/state.ts';
import { createStore, type Store } from '../../src/chat/page/state/store.ts';

const ME = '1';
const OTHER = '2';
const CHANNEL = '10';
const ROCKET = { id: null, name: '🚀' };

function buildMessage(id: string, part: Partial<Message> = {}): Message {
  return {
    id,
    channel_id: CHANNEL,
    type: 0,
    flags: 0,
    content: `message ${id}`,
    timestamp: '2026-01-01T00:00:00.000Z',
    edited_timestamp: null,
    author: { id: OTHER, username: 'other', global_name: null, avatar: null },
    pinned: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    ...part,
  };
}

/** A page that shows these messages. */
function openPage(messages: Message[]): Store {
  const store = createStore(initialState({ person: ME, guild: null, channel: CHANNEL }));
  store.dispatch({ type: 'open', place: {} });
  store.dispatch({ type: 'opened', messages, commands: [], menus: [] });
  return store;
}

function happen(store: Store, event: MessageEvent): State {
  store.dispatch({ type: 'happened', event });
  return store.read();
}

const reaction = (userId: string) => ({ channel_id: CHANNEL, message_id: '100', user_id: userId, emoji: ROCKET });

describe('messages of the chat page', () => {
  test('Everyone sees a reaction’s count, and only the person who reacted sees it as their own', () => {
    const store = openPage([buildMessage('100'), buildMessage('101')]);
    const [, untouched] = store.read().messages;

    happen(store, { name: 'MESSAGE_REACTION_ADD', data: reaction(ME) });
    happen(store, { name: 'MESSAGE_REACTION_ADD', data: reaction(OTHER) });
    const withBoth = store.read().messages[0]?.reactions;
    const { messages } = happen(store, { name: 'MESSAGE_REACTION_REMOVE', data: reaction(ME) });

    expect(withBoth).toEqual([{ emoji: ROCKET, count: 2, me: true }]);
    expect(messages[0]?.reactions).toEqual([{ emoji: ROCKET, count: 1, me: false }]);
    expect(messages[1]).toBe(untouched);
  });

  test('An edited message keeps the person’s own reaction and vote', () => {
    const poll = (isMine: boolean) => ({
      question: { text: 'Where to?' },
      answers: [],
      results: { is_finalized: false, answer_counts: [{ id: 1, count: 1, me_voted: isMine }] },
    });
    const reactions = (isMine: boolean) => [{ emoji: ROCKET, count: 1, me: isMine }];
    const store = openPage([buildMessage('100', { poll: poll(true), reactions: reactions(true) })]);
    const edited = buildMessage('100', { content: 'Edited', poll: poll(false), reactions: reactions(false) });

    const { messages } = happen(store, { name: 'MESSAGE_UPDATE', data: edited });

    expect(messages).toEqual([{ ...edited, poll: poll(true), reactions: reactions(true) }]);
  });

  test('A vote moves from no answer to its first count', () => {
    const poll = { question: { text: 'Why?' }, answers: [], results: { is_finalized: false, answer_counts: [] } };
    const store = openPage([buildMessage('100', { poll })]);
    const data = { channel_id: CHANNEL, message_id: '100', answer_id: 1, user_id: ME };

    const { messages } = happen(store, { name: 'MESSAGE_POLL_VOTE_ADD', data });

    expect(messages[0]?.poll?.results.answer_counts).toEqual([{ id: 1, count: 1, me_voted: true }]);
  });

  test('A reply loses its original when that is deleted', () => {
    const original = buildMessage('100');
    const store = openPage([original, buildMessage('101', { type: 19, referenced_message: original })]);

    const { messages } = happen(store, { name: 'MESSAGE_DELETE', data: { channel_id: CHANNEL, id: '100' } });

    expect(messages).toMatchObject([{ id: '101', referenced_message: null }]);
  });

  test('A reload keeps unchanged messages as they are drawn', () => {
    const store = openPage([buildMessage('100'), buildMessage('101')]);
    const [first, second] = store.read().messages;

    store.dispatch({ type: 'caughtUp', messages: [buildMessage('100'), buildMessage('101', { content: 'New' })] });

    expect(store.read().messages[0]).toBe(first);
    expect(store.read().messages[1]).not.toBe(second);
  });

  test('The log scrolls to its end for a new channel and the person’s own message, not for those of others', () => {
    const store = openPage([]);
    const { jumps } = store.read();
    const own = buildMessage('101', { author: { ...buildMessage('101').author, id: ME } });

    const afterOther = happen(store, { name: 'MESSAGE_CREATE', data: buildMessage('100') }).jumps;
    const afterOwn = happen(store, { name: 'MESSAGE_CREATE', data: own }).jumps;

    expect([jumps, afterOther, afterOwn]).toEqual([1, 1, 2]);
  });
});

describe('settled state of the chat page', () => {
  test('The page shows the old channel until the new one has loaded', () => {
    const store = openPage([buildMessage('100')]);

    store.dispatch({ type: 'open', place: { channel: '11' } });
    const meanwhile = store.readSettled();
    store.dispatch({ type: 'opened', messages: [], commands: [], menus: [] });

    expect(meanwhile).toMatchObject({ channel: CHANNEL, messages: [{ id: '100' }] });
    expect(store.readSettled()).toMatchObject({ channel: '11', messages: [] });
  });

  test('A message that arrives while a pointer is down is shown once it is released', () => {
    const store = openPage([]);

    store.hold();
    happen(store, { name: 'MESSAGE_CREATE', data: buildMessage('100') });
    const meanwhile = store.readSettled().messages;
    store.release();

    expect(meanwhile).toEqual([]);
    expect(store.readSettled().messages).toHaveLength(1);
  });
});

describe('draft of the chat page', () => {
  const command: Command = {
    name: 'find',
    shownName: 'find',
    description: '',
    type: 1,
    required: false,
    choices: [],
    autocomplete: false,
    limits: {},
    channelTypes: null,
    options: [],
    path: 'find',
    label: 'find',
  };

  test('Text typed after a command’s name becomes its first option', () => {
    const store = openPage([]);

    store.dispatch({ type: 'draft', change: { type: 'write', text: '/find some tea' } });
    store.dispatch({ type: 'draft', change: { type: 'pick', command } });

    expect(store.read().draft).toMatchObject({ command, text: '/find', argument: 'some tea' });
  });

  test('Cancelling an edit clears its text, and cancelling a reply keeps what is written', () => {
    const store = openPage([]);
    const message = buildMessage('100');

    store.dispatch({ type: 'draft', change: { type: 'edit', message } });
    store.dispatch({ type: 'draft', change: { type: 'cancel' } });
    const afterEdit = store.read().draft;
    store.dispatch({ type: 'draft', change: { type: 'write', text: 'Hello' } });
    store.dispatch({ type: 'draft', change: { type: 'reply', message } });
    store.dispatch({ type: 'draft', change: { type: 'cancel' } });

    expect(afterEdit).toMatchObject({ text: '', editing: null });
    expect(store.read().draft).toMatchObject({ text: 'Hello', replyTo: null });
  });
});
