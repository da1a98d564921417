import type { SlotSymbol } from '@perigee/core/games/slots/rules';
import { element, type SvgElement } from '../../../../cards/svg.ts';

/** The usual colours of slot machines, independent of the theme. */
const RED = '#ff4d5e';
const DEEP_RED = '#c4233a';
const YELLOW = '#ffd84d';
const AMBER = '#f0a818';
const GREEN = '#3fbf6f';
const SHINE = '#ffffff';

interface SymbolPosition {
  /** The centre. */
  x: number;
  y: number;
  /** At 1 it is about 100 pixels high. */
  scale: number;
}

/** A slot machine symbol at its position. */
export function slotSymbol(symbol: SlotSymbol, { x, y, scale }: SymbolPosition): SvgElement {
  return element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, ...SYMBOLS[symbol]);
}

const outline = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' } as const;

const SYMBOLS: Record<SlotSymbol, readonly SvgElement[]> = {
  seven: [
    element('path', { d: 'M-38 -46H40V-24C22 0 10 20 8 48H-20C-18 20 -6 -2 10 -22H-16V-12H-38Z', fill: RED }),
    element('path', { d: 'M-38 -46H40V-38H-38Z', fill: SHINE, opacity: 0.28 }),
    element('path', { d: 'M8 48H-20L-19 38H9Z', fill: DEEP_RED }),
  ],
  bell: [
    element('circle', { cx: 0, cy: 40, r: 10, fill: AMBER }),
    element('circle', { cx: 0, cy: -42, r: 7, fill: AMBER }),
    element('path', {
      d: 'M0 -42C24 -40 30 -18 32 2 33 16 38 24 46 34H-46C-38 24 -33 16 -32 2 -30 -18 -24 -40 0 -42Z',
      fill: YELLOW,
    }),
    element('path', { d: 'M-46 34H46V37A3 3 0 0 1 43 40H-43A3 3 0 0 1 -46 37Z', fill: AMBER }),
    element('path', { d: 'M-18 10C-17 -8 -14 -22 -6 -29', stroke: SHINE, 'stroke-width': 7, opacity: 0.6, ...outline }),
  ],
  lemon: [
    element('path', {
      d: 'M-50 16C-46 6 -44 0 -38 -10 -28 -28 -6 -38 14 -34 24 -32 30 -36 38 -36 44 -36 48 -30 45 -24 42 -16 46 -8 42 4 36 24 12 40 -12 36 -24 34 -32 34 -40 32 -48 30 -53 24 -50 16Z',
      fill: YELLOW,
    }),
    element('path', {
      d: 'M-34 30C-24 33 -20 34 -12 36 12 40 36 24 42 4 34 16 10 28 -34 30Z',
      fill: AMBER,
      opacity: 0.75,
    }),
    element('path', { d: 'M-26 -6C-20 -16 -10 -22 2 -23', stroke: SHINE, 'stroke-width': 7, opacity: 0.7, ...outline }),
    element('path', { d: 'M36 -34C34 -46 20 -52 6 -48 10 -36 24 -30 36 -34Z', fill: GREEN }),
  ],
  cherry: [
    element('path', {
      d: 'M-20 18C-16 -10 -4 -30 18 -46 20 -24 22 -8 22 20',
      stroke: GREEN,
      'stroke-width': 6,
      ...outline,
    }),
    element('path', { d: 'M18 -46C2 -54 -18 -50 -28 -36 -12 -28 6 -32 18 -46Z', fill: GREEN }),
    element('circle', { cx: -22, cy: 26, r: 22, fill: RED }),
    element('circle', { cx: 24, cy: 28, r: 22, fill: DEEP_RED }),
    element('path', { d: 'M-33 22C-32 15 -28 12 -23 11', stroke: SHINE, 'stroke-width': 5, opacity: 0.7, ...outline }),
    element('path', { d: 'M13 24C14 17 18 14 23 13', stroke: SHINE, 'stroke-width': 5, opacity: 0.6, ...outline }),
  ],
};
