import { closeDialog, openDialog } from './dialog.js';
import { button, byId, make } from './dom.js';
import { markdown, shortTime } from './markdown.js';
import { ask, mayInChannel, state } from './state.js';
import { t } from './texts.js';
import { avatarUrl, nameOf } from './users.js';

/** Shows what is pinned in the channel. */
export async function openPins(actions) {
  const { channel } = state;
  const pins = await ask(`/channels/${channel}/pins`);
  const unpin = (id) =>
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

function preview({ content, embeds, attachments, names }) {
  if (content !== '') return markdown(content, names ?? {});
  return [embeds[0]?.title ?? embeds[0]?.description ?? attachments[0]?.filename ?? '…'];
}

/** Scrolls to a message, and marks it for a moment. */
function jumpTo(id) {
  closeDialog();
  const row = byId('messages').querySelector(`[data-id="${id}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.classList.add('found');
  setTimeout(() => row?.classList.remove('found'), 2_000);
}
