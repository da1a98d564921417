import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('components/site-frame/site-frame.tsx', [
    index('features/home/home-page.tsx'),
    route('login', 'features/session/login-page.tsx'),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
