import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneTextAtATime } from './scripts/one-text-at-a-time.ts';

/** What visitors load: nothing in it renders often enough for remembered results to be worth the 5 KB they cost each visitor. */
const PUBLIC_PARTS =
  /web\/app\/(?:root|lib\/|components\/(?:button|document|error-page|icon|leaderboard-preview|login-button|logo|message-preview|palette\/palette-trigger|planet|public-page|shortcut|site-frame|snackbar|sparkline|star-field|state-card|teaser)[/.]|features\/(?:commands|donate|home|landing|legal|not-found|release-notes|session|stats|template-docs|fair)\/)/;

/**
 * Only the compiler of the React plugin: refresh and JSX are React Router's own.
 * It stays out of development, where it would register every component for refresh a second time.
 */
const reactCompiler = react({ compiler: true, exclude: [/node_modules/, PUBLIC_PARTS] }).filter(
  ({ name }) => name === 'vite:react-compiler',
);

/** What many pages need travels in a few files instead of thirty: fewer requests, and text compresses better in one piece. */
const SHARED_CHUNKS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    // Of the texts of features those on the home page's cards; the overview's come with the overview.
    name: 'shell',
    test: /web\/(?:generated\/texts\/(?:runtime|messages\/feature_(?:economy|games|utilities|logs|moderation|automoderation|greetings|leaderboards)(?:_text)?\.js)|app\/(?:root|components\/(?:button|document|icon|login-button|logo|snackbar|site-frame|star-field)|lib\/(?:preferences\/(?!use-moments)|rendering|site|snackbar|session\/(?:session-store|sign-in|token-store|use-session-loader))))/,
  },
  {
    name: 'previews',
    test: /web\/app\/components\/(?:leaderboard-preview|message-preview\/(?:embed-box|message-preview)|teaser)[/.]/,
  },
  { name: 'variables', test: /core\/src\/templates\/(?:catalogue|filters|groups|limits|variables)/ },
  { name: 'words', test: /web\/generated\/texts\/messages\/(?:cancel|dialog_close|error_|limit_|retry)/ },
  // Of what public pages share with the settings, what needs nothing of them.
  {
    name: 'facts',
    test: /core\/src\/(?:economy\/commission|games\/(?:payout|titles)|limits\/tier-limits|(?:cases|giveaways|message-archive)\/limits|time\/(?:duration-parts|write-duration|write-units))\.ts/,
  },
  { name: 'dialog', test: /web\/app\/components\/dialog\/dialog/ },
  // Of the pages the search leads to, each of which has its own, too.
  {
    name: 'titles',
    test: /web\/generated\/texts\/messages\/(?:card_settings|palette_servers|(?:board|case_statistics|health|me|own_games|redeem|rewards|running|statement)_title)\.js/,
  },
  { name: 'calls', test: /node_modules\/zod\/|web\/app\/lib\/(?:api|session)\// },
  // What the check of a draw or a round reads as well.
  { name: 'schemas', test: /core\/src\/(?:giveaways\/schema|ids\/snowflake|numbers\/integers)\.ts/ },
  // Behind the sign-in: what every page there needs, and what every form of settings is made of.
  { name: 'dashboard', test: /node_modules\/@(?:mantine|floating-ui|tanstack)\/|web\/app\/lib\/guilds\// },
  {
    name: 'settings',
    test: /web\/(?:app\/components\/(?:boost-lock|change-list|message-preview|pickers|settings-form)\/|generated\/texts\/messages\/(?:boost|change|conflict|field|form|issue|picker|section|value)_)/,
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
