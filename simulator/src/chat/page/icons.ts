import type { Attributes, Press } from './dom.ts';
import { make } from './dom.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** SVG stroke paths on a 24 by 24 grid. */
const PATHS = {
  announcements: 'M4 10v4l12 4V6L4 10ZM16 9h1.5a3 3 0 0 1 0 6H16M7 15v4h3',
  ban: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.6 5.6l12.8 12.8',
  beside: 'M4 5h16v14H4V5ZM12 5v14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  crown: 'M4 8l4 4 4-7 4 7 4-4-2 10H6L4 8Z',
  edit: 'M4 20l1-4L16 5l3 3L8 19l-4 1Z',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4',
  forum: 'M4 4h12v8H9l-3 3v-3H4V4ZM19 9h1v8h-2v3l-3-3h-4',
  hangUp: 'M4 15c4-5 12-5 16 0l-2 3-4-2v-2.5a8 8 0 0 0-4 0V16l-4 2-2-3Z',
  hash: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  headphones: 'M4 18v-4a8 8 0 0 1 16 0v4M4 14h3v5H4v-5ZM20 14h-3v5h3v-5Z',
  join: 'M4 12h14M13 7l5 5-5 5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  mail: 'M4 6h16v12H4V6ZM4 7l8 6 8-6',
  mention: 'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mic: 'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3ZM6 12a6 6 0 0 0 12 0M12 18v3',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20a6 6 0 0 1 12 0M16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3A6 6 0 0 1 21 20',
  pin: 'M9 4h6l-1 6 3 3H7l3-3-1-6ZM12 13v7',
  plus: 'M12 5v14M5 12h14',
  reply: 'M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6',
  send: 'M4 12 20 4l-5 16-3-7-8-1Z',
  shield: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6l7-3Z',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 10h.01M15 10h.01M8.5 14.5c2 2.3 5 2.3 7 0',
  sparkle: 'M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2 2-6Z',
  thread: 'M4 5h16v11h-9l-4 4v-4H4V5ZM8 9h8M8 12h5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  voice: 'M5 10v4h3l4 4V6L8 10H5ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
};
export type IconName = keyof typeof PATHS;
const SLASH = 'M4 4l16 16';

/** An icon beside a text or instead of one; `isOff` crosses it out. */
export function icon(name: IconName, { size = 20, isOff = false }: { size?: number; isOff?: boolean } = {}) {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    class: `icon icon-${name}`,
  }))
    svg.setAttribute(key, String(value));
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', isOff ? `${PATHS[name]}${SLASH}` : PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button with only an icon; its label is also its tooltip. */
export function iconButton(
  name: IconName,
  label: string,
  onclick: (event: Press) => unknown,
  attributes: Attributes & { isOff?: boolean } = {},
) {
  const { isOff = false, ...others } = attributes;
  const button = { type: 'button', class: 'ghost icon-button', 'aria-label': label, title: label, onclick, ...others };
  return make('button', button, icon(name, { isOff }));
}
