import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('components/site-frame/site-frame.tsx', [
    index('features/home/home-page.tsx'),
    route('login', 'features/session/login-page.tsx'),
    layout('features/dashboard/dashboard-page.tsx', [
      route('@me', 'features/user-page/user-page.tsx'),
      route('guilds/:guildId', 'features/guild/guild-page.tsx', [
        index('features/guild/first-section-page.tsx'),
        route('general', 'features/general/general-page.tsx'),
      ]),
    ]),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
