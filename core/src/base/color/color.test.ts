import { expect, test } from 'vitest';
import { parseColor, toHex, toHsl } from './color.ts';

test.for(['#00a6ff', '00A6FF', '0x00a6ff', 'rgb(0, 166, 255)', '0 166 255', '0,166,255'])(
  'Parses "%s" as the same blue',
  (text) => {
    const color = parseColor(text);

    expect(color).toEqual([0, 166, 255]);
  },
);

test.for([
  { text: '#0af', hex: '#00aaff', hsl: [200, 100, 50] },
  { text: 'hsl(200, 100%, 50%)', hex: '#00aaff', hsl: [200, 100, 50] },
  { text: 'hsl(-160 100% 50%)', hex: '#00aaff', hsl: [200, 100, 50] },
  { text: '#ff0080', hex: '#ff0080', hsl: [330, 100, 50] },
  { text: '#808080', hex: '#808080', hsl: [0, 0, 50] },
  { text: '#ffffff', hex: '#ffffff', hsl: [0, 0, 100] },
])('Converts the colour $text to $hex and to HSL', ({ text, hex, hsl }) => {
  const color = parseColor(text);

  expect(color && [toHex(color), toHsl(color)]).toEqual([hex, hsl]);
});

test.for(['', 'sky', '#12345', 'rgb(0, 0, 256)', '1 2', '1 2 3 4', 'hsl(0, 101%, 0%)'])(
  'Rejects "%s" as a colour',
  (text) => {
    const color = parseColor(text);

    expect(color).toBeNull();
  },
);
