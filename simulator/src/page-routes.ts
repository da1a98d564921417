import { cdnRoutes } from './cdn/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Route } from './http/router.ts';
import { authorizeRoutes } from './oauth/authorize-routes.ts';
import { cabinetRoutes } from './payments/cabinet-routes.ts';
import { checkoutRoutes } from './payments/checkout-routes.ts';

/** Everything served outside /api. */
export const pageRoutes: Route[] = [
  ...authorizeRoutes,
  ...checkoutRoutes,
  ...cabinetRoutes,
  ...cdnRoutes,
  ...chatRoutes,
  ...controlRoutes,
];
