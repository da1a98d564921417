import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes per pixel: red, green, blue, alpha. */
const PIXEL = 4;
const OPAQUE = 255;
/** Cards are large flat areas: higher levels save too little to be worth their time. */
const LEVEL = 3;

interface Pixels {
  width: number;
  height: number;
  /** Row by row, each colour premultiplied by its alpha. */
  pixels: Buffer;
}

/** Encodes an image as PNG (W3C, third edition), compressed off the main thread. */
export async function encodePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const data = await compress(scanlines({ width, height, pixels }), { level: LEVEL });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header(width, height)), chunk('IDAT', data), chunk('IEND')]);
}

/** Eight bits per channel, with alpha, not interlaced. */
function header(width: number, height: number): Buffer {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields.set([8, 6, 0, 0, 0], 8);
  return fields;
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Each row is preceded by filter type 0 (none), and its colours are no longer premultiplied. */
function scanlines({ width, height, pixels }: Pixels): Buffer {
  const row = width * PIXEL;
  const lines = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) pixels.copy(lines, y * (row + 1) + 1, y * row, (y + 1) * row);
  for (let at = 3; at < pixels.length; at += PIXEL) {
    const alpha = pixels[at] ?? OPAQUE;
    if (alpha === OPAQUE || alpha === 0) continue;
    const to = at + 1 + Math.floor(at / row);
    for (let color = 1; color < PIXEL; color += 1) {
      lines[to - color] = Math.min(OPAQUE, Math.round(((pixels[at - color] ?? 0) * OPAQUE) / alpha));
    }
  }
  return lines;
}
