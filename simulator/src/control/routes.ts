import { json } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { gatewayOperations } from './gateway-operations.ts';
import { describeOperations } from './openapi.ts';
import { automodOperations } from './automod-operations.ts';
import { moderationOperations } from './moderation-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { worldOperations } from './world-operations.ts';

const OPERATIONS = [
  ...gatewayOperations,
  ...worldOperations,
  ...peopleOperations,
  ...moderationOperations,
  ...automodOperations,
];

/** The control surface, only for programs on this machine. */
export const controlRoutes: Route[] = [
  ...OPERATIONS.map((operation) => operation.route),
  route('GET', '/control/openapi.json', 'open', ({ platform }) =>
    json(describeOperations(OPERATIONS, platform.publicUrl)),
  ),
];
