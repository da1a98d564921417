import type { JsonObject } from '../base/json.ts';
import type { Operation } from './operation.ts';

/** The control surface as an OpenAPI document. */
export function describeOperations(operations: Operation[], url: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control of the simulator',
      version: '1',
      description: 'Makes things happen that a bot has to live with. Answers programs of this machine alone.',
    },
    servers: [{ url }],
    paths,
  };
}

function describe({ path, summary, body, answer }: Operation): JsonObject {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const content = (schema: JsonObject) => ({ 'application/json': { schema } });
  return {
    summary,
    parameters,
    ...(body === null ? {} : { requestBody: { required: true, content: content(body) } }),
    responses:
      answer === null
        ? { '204': { description: 'Done' } }
        : { '200': { description: 'Done', content: content(answer) } },
  };
}
