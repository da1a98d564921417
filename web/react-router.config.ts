import type { Config } from '@react-router/dev/config';

export default {
  // A document knows its own routes; those its links lead to are asked for in one call once the page is alive. The table
  // of all of them would be a twentieth of what a visitor loads, mostly of settings pages they never see.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
