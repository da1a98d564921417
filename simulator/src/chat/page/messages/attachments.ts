import { make } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Attachment } from './message-shapes.ts';

/** Images are shown, with their description as alternative text; other files are links. */
export function drawAttachment(file: Attachment) {
  const link = (): HTMLElement => make('a', { class: 'attachment', href: file.url }, icon('file'), file.filename);
  if (!file.content_type?.startsWith('image/') || !file.width) return link();
  const picture: HTMLElement = make('img', {
    src: file.url,
    alt: file.description ?? file.filename,
    width: file.width,
    height: file.height,
    // File contents are lost on restart, their names are not.
    onerror: () => picture.replaceWith(link()),
  });
  return make('figure', { class: 'picture' }, picture);
}
