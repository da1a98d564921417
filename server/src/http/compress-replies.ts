import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { DoneFuncWithErrOrRes, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smallest reply worth compressing, in bytes. */
const COMPRESS_FROM_BYTES = 1024;

/** The default quality of 11 takes a hundred times as long for a few per cent. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest))/;

interface Encoding {
  name: 'br' | 'gzip';
  all(bytes: string | Buffer): Promise<Buffer>;
  stream(): NodeJS.ReadWriteStream;
}

const brotli: Encoding = {
  name: 'br',
  all: (bytes) => promisify<string | Buffer, BrotliOptions, Buffer>(brotliCompress)(bytes, BROTLI),
  stream: () => createBrotliCompress(BROTLI),
};
const gzipped: Encoding = {
  name: 'gzip',
  all: (bytes) => promisify<string | Buffer, Buffer>(gzip)(bytes),
  stream: () => createGzip(),
};

/**
 * Compresses replies for clients that accept it. Written here because the library's hooks cost a seventh of the API's
 * throughput even when nothing is compressed (decision 0009).
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = encodingFor(request);
    if (encoding === null || !isCompressible(reply, payload)) {
      done();
    } else if (payload instanceof Readable) {
      announce(reply, encoding).removeHeader('content-length');
      // If the client disconnects, both streams end and there is nobody to report an error to.
      done(
        null,
        pipeline(payload, encoding.stream(), () => {}),
      );
    } else {
      void compressWhole(reply, { payload, encoding, done });
    }
  });
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return null;
  if (takes(accepted, 'br')) return brotli;
  return takes(accepted, 'gzip') ? gzipped : null;
}

/**
 * Whether an Accept-Encoding list such as `gzip, br;q=0.5` contains the coding with a weight above zero (RFC 9110,
 * 12.5.3).
 */
function takes(accepted: string, coding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return false;
  if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return false;
  if (payload instanceof Readable) return true;
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= COMPRESS_FROM_BYTES;
}

async function compressWhole(
  reply: FastifyReply,
  { payload, encoding, done }: { payload: string | Buffer; encoding: Encoding; done: DoneFuncWithErrOrRes },
): Promise<void> {
  const bytes = await encoding.all(payload).catch(() => null);
  // If compression fails, the reply is sent as it is.
  if (bytes !== null) announce(reply, encoding).header('content-length', bytes.length);
  done(null, bytes ?? payload);
}

function announce(reply: FastifyReply, { name }: Encoding): FastifyReply {
  const vary = reply.getHeader('vary');
  return reply.headers({
    'content-encoding': name,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
}
