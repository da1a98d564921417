import * as z from 'zod/mini';

/** The parts of a JSON schema needed to generate values. */
const jsonSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  get anyOf() {
    return z.optional(z.array(jsonSchema));
  },
  get oneOf() {
    return z.optional(z.array(jsonSchema));
  },
});
export type JsonSchema = z.infer<typeof jsonSchema>;

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: jsonSchema });

const operation = z.object({
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(
    z.object({ content: z.object({ 'application/json': z.optional(z.object({ schema: jsonSchema })) }) }),
  ),
  'x-access': z.unknown(),
});

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** An API call, from the product's own documentation. */
export interface Call {
  method: string;
  /** With its parameters in braces. */
  path: string;
  parameters: z.infer<typeof parameter>[];
  /** Null for a call without a body. */
  body: JsonSchema | null;
  /** Who may make it: an access level, or the tab it belongs to. */
  access: string;
}

/** All API calls of the product at that URL. */
export async function readCalls(url: string): Promise<Call[]> {
  const document = documentSchema.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, 'x-access': access }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      access: typeof access === 'string' ? access : 'tab',
    })),
  );
}
