import type { Config } from '@react-router/dev/config';

export default {
  // A document contains its own routes; the routes its links lead to are fetched in one call once the page is
  // interactive. The full route table would be a twentieth of what a visitor loads, mostly settings pages they never
  // see.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
