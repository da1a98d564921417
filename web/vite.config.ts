import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneTextAtATime } from './scripts/one-text-at-a-time.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

/**
 * Only the compiler of the React plugin (React Router brings refresh and JSX), and only for the dashboard: nothing that
 * visitors load renders often enough for memoization to be worth the 5 KB it costs each of them. It is left out in
 * development, where it would register every component for refresh a second time.
 */
const reactCompiler = react({ compiler: true, include: /\/web\/app\/dashboard\/.*\.tsx?$/ }).filter(
  ({ name }) => name === 'vite:react-compiler',
);

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? reactCompiler : []), reactRouter(), oneTextAtATime()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } } } },
    // Minified because the server keeps its program's text in memory for as long as it runs.
    ssr: { build: { minify: true, rollupOptions: { input: './server-entry.ts' } } },
  },
  // The built site is one self-contained program; in development CommonJS packages have to stay external.
  ssr: { noExternal: command === 'build' ? true : ['@perigee/core'] },
}));
