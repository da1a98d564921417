import { make } from '../dom.ts';
import { markdown, shortTime } from './markdown.ts';
import type { Embed, EmbedField, Media, Names } from './message-shapes.ts';
import { colorOf } from '../people/users.ts';

/** An embed, laid out as on the platform. */
export function drawEmbed(embed: Embed, names: Names) {
  const color = embed.color === undefined ? null : `--edge: ${colorOf(embed.color) ?? '#000'}`;
  return make(
    'section',
    { class: 'embed', style: color },
    picture(embed.thumbnail, 'thumbnail'),
    drawAuthor(embed.author, names),
    embed.title ? make('p', { class: 'embed-title' }, linkText(embed.title, embed.url, names)) : null,
    embed.description ? make('div', { class: 'content' }, ...markdown(embed.description, names)) : null,
    embed.fields?.length ? make('dl', {}, ...embed.fields.map((field) => drawField(field, names))) : null,
    picture(embed.image, 'image'),
    drawFooter(embed),
  );
}

function linkText(text: string, url: string | undefined, names: Names) {
  if (!url) return make('span', {}, ...markdown(text, names));
  return make('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, ...markdown(text, names));
}

function picture(media: Media | undefined, kind: string) {
  return media?.url?.startsWith('http') ? make('img', { class: kind, src: media.url, alt: '', loading: 'lazy' }) : null;
}

function drawAuthor(author: Embed['author'], names: Names) {
  if (!author) return null;
  const image = author.icon_url ? make('img', { src: author.icon_url, alt: '', width: 22, height: 22 }) : null;
  return make('p', { class: 'embed-author' }, image, linkText(author.name, author.url, names));
}

function drawField(field: EmbedField, names: Names) {
  return make(
    'div',
    { class: field.inline ? 'inline' : 'whole' },
    make('dt', {}, ...markdown(field.name, names)),
    make('dd', {}, ...markdown(field.value, names)),
  );
}

function drawFooter({ footer, timestamp }: Embed) {
  const text = [footer?.text, timestamp ? shortTime(timestamp) : null].filter(Boolean).join(' · ');
  if (text === '') return null;
  const image = footer?.icon_url ? make('img', { src: footer.icon_url, alt: '', width: 18, height: 18 }) : null;
  return make('footer', {}, image, text);
}
