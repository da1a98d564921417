import { encodePng } from './encode-png.ts';

/**
 * Turns a drawing into a PNG, off the main thread: the library's own way to PNG would keep everybody waiting as long as it takes
 * to draw. Texts have to be outlines already: no font is looked for, so that the picture is the same on every machine.
 */
export async function drawPng(drawn: string): Promise<Buffer> {
  // A process that draws nothing does not load the program that draws.
  const { renderAsync } = await import('@resvg/resvg-js');
  const { width, height, pixels } = await renderAsync(drawn, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return encodePng({ width, height, pixels });
}
