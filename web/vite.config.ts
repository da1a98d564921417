import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What visitors load: nothing in it renders often enough for remembered results to be worth the 5 KB they cost each visitor. */
const PUBLIC_PARTS =
  /web\/app\/(?:root|lib\/|components\/(?:button|document|error-page|icon|leaderboard-preview|login-button|logo|message-preview|planet|public-page|site-frame|snackbar|sparkline|star-field|state-card)\/|features\/(?:commands|donate|home|landing|legal|not-found|release-notes|session|stats|template-docs|fair)\/)/;

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
    test: /web\/(?:generated\/texts\/(?:runtime|messages\/feature_(?:economy|games|utilities|logs|moderation|automoderation|greetings|leaderboards)(?:_text)?\.js)|app\/(?:root|components\/(?:button|document|icon|login-button|logo|snackbar|site-frame|star-field)|lib\/(?:preferences|rendering|site|snackbar|session\/(?:session-store|sign-in|token-store|use-session-loader))))/,
  },
  {
    name: 'previews',
    test: /core\/src\/color\/|web\/app\/components\/(?:leaderboard-preview|message-preview|teaser)\//,
  },
  { name: 'variables', test: /core\/src\/templates\/(?:catalogue|filters|groups|limits|variables)/ },
  { name: 'words', test: /web\/generated\/texts\/messages\/(?:cancel|dialog_close|error_|limit_|retry)/ },
  { name: 'calls', test: /node_modules\/zod\/|web\/app\/lib\/(?:api|session)\// },
  // Behind the sign-in: what every page there needs, and what every form of settings is made of.
  { name: 'dashboard', test: /node_modules\/@(?:mantine|floating-ui|tanstack)\/|web\/app\/lib\/guilds\// },
  {
    name: 'settings',
    test: /web\/(?:app\/components\/(?:boost-lock|change-list|pickers|settings-form)\/|generated\/texts\/messages\/(?:boost|change|conflict|field|form|issue|picker|section|value)_)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? reactCompiler : []), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } },
    // The server holds its program's text in memory for as long as it runs.
    ssr: { build: { minify: true, rollupOptions: { input: './server-entry.ts' } } },
  },
  // The built site is one self-contained program; in development CommonJS packages have to stay outside.
  ssr: { noExternal: command === 'build' ? true : ['@perigee/core'] },
}));
