import { readBody } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type ParamNames, type Route, route } from '../http/router.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { body as bodyOf, type Described } from '../protocol/described.ts';
import { createPlatformControl, type PlatformControl } from './platform-control.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation of the control surface, served and documented from the same table. */
export interface Operation {
  method: Method;
  path: string;
  summary: string;
  body: JsonObject | null;
  answer: JsonObject | null;
  route: Route;
}

/** The body of an operation without parameters. */
export const noBody = bodyOf({});

interface OperationInput<Path extends string, Body> {
  method: Method;
  path: Path;
  summary: string;
  body: Described<Body>;
  /** The schema of the response; null if it has no body. */
  answer: JsonObject | null;
  run: (context: {
    control: PlatformControl;
    platform: Platform;
    body: Body;
    param: (name: ParamNames<Path>) => string;
  }) => Json | object | undefined | void;
}

/** An operation of the control surface, with its path and validated body. */
export function operation<Path extends string, Body>(input: OperationInput<Path, Body>): Operation {
  const { method, path, summary, body, answer, run } = input;
  return {
    method,
    path,
    summary,
    body: body.schema === noBody.schema ? null : body.schema,
    answer,
    route: route(method, path, 'open', ({ platform, param, body: sent }) => {
      const control = createPlatformControl(platform);
      const outcome = run({ control, platform, body: readBody(sent ?? {}, body.read), param });
      return answer === null ? empty() : json(outcome ?? null);
    }),
  };
}
