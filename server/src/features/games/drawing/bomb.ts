import { PALETTES } from '../../../cards/palette.ts';
import { element, type SvgElement } from '../../../cards/svg.ts';

/** A ball with a burning fuse; about 34 pixels high. */
export function bomb({ x, y, fill }: { x: number; y: number; fill: string }): SvgElement {
  const fuse = { fill: 'none', stroke: fill, 'stroke-width': 3, 'stroke-linecap': 'round' } as const;
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('circle', { cx: -2, cy: 4, r: 12, fill }),
    element('path', { d: 'M6 -5C9 -10 12 -12 16 -10', ...fuse }),
    element('circle', { cx: 17, cy: -10, r: 4.5, fill: PALETTES.dark.money, stroke: fill, 'stroke-width': 2 }),
    element('path', { d: 'M-9 3C-9 -1 -6 -3 -3 -4', ...fuse, stroke: PALETTES.dark.text, opacity: 0.5 }),
  );
}
