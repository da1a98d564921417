import type { SwaggerTransformObject } from '@fastify/swagger';
import * as z from 'zod/mini';

interface Operation {
  responses: Record<string, object>;
}

/**
 * Describes every error reply once, as a component that calls refer to: of some 1,600 in the document only 16 differ,
 * and a page that shows the calls reads each of them.
 */
export const shareErrors: SwaggerTransformObject = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject;
  const document = described.openapiObject;
  const shared: Record<string, object> = {};
  const parts: unknown[] = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  for (const operation of parts.filter(isOperation)) {
    for (const [status, reply] of Object.entries(operation.responses)) {
      const name = nameOf(reply);
      if (name === null) continue;
      shared[name] ??= reply;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return Object.assign(document, { components: { ...document.components, responses: shared } });
};

function isOperation(part: unknown): part is Operation {
  return typeof part === 'object' && part !== null && 'responses' in part;
}

const errorResponse = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({
        allOf: z.tuple([
          z.unknown(),
          z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
        ]),
      }),
    }),
  }),
});

/** The error codes of a described reply, which say everything about it; null if it is no error reply. */
function nameOf(reply: object): string | null {
  const { data } = z.safeParse(errorResponse, reply);
  return data?.content['application/json'].schema.allOf[1].properties.code.enum.join('.') ?? null;
}
