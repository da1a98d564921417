/** The product's signal colour as 0xRRGGBB, and the colour of an embed nobody coloured (spec.md 3, "Embed"). */
export const ACCENT_COLOR = 0x00a6ff;
