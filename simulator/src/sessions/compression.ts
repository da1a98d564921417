import { constants, createDeflate, createZstdCompress, deflateSync } from 'node:zlib';

/** Compresses one message of a connection; messages of a stream depend on the earlier ones. */
export type Compress = (text: string) => Promise<Buffer>;

/** Transport compressions (topic "Gateway", "Transport Compression"). */
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

/** Whether it is a supported transport compression. */
export function isTransportCompression(name: string): name is TransportCompression {
  return Object.hasOwn(STREAMS, name);
}

/** One compression stream for a whole connection, flushed after each message. Calls must not overlap. */
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

/** Payload compression, requested in identify: each message is compressed by itself. */
export const compressPayload: Compress = (text) => Promise.resolve(deflateSync(text));
