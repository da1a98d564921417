import { drawAttachment } from './attachments.js';
import { drawComponents } from './forms.js';
import { drawMenu, drawPoll, drawThreadLink } from './menus.js';
import { isEdited, markdown, shortTime } from './markdown.js';
import { ask, avatarUrl, byId, colorOf, make, memberOf, nameOf, state } from './state.js';
import { t } from './texts.js';

const QUICK_REACTIONS = ['👍', '❤️', '😂', '🎉'];
const GROUP_WITHIN_MS = 5 * 60_000;

/** Draws the channel anew and keeps its end in view. */
export function drawMessages(actions) {
  const log = byId('log');
  const wasAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 120;
  const rows = state.messages.map((message, index) => drawMessage(message, state.messages[index - 1], actions));
  byId('messages').replaceChildren(
    ...(rows.length > 0 ? rows : [make('p', { class: 'empty' }, state.channel ? t.empty : t.nothing)]),
  );
  if (wasAtEnd || actions.toEnd) log.scrollTop = log.scrollHeight;
}

function drawMessage(message, previous, actions) {
  const name = nameOf(message.author);
  if (message.type === 7) return drawNotice(message, t.joined(name));
  if (message.type === 6) return drawNotice(message, t.pinned(name));
  if (message.type === 18) return drawNotice(message, t.threadBegun(name, message.content));
  const isGrouped =
    previous !== undefined &&
    previous.author.id === message.author.id &&
    previous.type === message.type &&
    message.type === 0 &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_WITHIN_MS;
  const isPrivate = (message.flags & 64) !== 0;
  const classes = ['message', isGrouped && 'grouped', isPrivate && 'private', mentionsMe(message) && 'mentions-me']
    .filter(Boolean)
    .join(' ');
  return make(
    'article',
    { class: classes, role: 'listitem', 'data-id': message.id, 'aria-label': `${name}: ${message.content}` },
    drawOrigin(message),
    isGrouped
      ? make('time', { class: 'side', datetime: message.timestamp }, shortTime(message.timestamp))
      : make('img', { class: 'avatar', src: avatarUrl(message.author), alt: '', width: 40, height: 40 }),
    make(
      'div',
      { class: 'body' },
      isGrouped ? null : drawHead(message, name),
      drawContent(message, name),
      ...message.attachments.map(drawAttachment),
      ...message.embeds.map((embed) => drawEmbed(embed, message.names ?? {})),
      ...drawComponents(message, actions),
      drawPoll(message, actions),
      drawThreadLink(message, actions),
      drawReactions(message),
      isPrivate
        ? make(
            'p',
            { class: 'only-you' },
            `${t.onlyYou} · `,
            make('button', { type: 'button', class: 'link', onclick: () => remove(message) }, t.dismiss),
          )
        : null,
    ),
    isPrivate ? null : drawTools(message, actions),
  );
}

function mentionsMe(message) {
  const mine = state.server?.myRoles ?? [];
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === state.person) ||
    message.mention_roles.some((id) => mine.includes(id))
  );
}

function drawNotice(message, text) {
  return make(
    'article',
    { class: 'message join', role: 'listitem', 'data-id': message.id },
    make('span', { class: 'arrow', 'aria-hidden': 'true' }, '→'),
    make(
      'div',
      { class: 'body' },
      make('p', {}, text, ' ', make('time', { datetime: message.timestamp }, shortTime(message.timestamp))),
    ),
  );
}

function drawOrigin(message) {
  const note = message.interaction_metadata;
  if (message.interaction)
    return make(
      'p',
      { class: 'origin' },
      make('img', { src: avatarUrl(note.user), alt: '', width: 18, height: 18 }),
      make('span', {}, t.used(nameOf(note.user), message.interaction.name)),
    );
  if (message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) return make('p', { class: 'origin' }, make('span', {}, t.gone));
  return make(
    'p',
    { class: 'origin' },
    make('img', { src: avatarUrl(original.author), alt: '', width: 18, height: 18 }),
    make('span', {}, make('b', {}, nameOf(original.author)), ' ', original.content.slice(0, 90) || '…'),
  );
}

