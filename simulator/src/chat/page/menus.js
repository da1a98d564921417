import { openModal } from './modal.js';
import { ask, make, state } from './state.js';
import { t } from './texts.js';

const OF_PEOPLE = 2;
const OF_MESSAGES = 3;

/** What can be done with a message beside answering it: pin it, begin a thread, and the commands of bots. */
export function drawMenu(message, actions) {
  const at = `/channels/${message.channel_id}`;
  const pin = () => ask(`${at}/messages/${message.id}/pin`, 'POST', { action: message.pinned ? 'remove' : 'add' });
  const begin = async () => {
    const { id } = await ask(`${at}/threads`, 'POST', { name: message.content.slice(0, 40), messageId: message.id });
    await actions.openThread(id);
  };
  const entries = [
    [message.pinned ? t.unpin : t.pin, pin],
    ...(state.guild && !message.thread ? [[t.thread, begin]] : []),
    ...commandsFor(OF_MESSAGES, message.id, actions),
  ];
  return drawEntries(entries, actions);
}

/** The commands of bots that are for people. */
export function drawMemberMenu(member, actions) {
  const entries = commandsFor(OF_PEOPLE, member.id, actions);
  return entries.length === 0 ? null : drawEntries(entries, actions);
}

function commandsFor(type, targetId, actions) {
  const use = async (commandId) => {
    const answer = await ask(`/channels/${state.channel}/menus`, 'POST', { commandId, targetId });
    if (answer.modal) openModal(answer.modal, null, actions);
  };
  return state.menus.filter((entry) => entry.type === type).map(({ id, name }) => [name, () => use(id)]);
}

function drawEntries(entries, actions) {
  const menu = make(
    'details',
    { class: 'menu' },
    make('summary', { class: 'ghost', 'aria-label': t.moreActions, title: t.moreActions }, '⋯'),
    make(
      'div',
      { class: 'menu-list', role: 'menu' },
      ...entries.map(([label, act]) =>
        make('button', { type: 'button', role: 'menuitem', onclick: () => choose(menu, act, actions) }, label),
      ),
    ),
  );
  return menu;
}

function choose(menu, act, actions) {
  menu.open = false;
  void actions.attempt(act);
}

/** The thread that was begun from a message. */
export function drawThreadLink(message, actions) {
  if (!message.thread) return null;
  const open = () => actions.openThread(message.thread.id);
  return make('button', { type: 'button', class: 'link', onclick: open }, `${t.openThread}: ${message.thread.name}`);
}

/** A poll with a button for each answer; pressing one again takes the vote back. */
export function drawPoll(message, actions) {
  const { poll } = message;
  if (!poll) return null;
  const counts = new Map(poll.results.answer_counts.map((entry) => [entry.id, entry]));
  const answers = poll.answers.map(({ answer_id: id, poll_media: media }) => {
    const { count = 0, me_voted: isMine = false } = counts.get(id) ?? {};
    const body = { answerId: String(id), action: isMine ? 'remove' : 'add' };
    const send = () => ask(`/channels/${message.channel_id}/messages/${message.id}/votes`, 'POST', body);
    const attributes = { type: 'button', class: 'component', disabled: poll.results.is_finalized };
    const label = `${media.emoji?.name ?? ''} ${media.text ?? ''} · ${t.votes(count)}`;
    return make(
      'button',
      { ...attributes, 'aria-pressed': String(isMine), onclick: () => actions.attempt(send) },
      label,
    );
  });
  return make('section', { class: 'embed poll' }, make('h3', {}, poll.question.text), ...answers);
}
