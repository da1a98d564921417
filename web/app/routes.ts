import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('sitemap.xml', 'features/discovery/sitemap.ts'),
  route('robots.txt', 'features/discovery/robots.ts'),
  index('features/home/home-page.tsx'),
  route('commands', 'features/commands/commands-page.tsx'),
  route('stats', 'features/stats/stats-page.tsx'),
  route('donate', 'features/donate/donate-page.tsx'),
  route('landing', 'features/landing/landing-page.tsx'),
  route('terms', 'features/legal/terms-page.tsx'),
  route('privacy', 'features/legal/privacy-page.tsx'),
  route('v2', 'features/release-notes/release-notes-page.tsx'),
  route('docs/templates', 'features/template-docs/template-docs-page.tsx'),
  route('login', 'features/session/login-page.tsx'),
  layout('features/dashboard/frame-page.tsx', [
    // These decide by themselves what somebody sees who is not signed in.
    route('leaderboard/:guildId', 'features/leaderboard/leaderboard-page.tsx'),
    route('support/appeal', 'features/appeal/appeal-page.tsx'),
    layout('features/dashboard/dashboard-page.tsx', [
      route('@me', 'features/user-page/user-page.tsx'),
      route('guilds/:guildId', 'features/guild/guild-page.tsx', [
        index('features/overview/overview-page.tsx'),
        route('general', 'features/general/general-page.tsx'),
        route('commands', 'features/commands/command-settings-page.tsx', { id: 'command-settings' }),
        route('economy', 'features/economy/economy-page.tsx'),
        route('logs', 'features/logs/logs-page.tsx'),
        route('greetings', 'features/greetings/greetings-page.tsx'),
        route('editors', 'features/editors/editors-page.tsx'),
        route('moderation', 'features/moderation/moderation-page.tsx'),
        route('boost', 'features/boost/boost-page.tsx'),
        route('history', 'features/history/history-page.tsx'),
        route('transfer', 'features/transfer/transfer-page.tsx'),
      ]),
      route('leaderboard/:guildId/:userId', 'features/leaderboard/member-page.tsx'),
      route('support/review', 'features/appeal/review-page.tsx'),
      route('support/review/:appealId', 'features/appeal/review-detail-page.tsx'),
    ]),
  ]),
  route('*', 'features/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
