/** The product's signal colour as 0xRRGGBB, and the colour of an embed nobody coloured (docs/rules/embeds.md#parts). */
export const ACCENT_COLOR = 0x00a6ff;
