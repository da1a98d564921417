/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Hue in degrees, saturation and lightness in percent, rounded. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

const NUMBERS = /-?\d+(?:\.\d+)?/g;

/**
 * Reads a colour: `#0af`, `00aaff`, `rgb(0, 170, 255)`, `0 170 255`, `hsl(200, 100%, 50%)`. Null where it is none.
 */
export function parseColor(text: string): Rgb | null {
  const input = text.trim().toLowerCase();
  const hex = /^(?:#|0x)?([\da-f]{6}|[\da-f]{3})$/.exec(input)?.[1];
  if (hex !== undefined) return fromHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);

  const [, model = 'rgb', inner] = /^(?:(rgb|hsl)a?)?\s*\(?([\d\s.,%°-]+)\)?$/.exec(input) ?? [];
  const [first, second, third, ...more] = (inner?.match(NUMBERS) ?? []).map(Number);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null;
  if (model === 'hsl') return isWithin([second, third], 100) ? fromHsl(first, second, third) : null;
  const rgb = [first, second, third] as const;
  return isWithin(rgb, 255) && rgb.every(Number.isInteger) ? rgb : null;
}

/** `#00aaff`, always six digits. */
export function toHex(color: Rgb): string {
  return `#${toNumber(color).toString(16).padStart(6, '0')}`;
}

/** The colour as the platform's integer: 0 to 0xffffff. */
export function toNumber([red, green, blue]: Rgb): number {
  return red * 0x10000 + green * 0x100 + blue;
}

/** The colour of a number from 0 to 0xffffff. */
export function fromNumber(value: number): Rgb {
  return [Math.floor(value / 0x10000) % 256, Math.floor(value / 0x100) % 256, value % 256];
}

/** A colour as rounded hue in degrees, and saturation and lightness in percent. */
export function toHsl([red, green, blue]: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, spread] = [(max + min) / 2, max - min];
  if (spread === 0) return [0, 0, Math.round(lightness * 100)];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixths = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [Math.round(sixths * 60 + 360) % 360, Math.round(saturation * 100), Math.round(lightness * 100)];
}

function fromHex(digits: string): Rgb {
  return fromNumber(Number.parseInt(digits, 16));
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function isWithin(values: readonly number[], max: number): boolean {
  return values.every((value) => value >= 0 && value <= max);
}
