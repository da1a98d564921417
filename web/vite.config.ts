import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Only the compiler of the React plugin: refresh and JSX are React Router's own.
 * It stays out of development, where it would register every component for refresh a second time.
 */
const reactCompiler = react({ compiler: true }).filter(({ name }) => name === 'vite:react-compiler');

export default defineConfig(({ command }) => ({
  plugins: [...(command === 'build' ? reactCompiler : []), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: { ssr: { build: { rollupOptions: { input: './server-entry.ts' } } } },
  // The built site is one self-contained program; in development CommonJS packages have to stay outside.
  ssr: { noExternal: command === 'build' ? true : ['@perigee/core'] },
}));
