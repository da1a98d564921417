import { parseColor, type Rgb, toHex } from '@perigee/core/base/color/color';
import { PALETTES } from '../../../cards/palette.ts';

/** Above the 3:1 that WCAG 2.2, 1.4.3 requires for large and bold text. */
const CONTRAST_MIN = 4.5;
const WHITE: Rgb = [255, 255, 255];

/** A guild's accent, lightened until it is legible on the dark background, and dark text is legible on it. */
export function cardAccent(chosen: string): string {
  const sky = parseColor(PALETTES.dark.raised) ?? [0, 0, 0];
  let color: Rgb = parseColor(chosen) ?? WHITE;
  for (let step = 1; contrast(color, sky) < CONTRAST_MIN && step <= 10; step += 1) color = mix(color, WHITE, 0.12);
  return toHex(color);
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const between = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
