import type { Actions } from './actions.ts';
import { labelled, openDialog } from './dialog.ts';
import { button, make, present, textIn } from './dom.ts';
import { icon } from './icons.ts';
import type { Message } from './messages/message-shapes.ts';
import type { Channel } from './shapes.ts';
import { ask, state } from './state.ts';
import { t } from './texts/texts.ts';

const NAME_MAX = 100;
const SUGGESTED_MAX = 40;

/** Asks for a name and creates a thread, from a message or standalone. */
export function openThreadDialog(message: Message | null, actions: Actions) {
  const { channel } = state;
  const suggested =
    message?.content
      .replace(/[*_`~|>#<]/g, '')
      .slice(0, SUGGESTED_MAX)
      .trim() ?? '';
  const input = make('input', { name: 'name', required: true, maxlength: NAME_MAX, value: suggested });
  openDialog({
    title: t.createThread,
    content: [labelled(t.threadName, input)],
    submitLabel: t.create,
    onSubmit: async (data) => {
      const body = { name: textIn(data, 'name'), messageId: message?.id ?? '' };
      const { id } = await ask<{ id: string }>(`/channels/${channel}/threads`, 'POST', body);
      await actions.openThread(id);
    },
  });
}

/** Asks for a name, a text and tags, and creates a forum post. */
export function openPostDialog({ id: forum, tags = [] }: Channel, actions: Actions) {
  const rows = tags.map(({ id, name }) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'checkbox', name: 'tag', value: id }),
      make('span', {}, name),
    ),
  );
  openDialog({
    title: t.createPost,
    content: present([
      labelled(t.postName, make('input', { name: 'name', required: true, maxlength: NAME_MAX })),
      labelled(t.message, make('textarea', { name: 'content', required: true, rows: 4, maxlength: 2_000 })),
      rows.length > 0 ? make('fieldset', {}, make('legend', {}, t.tags), ...rows) : null,
    ]),
    submitLabel: t.publish,
    onSubmit: async (data) => {
      const body = { name: textIn(data, 'name'), content: textIn(data, 'content'), tags: data.getAll('tag') };
      const { id } = await ask<{ id: string }>(`/channels/${forum}/threads`, 'POST', body);
      await actions.openThread(id);
    },
  });
}

/** The link to the thread created from a message. */
export function drawThreadLink(message: Message, actions: Actions) {
  if (!message.thread) return null;
  const { id, name, message_count: count } = message.thread;
  return button(
    { class: 'thread-link', onclick: () => actions.attempt(() => actions.openThread(id)) },
    icon('thread', { size: 18 }),
    make('b', {}, name),
    make('span', {}, t.messageCount(count)),
  );
}

/** Joins or leaves the thread. */
export async function toggleThread(thread: Channel, actions: Actions) {
  await ask(`/channels/${thread.id}/thread`, 'POST', { action: thread.joined ? 'leave' : 'join' });
  await actions.reload();
}
