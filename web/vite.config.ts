import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneTextAtATime } from './scripts/one-text-at-a-time.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

/**
 * Only the compiler of the React plugin (refresh and JSX are React Router's own), and only for the dashboard: of what
 * visitors load nothing renders often enough for remembered results to be worth the 5 KB they cost each of them. It stays
 * out of development, where it would register every component for refresh a second time.
 */
const reactCompiler = react({ compiler: true, include: /\/web\/app\/dashboard\/.*\.tsx?$/ }).filter(
  ({ name }) => name === 'vite:react-compiler',
);

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? reactCompiler : []), reactRouter(), oneTextAtATime()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } } } },
    // The server holds its program's text in memory for as long as it runs.
    ssr: { build: { minify: true, rollupOptions: { input: './server-entry.ts' } } },
  },
  // The built site is one self-contained program; in development CommonJS packages have to stay outside.
  ssr: { noExternal: command === 'build' ? true : ['@perigee/core'] },
}));
