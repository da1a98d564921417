import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod/mini';

type Write = (reply: unknown) => string;

/** Fastify sends bytes as they are, but its own type knows text only. */
type SerializerCompiler = (route: { schema: z.core.$ZodType }) => (reply: unknown) => string | Buffer;

declare module 'fastify' {
  interface FastifyInstance {
    setSerializerCompiler(compiler: SerializerCompiler): FastifyInstance;
  }
}

/** Error schemas are shared by all calls, and so are their writers. */
const writers = new WeakMap<z.core.$ZodType, Write>();

/**
 * Serializes replies by their schema: twice as fast as validating and stringifying, and fields the contract does not
 * name are never sent. Writers are compiled on first use, as most schemas are never needed in a given process.
 */
export const serializeReply: SerializerCompiler = ({ schema }) => {
  const written = new WeakMap<object, Buffer>();

  return (reply: unknown) => {
    const write = writerOf(schema);
    if (typeof reply !== 'object' || reply === null || !Object.isFrozen(reply)) return write(reply);
    // The same frozen object again is the same reply. Its bytes are kept, as a text would be encoded for each reply.
    const bytes = written.get(reply) ?? Buffer.from(write(reply));
    written.set(reply, bytes);
    return bytes;
  };
};

function writerOf(schema: z.core.$ZodType): Write {
  const existing = writers.get(schema);
  if (existing !== undefined) return existing;
  const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', override: simplifyNullable });
  // Converted through JSON, because the type packages name the same draft differently.
  const write: Write = fastJsonStringify(JSON.parse(JSON.stringify(jsonSchema)));
  writers.set(schema, write);
  return write;
}

/** `anyOf [x, null]` makes the writer try each alternative; a list of two types lets it decide at once. */
function simplifyNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [first, second, ...more] = jsonSchema.anyOf ?? [];
  if (typeof first !== 'object' || typeof second !== 'object' || more.length > 0) return;
  if (second.type !== 'null' || typeof first.type !== 'string' || first.type === 'object') return;

  const { const: only, ...rest } = first;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, rest, { type: [first.type, 'null'], ...valuesOrNull(rest.enum, only) });
}

/** A list of values has to name null as well: otherwise no branch of a union matches it. */
function valuesOrNull(
  values: z.core.JSONSchema.BaseSchema['enum'],
  only: z.core.JSONSchema.BaseSchema['const'],
): z.core.JSONSchema.BaseSchema {
  if (values !== undefined) return { enum: [...values, null] };
  return only === undefined ? {} : { enum: [only, null] };
}
