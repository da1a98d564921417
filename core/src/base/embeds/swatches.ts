import { DEFAULT_EMBED } from './schema.ts';

/**
 * Colours the editor suggests; the first is the accent, the initial colour of every embed (docs/rules/embeds.md#parts).
 */
export const EMBED_SWATCHES = [
  DEFAULT_EMBED.color,
  '#5865f2',
  '#7c5cff',
  '#ff6ec7',
  '#ff5c72',
  '#ff8a3d',
  '#ffc94d',
  '#3ddc97',
  '#1abc9c',
  '#99aab5',
  '#2b2d31',
  '#ffffff',
] as const;
