import { element, type SvgElement } from './svg.ts';

/** Points up, within a 24 by 24 square. */
const BODY =
  'M12 1c4 3.2 6 7.6 6 12.2L15.5 17h-7L6 13.2C6 8.600 8 4.200 12 1zM5 14.500 8 19H3.500zM19 14.500 16 19h4.500zM9.500 18.500h5L12 23z';

interface Rocket {
  /** The centre. */
  x: number;
  y: number;
  /** In degrees, clockwise from pointing up. */
  turned: number;
  /** At 1 it is 24 pixels long. */
  scale: number;
  fill: string;
}

/** The product's rocket, drawn into a card. */
export function rocket({ x, y, turned, scale, fill }: Rocket): SvgElement {
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turned.toFixed(2)}) scale(${scale}) translate(-12 -12)`;
  return element('g', { transform }, element('path', { d: BODY, fill }));
}