function drawHead(message, name) {
  const color = colorOf(memberOf(message.author.id)?.color);
  return make(
    'header',
    {},
    make('b', { class: 'author', style: color ? `--role: ${color}` : null }, name),
    message.author.bot ? make('span', { class: 'tag' }, t.bot) : null,
    make('time', { datetime: message.timestamp }, shortTime(message.timestamp)),
  );
}

function drawContent(message, name) {
  if (message.flags & 128) return make('p', { class: 'content thinking' }, `${name} ${t.thinking}`);
  if (message.content === '') return null;
  const edited = isEdited(message);
  return make(
    'div',
    { class: 'content' },
    ...markdown(message.content, message.names ?? {}),
    edited ? make('small', { class: 'edited' }, ` ${edited}`) : null,
  );
}

function drawEmbed(embed, names) {
  const color = embed.color === undefined ? null : `--edge: ${colorOf(embed.color) ?? '#000'}`;
  const linked = (text, url) =>
    url
      ? make('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, ...markdown(text, names))
      : make('span', {}, ...markdown(text, names));
  const picture = (media, kind) =>
    media?.url?.startsWith('http') ? make('img', { class: kind, src: media.url, alt: '', loading: 'lazy' }) : null;
  const footer = [embed.footer?.text, embed.timestamp ? shortTime(embed.timestamp) : null].filter(Boolean).join(' · ');
  return make(
    'section',
    { class: 'embed', style: color },
    picture(embed.thumbnail, 'thumbnail'),
    embed.author
      ? make(
          'p',
          { class: 'embed-author' },
          embed.author.icon_url ? make('img', { src: embed.author.icon_url, alt: '', width: 22, height: 22 }) : null,
          linked(embed.author.name, embed.author.url),
        )
      : null,
    embed.title ? make('h3', {}, linked(embed.title, embed.url)) : null,
    embed.description ? make('div', { class: 'content' }, ...markdown(embed.description, names)) : null,
    embed.fields?.length
      ? make(
          'dl',
          {},
          ...embed.fields.map((field) =>
            make(
              'div',
              { class: field.inline ? 'inline' : 'whole' },
              make('dt', {}, ...markdown(field.name, names)),
              make('dd', {}, ...markdown(field.value, names)),
            ),
          ),
        )
      : null,
    picture(embed.image, 'image'),
    footer
      ? make(
          'footer',
          {},
          embed.footer?.icon_url ? make('img', { src: embed.footer.icon_url, alt: '', width: 18, height: 18 }) : null,
          footer,
        )
      : null,
  );
}

function drawReactions(message) {
  if (!message.reactions?.length) return null;
  const buttons = message.reactions.map((reaction) =>
    make(
      'button',
      {
        type: 'button',
        class: 'reaction',
        'aria-pressed': String(reaction.me),
        onclick: () =>
          react(
            message,
            reaction.emoji.id ? `${reaction.emoji.name}:${reaction.emoji.id}` : reaction.emoji.name,
            reaction.me,
          ),
      },
      `${reaction.emoji.id ? `:${reaction.emoji.name}:` : reaction.emoji.name} ${reaction.count}`,
    ),
  );
  return make('div', { class: 'reactions' }, ...buttons);
}

function drawTools(message, actions) {
  const isMine = message.author.id === state.person;
  const button = (label, text, onclick) =>
    make('button', { type: 'button', class: 'ghost', 'aria-label': label, title: label, onclick }, text);
  return make(
    'div',
    { class: 'tools', role: 'group' },
    ...QUICK_REACTIONS.map((emoji) => button(`${t.react} ${emoji}`, emoji, () => react(message, emoji, false))),
    button(t.reply, '↩', () => actions.reply(message)),
    drawMenu(message, actions),
    isMine ? button(t.edit, '✎', () => actions.edit(message)) : null,
    isMine || state.server?.canManage ? button(t.remove, '✕', () => remove(message)) : null,
  );
}

const at = (message) => `/channels/${message.channel_id}/messages/${message.id}`;
const react = (message, emoji, isMine) =>
  ask(`${at(message)}/reactions`, 'POST', { emoji, action: isMine ? 'remove' : 'add' });
const remove = (message) => ask(at(message), 'DELETE');
