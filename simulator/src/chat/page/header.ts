import type { Actions } from './actions.ts';
import { byId, present } from './dom.ts';
import { icon, iconButton, type IconName } from './icons.ts';
import { openPins } from './messages/pins.ts';
import type { Channel } from './shapes.ts';
import { channelPrefix, currentChannel, isForum, mayInChannel, state } from './state.ts';
import { t } from './texts/texts.ts';
import { openPostDialog, openThreadDialog, toggleThread } from './threads.ts';

const THREADS = new Set([10, 11, 12]);

/** Wires the buttons that open the side lists hidden in a narrow window. */
export function setUpDrawers() {
  const toggle = (name: string) => () => {
    document.body.dataset['drawer'] = document.body.dataset['drawer'] === name ? '' : name;
    byId('shade').hidden = document.body.dataset['drawer'] === '';
  };
  const drawers: [id: string, name: string, label: string, drawing: IconName][] = [
    ['open-channels', 'channels', t.openChannels, 'menu'],
    ['open-members', 'members', t.members, 'people'],
  ];
  for (const [id, name, label, drawing] of drawers) {
    byId(id).setAttribute('aria-label', label);
    byId(id).append(icon(drawing, { size: 22 }));
    byId(id).addEventListener('click', toggle(name));
  }
  byId('shade').addEventListener('click', closeDrawers);
  addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawers());
}

/** Closes the side lists of a narrow window. */
export function closeDrawers() {
  document.body.dataset['drawer'] = '';
  byId('shade').hidden = true;
}

/** Draws the channel's name and topic, and its actions. */
export function drawHeader(actions: Actions) {
  const channel = currentChannel();
  const isThread = channel !== undefined && THREADS.has(channel.type);
  const parent = isThread ? state.server?.channels.find(({ id }) => id === channel.parentId) : undefined;
  byId('channel-name').textContent = channel ? `${channelPrefix(channel)} ${channel.name}`.trim() : '';
  byId('channel-topic').textContent = parent
    ? isForum(parent)
      ? t.postIn(parent.name)
      : t.threadIn(parent.name)
    : (channel?.topic ?? state.server?.name ?? '');
  document.title = channel ? `${channel.name} · ${state.server?.name ?? t.direct}` : t.direct;
  const mayThread = state.server && !isThread && !isForum(channel) && mayInChannel('CreatePublicThreads');
  const mayPost = channel !== undefined && isForum(channel) && mayInChannel('SendMessages');
  byId('channel-tools').replaceChildren(
    ...present([
      isThread && toggleButton(channel, actions),
      mayThread && iconButton('thread', t.createThread, () => openThreadDialog(null, actions)),
      mayPost && iconButton('plus', t.createPost, () => openPostDialog(channel, actions)),
      channel && !isForum(channel) && iconButton('pin', t.pins, () => actions.attempt(() => openPins(actions))),
    ]),
  );
}

function toggleButton(thread: Channel, actions: Actions) {
  const [name, label]: [IconName, string] = thread.joined ? ['leave', t.leaveThread] : ['plus', t.joinThread];
  return iconButton(name, label, () => actions.attempt(() => toggleThread(thread, actions)));
}
