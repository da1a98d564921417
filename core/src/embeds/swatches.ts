import { DEFAULT_EMBED } from './schema.ts';

/**
 * Colours an editor offers, which embeds are then stored with; the accent is where every embed starts
 * (docs/rules/embeds.md#parts).
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
