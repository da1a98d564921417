import type { Plugin } from 'vite';

const ALL_TEXTS = /\/generated\/texts\/messages\/_index\.js$/;

/**
 * Fails the build where a browser chunk uses the whole `m` object, and with it thousands of texts it never shows. The
 * React compiler memoizes `m` itself where a component renders parts of one kind, some of them conditionally; such a
 * part must become a component of its own.
 */
export function oneTextAtATime(): Plugin {
  return {
    name: 'one-text-at-a-time',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const all = Object.entries(file.modules).find(([id]) => ALL_TEXTS.test(id))?.[1];
        if (all !== undefined && all.renderedLength > 0) this.error(`${file.fileName} carries all texts`);
      }
    },
  };
}
