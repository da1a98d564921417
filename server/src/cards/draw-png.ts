import { encodePng } from './encode-png.ts';

/**
 * Renders an SVG to PNG off the main thread; the library's own PNG encoder would block the event loop for as long as
 * drawing takes. Texts must already be outlines: no fonts are loaded, so the image is the same on every machine.
 */
export async function drawPng(drawn: string): Promise<Buffer> {
  // Loaded here so that a process that draws nothing does not load the renderer.
  const { renderAsync } = await import('@resvg/resvg-js');
  const { width, height, pixels } = await renderAsync(drawn, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return encodePng({ width, height, pixels });
}
