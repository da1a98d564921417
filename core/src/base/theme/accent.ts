/** The product's accent colour as 0xRRGGBB, also the default colour of embeds (docs/rules/embeds.md#parts). */
export const ACCENT_COLOR = 0x00a6ff;
