import { constants, createDeflate, createZstdCompress, deflateSync } from 'node:zlib';

/** Makes one message of a connection smaller; messages of a stream depend on those before. */
export type Compress = (text: string) => Promise<Buffer>;

/** Kinds of transport compression (topic "Gateway", "Transport Compression"). */
const STREAMS = {
  'zlib-stream': () => {
    const stream = createDeflate();
    return { stream, flush: (done: () => void) => stream.flush(constants.Z_SYNC_FLUSH, done) };
  },
  'zstd-stream': () => {
    const stream = createZstdCompress();
    return { stream, flush: (done: () => void) => stream.flush(constants.ZSTD_e_flush, done) };
  },
};

export type TransportCompression = keyof typeof STREAMS;

/** Whether a connection can be compressed that way. */
export function isTransportCompression(name: string): name is TransportCompression {
  return Object.hasOwn(STREAMS, name);
}

/** One stream over a whole connection, flushed after each message. Calls have to follow one another. */
export function createStreamCompression(name: TransportCompression): { compress: Compress; close: () => void } {
  const { stream, flush } = STREAMS[name]();
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    compress: (text) =>
      new Promise((resolve) => {
        stream.write(text);
        flush(() => {
          const message = Buffer.concat(chunks);
          chunks = [];
          resolve(message);
        });
      }),
    close: () => stream.destroy(),
  };
}

/** Payload compression, asked for in identify: each message by itself. */
export const compressPayload: Compress = (text) => Promise.resolve(deflateSync(text));
