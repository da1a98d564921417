import { cdnRoutes } from './cdn/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Route } from './http/router.ts';
import { authorizeRoutes } from './oauth/authorize-routes.ts';

/** Everything served outside /api. */
export const pageRoutes: Route[] = [...authorizeRoutes, ...cdnRoutes, ...chatRoutes];
