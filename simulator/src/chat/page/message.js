import { drawAttachment } from './attachments.js';
import { button, make } from './dom.js';
import { drawEmbed } from './embeds.js';
import { drawComponents } from './forms.js';
import { icon, iconButton } from './icons.js';
import { isEdited, markdown, shortTime } from './markdown.js';
import { openMessageMenu } from './menus.js';
import { drawPoll } from './polls.js';
import { drawReactions, openEmojiPicker, QUICK_REACTIONS, react } from './reactions.js';
import { ask, mayInChannel, state } from './state.js';
import { t } from './texts.js';
import { drawThreadLink } from './threads.js';
import { avatarUrl, colorOf, memberOf, nameOf } from './users.js';

/** Message types. */
const PIN = 6;
const JOIN = 7;
const THREAD_CREATED = 18;
const REPLY = 19;
const THREAD_STARTER = 21;
const EPHEMERAL = 64;
const LOADING = 128;

/** One message; `isGrouped` leaves out who says it, as the one before it does. */
export function drawMessage(stored, isGrouped, actions) {
  // What a thread begins with repeats the message it was started on, which is written to where that stands.
  const isRepeated = stored.type === THREAD_STARTER && Boolean(stored.referenced_message);
  const message = isRepeated ? { ...stored.referenced_message, id: stored.id, thread: null, reactions: [] } : stored;
  const name = nameOf(message.author);
  const notice = noticeOf(message, name);
  if (notice !== null) return drawNotice(message, notice);
  const isPrivate = (message.flags & EPHEMERAL) !== 0;
  const classes = ['message', isGrouped && 'grouped', isPrivate && 'private', mentionsSelf(message) && 'mentions-me']
    .filter(Boolean)
    .join(' ');
  const row = make(
    'div',
    { class: classes, role: 'listitem', 'data-id': message.id, 'aria-label': `${name}: ${message.content}` },
    drawOrigin(message),
    isGrouped
      ? make('time', { class: 'side', datetime: message.timestamp }, shortTime(message.timestamp))
      : make('img', { class: 'avatar', src: avatarUrl(message.author), alt: '', width: 40, height: 40 }),
    make(
      'div',
      { class: 'body' },
      isGrouped ? null : drawHead(message, name, actions),
      ...drawParts(message, name, actions),
      isPrivate ? drawPrivacy(message, actions) : null,
    ),
    isPrivate || isRepeated ? null : drawTools(message, actions),
  );
  if (!isPrivate && !isRepeated) row.addEventListener('contextmenu', (event) => openAtPointer(event, message, actions));
  return row;
}

/** Links and pictures keep the browser's own menu. */
function openAtPointer(event, message, actions) {
  if (event.target.closest('a, img.image, figure') || String(getSelection()) !== '') return;
  event.preventDefault();
  openMessageMenu(message, { x: event.clientX, y: event.clientY }, actions);
}

function drawParts(message, name, actions) {
  const names = message.names ?? {};
  const forwarded = message.message_snapshots?.[0]?.message;
  return [
    forwarded ? make('blockquote', { class: 'forwarded' }, ...markdown(forwarded.content, names)) : null,
    drawContent(message, name, names),
    ...(message.sticker_items ?? []).map((sticker) => make('p', { class: 'content' }, `[${sticker.name}]`)),
    ...beside(message).map(drawAttachment),
    ...message.embeds.map((embed) => drawEmbed(embed, names)),
    ...drawComponents(message, actions),
    drawPoll(message, actions),
    drawThreadLink(message, actions),
    drawReactions(message, actions),
  ];
}

function mentionsSelf(message) {
  const roles = state.server?.ownRoles ?? [];
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === state.person) ||
    message.mention_roles.some((id) => roles.includes(id))
  );
}

function noticeOf(message, name) {
  if (message.type === JOIN) return t.joined(name);
  if (message.type === PIN) return t.pinned(name);
  return message.type === THREAD_CREATED ? t.threadCreated(name, message.content) : null;
}

