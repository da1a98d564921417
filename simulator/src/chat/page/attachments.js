import { make } from './dom.js';
import { icon } from './icons.js';

/** A picture as such, with its description for those who do not see it; any other file as a link to it. */
export function drawAttachment(file) {
  const link = () => make('a', { class: 'attachment', href: file.url }, icon('file'), file.filename);
  if (!file.content_type?.startsWith('image/') || !file.width) return link();
  const picture = make('img', {
    src: file.url,
    alt: file.description ?? file.filename,
    width: file.width,
    height: file.height,
    // Files are not kept over a restart; what they were called is.
    onerror: () => picture.replaceWith(link()),
  });
  return make('figure', { class: 'picture' }, picture);
}
