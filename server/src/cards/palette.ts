import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';

export type CardTheme = 'dark' | 'light';

/** The colours of the site's two themes (web/app/styles/tokens.css), under the names drawings use. */
export const PALETTES = {
  dark: {
    sky: '#0a0e18',
    surface: '#111728',
    raised: '#182036',
    line: '#26314f',
    text: '#e9eef9',
    dim: '#9fadc8',
    signal: `#${ACCENT_COLOR.toString(16).padStart(6, '0')}`,
    glow: '#38baff',
    money: '#ffc94d',
    good: '#3ddc97',
    bad: '#ff5c72',
    silver: '#c9d4ea',
    bronze: '#e0a070',
  },
  light: {
    sky: '#f5f7fc',
    surface: '#ffffff',
    raised: '#f0f3fa',
    line: '#d9e0ee',
    text: '#101828',
    dim: '#51607c',
    signal: '#0077c2',
    glow: '#00639f',
    money: '#8a5a00',
    good: '#0a6b45',
    bad: '#bd1f38',
    silver: '#51607c',
    bronze: '#9a5523',
  },
} as const satisfies Record<CardTheme, Record<string, string>>;

/** Background of the initial shown without an avatar; white is legible on each. */
const DISCS = ['#0077c2', '#6a49f2', '#0f7f5b', '#c4314b', '#9a5f00', '#a63d9a'] as const;

/** A person's disc colour, the same on every card. */
export function discColor(id: string): string {
  return DISCS[Number(BigInt(id) % BigInt(DISCS.length))] ?? DISCS[0];
}
