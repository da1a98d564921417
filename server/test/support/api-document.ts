import type { Endpoint } from '@perigee/core/base/http/endpoint';
import * as z from 'zod/mini';

const RESPONSES = '#/components/responses/';

const refusalSchema = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({
        allOf: z.tuple([
          z.object({ $ref: z.literal('#/components/schemas/ErrorReply') }),
          z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
        ]),
      }),
    }),
  }),
});

const operationSchema = z.object({
  'x-access': z.unknown(),
  security: z.array(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});

/** Error replies are described once for all calls. */
const referenceSchema = z.object({ $ref: z.string().check(z.startsWith(RESPONSES)) });

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.object({ ErrorReply: z.unknown() }),
    responses: z.record(z.string(), refusalSchema),
  }),
});
type ApiDocument = z.infer<typeof documentSchema>;

/** A call in the API document, as a program reads it. */
interface DescribedCall {
  access: unknown;
  needsToken: boolean;
  /** Error codes by status. */
  errors: Record<string, string[]>;
}

export function readDocument(body: unknown): ApiDocument {
  return z.parse(documentSchema, body);
}

export function describedCall(document: ApiDocument, { method, url }: Endpoint): DescribedCall | undefined {
  const operation = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (operation === undefined) return undefined;
  const { 200: _, ...refusals } = operation.responses;
  return {
    access: operation['x-access'],
    needsToken: operation.security.length > 0,
    errors: Object.fromEntries(
      Object.entries(refusals).map(([status, refusal]) => [status, codesOf(document, refusal)]),
    ),
  };
}

function codesOf({ components }: ApiDocument, refusal: unknown): string[] {
  const { $ref } = z.parse(referenceSchema, refusal);
  const described = z.parse(refusalSchema, components.responses[$ref.slice(RESPONSES.length)]);
  const { schema } = described.content['application/json'];
  return schema.allOf[1].properties.code.enum.toSorted();
}