function drawNotice(message, text) {
  const kind = { [JOIN]: 'join', [PIN]: 'pin', [THREAD_CREATED]: 'thread' }[message.type];
  return make(
    'div',
    { class: 'message notice', role: 'listitem', 'data-id': message.id },
    icon(kind),
    make('p', {}, text, ' ', make('time', { datetime: message.timestamp }, shortTime(message.timestamp))),
  );
}

function drawOrigin(message) {
  const used = message.interaction_metadata;
  if (message.interaction)
    return make(
      'p',
      { class: 'origin' },
      make('img', { src: avatarUrl(used.user), alt: '', width: 18, height: 18 }),
      make('span', {}, t.used(nameOf(used.user), message.interaction.name)),
    );
  if (message.type !== REPLY) return null;
  const original = message.referenced_message;
  if (!original) return make('p', { class: 'origin' }, make('span', {}, t.originalDeleted));
  return make(
    'p',
    { class: 'origin' },
    make('img', { src: avatarUrl(original.author), alt: '', width: 18, height: 18 }),
    make(
      'span',
      {},
      make('b', {}, nameOf(original.author)),
      ' ',
      original.content.replace(/[*_`~|]/g, '').slice(0, 90) || '…',
    ),
  );
}

function drawHead(message, name, actions) {
  const color = colorOf(memberOf(message.author.id)?.color);
  const attributes = { class: 'author', style: color ? `--role: ${color}` : null };
  const open = (event) => {
    event.preventDefault();
    event.stopPropagation();
    actions.openMemberMenu(message.author.id, event.currentTarget);
  };
  return make(
    'header',
    {},
    memberOf(message.author.id) && !message.webhook_id
      ? button({ ...attributes, onclick: open, oncontextmenu: open }, name)
      : make('b', attributes, name),
    message.author.bot ? make('span', { class: 'tag' }, message.webhook_id ? t.webhook : t.bot) : null,
    make('time', { datetime: message.timestamp }, shortTime(message.timestamp)),
  );
}

function drawContent(message, name, names) {
  if (message.flags & LOADING) return make('p', { class: 'content thinking' }, `${name} ${t.thinking}`);
  if (message.content === '') return null;
  const edited = isEdited(message);
  return make(
    'div',
    { class: 'content' },
    ...markdown(message.content, names),
    edited ? make('small', { class: 'edited' }, ` ${edited}`) : null,
  );
}

const remove = (message, actions) =>
  actions.attempt(() => ask(`/channels/${message.channel_id}/messages/${message.id}`, 'DELETE'));

function drawPrivacy(message, actions) {
  const dismiss = button({ class: 'link', onclick: () => remove(message, actions) }, t.dismiss);
  return make('p', { class: 'only-you' }, `${t.onlyYou} · `, dismiss);
}

function drawTools(message, actions) {
  const isMine = message.author.id === state.person;
  const quick = mayInChannel('AddReactions') ? QUICK_REACTIONS : [];
  const add = (emoji) => actions.attempt(() => react(message, { id: null, name: emoji }, 'add'));
  return make(
    'div',
    { class: 'tools', role: 'group' },
    ...quick.map((emoji) => {
      const label = `${t.react} ${emoji}`;
      return button(
        { class: 'ghost icon-button quick', 'aria-label': label, title: label, onclick: () => add(emoji) },
        emoji,
      );
    }),
    quick.length > 0
      ? iconButton('smile', t.addReaction, ({ currentTarget }) => openEmojiPicker(message, currentTarget, actions))
      : null,
    isMine
      ? iconButton('edit', t.edit, () => actions.edit(message))
      : iconButton('reply', t.reply, () => actions.reply(message)),
    iconButton('more', t.moreActions, ({ currentTarget }) => openMessageMenu(message, currentTarget, actions), {
      'aria-haspopup': 'menu',
    }),
  );
}

/** Files that no embed shows already: those stand within it, as on the platform. */
function beside({ attachments, embeds }) {
  const within = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  return attachments.filter(({ url }) => !within.has(url));
}
