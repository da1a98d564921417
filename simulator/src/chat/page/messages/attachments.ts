import { make } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Attachment } from './message-shapes.ts';

/** A picture as such, with its description for those who do not see it; any other file as a link to it. */
export function drawAttachment(file: Attachment) {
  const link = (): HTMLElement => make('a', { class: 'attachment', href: file.url }, icon('file'), file.filename);
  if (!file.content_type?.startsWith('image/') || !file.width) return link();
  const picture: HTMLElement = make('img', {
    src: file.url,
    alt: file.description ?? file.filename,
    width: file.width,
    height: file.height,
    // Files are not kept over a restart; what they were called is.
    onerror: () => picture.replaceWith(link()),
  });
  return make('figure', { class: 'picture' }, picture);
}
