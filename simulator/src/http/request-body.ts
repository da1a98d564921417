import type { IncomingMessage } from 'node:http';
import { isObject, type Json, type JsonObject, parseJson } from '../base/json.ts';
import { ApiError } from '../protocol/api-error.ts';
import type { UploadedFile } from './router.ts';

/** The platform's own limit for a request with files, in bytes. */
const BODY_MAX_BYTES = 25 * 1024 * 1024;

export interface ReadBody {
  body: Json | undefined;
  files: UploadedFile[];
}

/** A request stream can be read only once, but both fault rules and routes need its body. */
const bodies = new WeakMap<IncomingMessage, Promise<ReadBody>>();

/** Reads JSON, a posted form or a multipart upload (payload_json and files[n]). */
export function readRequestBody(request: IncomingMessage): Promise<ReadBody> {
  const body = bodies.get(request) ?? parseBody(request);
  bodies.set(request, body);
  return body;
}

async function parseBody(request: IncomingMessage): Promise<ReadBody> {
  const content = await readAll(request);
  if (content.length === 0) return { body: undefined, files: [] };

  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(content, type);
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { body: Object.fromEntries(new URLSearchParams(content.toString('utf8'))), files: [] };
  }
  const body = parseJson(content.toString('utf8'));
  if (body === undefined) throw new ApiError('invalidJson');
  return { body, files: [] };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part: Buffer = Buffer.from(chunk);
    size += part.length;
    // An oversized body is still read to its end: a client that is still sending would not see the refusal.
    if (size <= BODY_MAX_BYTES) chunks.push(part);
  }
  if (size > BODY_MAX_BYTES) throw new ApiError('requestTooLarge');
  return Buffer.concat(chunks);
}

async function readMultipart(content: Buffer, type: string): Promise<ReadBody> {
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': type } }).formData();
  const fields: JsonObject = {};
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files.push(await readFile(name, value));
  }
  const payload = fields['payload_json'];
  const body = typeof payload === 'string' ? parseJson(payload) : fields;
  if (body === undefined || !isObject(body)) throw new ApiError('invalidJson');
  return { body, files };
}

async function readFile(part: string, file: File): Promise<UploadedFile> {
  const [, index = null] = /^files\[(\d+)\]$/.exec(part) ?? [];
  return { index, name: file.name, contentType: file.type, content: Buffer.from(await file.arrayBuffer()) };
}
