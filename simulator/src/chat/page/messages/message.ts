import type { Actions } from '../actions.ts';
import { drawAttachment } from './attachments.ts';
import { button, make, type Press } from '../dom.ts';
import { drawEmbed } from './embeds.ts';
import { drawComponents } from './forms.ts';
import { icon, iconButton, type IconName } from '../icons.ts';
import { isEdited, markdown, shortTime } from './markdown.ts';
import { openMessageMenu } from '../menus.ts';
import type { Attachment, Message, Names } from './message-shapes.ts';
import { drawPoll } from './polls.ts';
import { drawReactions, openEmojiPicker, QUICK_REACTIONS, react } from './reactions.ts';
import { ask, mayInChannel, state } from '../state.ts';
import { t } from '../texts/texts.ts';
import { drawThreadLink } from '../threads.ts';
import { avatarUrl, colorOf, memberOf, nameOf } from '../people/users.ts';

/** Message types. */
const PIN = 6;
const JOIN = 7;
const THREAD_CREATED = 18;
const REPLY = 19;
const THREAD_STARTER = 21;
const EPHEMERAL = 64;
const LOADING = 128;

const NOTICES: Record<number, IconName> = { [JOIN]: 'join', [PIN]: 'pin', [THREAD_CREATED]: 'thread' };

/** One message; `isGrouped` leaves out the author, as the message before has the same one. */
export function drawMessage(stored: Message, isGrouped: boolean, actions: Actions) {
  // A thread starts with a copy of the message it was created from; replies and reactions belong to the original.
  const repeated = stored.type === THREAD_STARTER ? stored.referenced_message : null;
  const isRepeated = Boolean(repeated);
  const message = repeated ? { ...repeated, id: stored.id, thread: null, reactions: [] } : stored;
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

/** Links and pictures keep the browser's own context menu. */
function openAtPointer(event: MouseEvent, message: Message, actions: Actions) {
  if (
    !(event.target instanceof Element) ||
    event.target.closest('a, img.image, figure') ||
    String(getSelection()) !== ''
  )
    return;
  event.preventDefault();
  openMessageMenu(message, { x: event.clientX, y: event.clientY }, actions);
}

function drawParts(message: Message, name: string, actions: Actions) {
  const names = message.names ?? {};
  const forwarded = message.message_snapshots?.[0]?.message;
  return [
    forwarded ? make('blockquote', { class: 'forwarded' }, ...markdown(forwarded.content, names)) : null,
    drawContent(message, name, names),
    ...(message.sticker_items ?? []).map((sticker) => make('p', { class: 'content' }, `[${sticker.name}]`)),
    ...standaloneAttachments(message).map(drawAttachment),
    ...message.embeds.map((embed) => drawEmbed(embed, names)),
    ...drawComponents(message, actions),
    drawPoll(message, actions),
    drawThreadLink(message, actions),
    drawReactions(message, actions),
  ];
}

function mentionsSelf(message: Message) {
  const roles = state.server?.ownRoles ?? [];
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === state.person) ||
    message.mention_roles.some((id) => roles.includes(id))
  );
}

function noticeOf(message: Message, name: string) {
  if (message.type === JOIN) return t.joined(name);
  if (message.type === PIN) return t.pinned(name);
  return message.type === THREAD_CREATED ? t.threadCreated(name, message.content) : null;
}

function drawNotice(message: Message, text: string) {
  return make(
    'div',
    { class: 'message notice', role: 'listitem', 'data-id': message.id },
    icon(NOTICES[message.type] ?? 'thread'),
    make('p', {}, text, ' ', make('time', { datetime: message.timestamp }, shortTime(message.timestamp))),
  );
}

function drawOrigin(message: Message) {
  const used = message.interaction_metadata;
  if (message.interaction && used)
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

function drawHead(message: Message, name: string, actions: Actions) {
  const color = colorOf(memberOf(message.author.id)?.color);
  const attributes = { class: 'author', style: color ? `--role: ${color}` : null };
  const open = (event: Press) => {
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

function drawContent(message: Message, name: string, names: Names) {
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

const remove = (message: Message, actions: Actions) =>
  actions.attempt(() => ask(`/channels/${message.channel_id}/messages/${message.id}`, 'DELETE'));

function drawPrivacy(message: Message, actions: Actions) {
  const dismiss = button({ class: 'link', onclick: () => remove(message, actions) }, t.dismiss);
  return make('p', { class: 'only-you' }, `${t.onlyYou} · `, dismiss);
}

function drawTools(message: Message, actions: Actions) {
  const isMine = message.author.id === state.person;
  const quick = mayInChannel('AddReactions') ? QUICK_REACTIONS : [];
  const add = (emoji: string) => actions.attempt(() => react(message, { id: null, name: emoji }, 'add'));
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

/** Attachments that no embed shows; those in an embed appear only there, as on the platform. */
function standaloneAttachments({ attachments, embeds }: Message): Attachment[] {
  const within = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  return attachments.filter(({ url }) => !within.has(url));
}
