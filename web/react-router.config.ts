import type { Config } from '@react-router/dev/config';

export default {
  // The site is small: knowing every route at once saves a round trip before each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
