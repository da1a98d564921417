import { renderAsync } from '@resvg/resvg-js';

/**
 * Turns a drawing into a PNG, off the main thread. Texts have to be outlines already: no font is looked for, so that the
 * picture is the same on every machine.
 */
export async function drawPng(drawn: string): Promise<Buffer> {
  const image = await renderAsync(drawn, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return image.asPng();
}
