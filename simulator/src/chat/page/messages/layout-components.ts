import { make } from '../dom.ts';
import type { Child } from '../dom.ts';
import { markdown } from './markdown.ts';
import type { Media, Names, Part } from './message-shapes.ts';
import { colorOf } from '../people/users.ts';

const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

/** Layout components of component-only messages: texts, sections, galleries, files, separators and containers. */
export function drawLayout(part: Part, names: Names, draw: (part: Part) => Child) {
  if (part.type === TEXT) return make('div', { class: 'content' }, ...markdown(part.content ?? '', names));
  if (part.type === SECTION) {
    return make(
      'div',
      { class: 'section' },
      make('div', {}, ...(part.components ?? []).map(draw)),
      part.accessory && draw(part.accessory),
    );
  }
  if (part.type === THUMBNAIL) return picture(part.media, part.description, 'thumbnail');
  if (part.type === GALLERY) {
    return make(
      'div',
      { class: 'gallery' },
      ...(part.items ?? []).map((item) => picture(item.media, item.description, 'image')),
    );
  }
  if (part.type === FILE) return make('a', { href: part.file?.url, class: 'file' }, part.name ?? part.file?.url);
  if (part.type === SEPARATOR) return make('hr', { class: part.divider ? null : 'invisible' });
  if (part.type !== CONTAINER) return null;
  const edge = colorOf(part.accent_color);
  return make(
    'section',
    { class: 'embed container', style: edge ? `--edge: ${edge}` : null },
    ...(part.components ?? []).map(draw),
  );
}

function picture(media: Media | undefined, description: string | null | undefined, kind: string) {
  return make('img', { class: kind, src: media?.url, alt: description ?? '', loading: 'lazy' });
}
