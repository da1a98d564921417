import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneTextAtATime } from './scripts/one-text-at-a-time.ts';

/**
 * Only the compiler of the React plugin (refresh and JSX are React Router's own), and only for the dashboard: of what
 * visitors load nothing renders often enough for remembered results to be worth the 5 KB they cost each of them. It stays
 * out of development, where it would register every component for refresh a second time.
 */
const reactCompiler = react({ compiler: true, include: /\/web\/app\/dashboard\/.*\.tsx?$/ }).filter(
  ({ name }) => name === 'vite:react-compiler',
);

/**
 * What many pages need travels in a few files instead of thirty: fewer requests, and text compresses better in one piece.
 * A group takes along what its files import, but for what a group above it has. So what a public page needs as well comes
 * first; without that line the page would load all of a later group (decision 0121 says how much each line saves).
 */
const SHARED_CHUNKS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    // Of the texts of features those on the home page's cards; the overview's come with the overview.
    name: 'shell',
    test: /web\/(?:app\/(?:root|site\/frame\/|components\/(?:button|document|star-field)\/)|generated\/texts\/messages\/feature_(?:economy|games|utilities|logs|moderation|automoderation|greetings|leaderboards)(?:_text)?\.js)/,
  },
  {
    name: 'previews',
    test: /web\/app\/(?:components\/message-preview|site\/components\/(?:leaderboard-preview|teaser))\//,
  },
  { name: 'variables', test: /core\/src\/templates\/(?:catalogue|limits|variables)/ },
  { name: 'words', test: /web\/generated\/texts\/messages\/(?:cancel|dialog_close|error_|limit_|retry)/ },
  {
    name: 'facts',
    test: /core\/src\/(?:economy\/commission|games\/(?:stakes\/payout|titles)|limits\/tier-limits|(?:cases|giveaways|message-archive)\/limits|time\/(?:duration-parts|write-duration|write-units))\.ts/,
  },
  { name: 'dialog', test: /web\/app\/components\/dialog\// },
  // Of the pages the search leads to, each of which has its own, too.
  {
    name: 'titles',
    test: /web\/generated\/texts\/messages\/(?:card_settings|palette_servers|(?:board|case_statistics|health|me|own_games|redeem|rewards|running|statement)_title)\.js/,
  },
  { name: 'calls', test: /node_modules\/zod\/|web\/app\/lib\/(?:api|session)\// },
  // What the check of a draw or a round reads as well.
  { name: 'schemas', test: /core\/src\/(?:giveaways\/schema|ids\/snowflake|numbers\/integers)\.ts/ },
  // What the search and the plan of somebody signed in ask the server with, on pages of the site, too.
  { name: 'queries', test: /node_modules\/@tanstack\/|web\/app\/lib\/(?:guilds|queries)\// },
  // What every page of the dashboard needs, and what every form of settings is made of.
  {
    name: 'dashboard',
    test: /node_modules\/@(?:mantine|floating-ui)\/|web\/app\/dashboard\/lib\/(?:guilds|rendering|time)\//,
  },
  {
    name: 'settings',
    test: /web\/(?:app\/dashboard\/components\/(?:boost-lock|change-list|embed-preview|pickers|settings-form)\/|generated\/texts\/messages\/section_)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? reactCompiler : []), reactRouter(), oneTextAtATime()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
    // The server holds its program's text in memory for as long as it runs.
    ssr: { build: { minify: true, rollupOptions: { input: './server-entry.ts' } } },
  },
  // The built site is one self-contained program; in development CommonJS packages have to stay outside.
  ssr: { noExternal: command === 'build' ? true : ['@perigee/core'] },
}));
