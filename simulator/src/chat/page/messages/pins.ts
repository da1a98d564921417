import type { Actions } from '../actions.ts';
import { closeDialog, openDialog } from '../dialog.ts';
import { button, byId, type Child, make } from '../dom.ts';
import { markdown, shortTime } from './markdown.ts';
import type { Message } from './message-shapes.ts';
import { ask, mayInChannel, state } from '../state.ts';
import { t } from '../texts/texts.ts';
import { avatarUrl, nameOf } from '../people/users.ts';

/** Shows the channel's pinned messages. */
export async function openPins(actions: Actions) {
  const { channel } = state;
  const pins = await ask<Message[]>(`/channels/${channel}/pins`);
  const unpin = (id: string) =>
    actions.attempt(async () => {
      await ask(`/channels/${channel}/messages/${id}/pin`, 'POST', { action: 'remove' });
      await openPins(actions);
    });
  const rows = pins.map((message) =>
    make(
      'li',
      { class: 'pinned' },
      make('img', { src: avatarUrl(message.author), alt: '', width: 32, height: 32 }),
      make(
        'div',
        {},
        make('header', {}, make('b', {}, nameOf(message.author)), make('time', {}, shortTime(message.timestamp))),
        make('div', { class: 'content' }, ...preview(message)),
        make(
          'footer',
          {},
          button({ class: 'link', onclick: () => jumpTo(message.id) }, t.jump),
          mayInChannel('PinMessages') ? button({ class: 'link', onclick: () => unpin(message.id) }, t.unpin) : null,
        ),
      ),
    ),
  );
  const list = rows.length > 0 ? make('ul', { class: 'rows' }, ...rows) : make('p', { class: 'empty' }, t.noPins);
  openDialog({ title: t.pins, content: [list] });
}

function preview({ content, embeds, attachments, names }: Message): Child[] {
  if (content !== '') return markdown(content, names ?? {});
  return [embeds[0]?.title ?? embeds[0]?.description ?? attachments[0]?.filename ?? '…'];
}

/** Scrolls to a message and highlights it briefly. */
function jumpTo(id: string) {
  closeDialog();
  const row = byId('messages').querySelector(`[data-id="${id}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.classList.add('found');
  setTimeout(() => row?.classList.remove('found'), 2_000);
}
