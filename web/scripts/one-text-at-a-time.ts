import type { Plugin } from 'vite';

const ALL_TEXTS = /\/generated\/texts\/messages\/_index\.js$/;

/**
 * Fails the build where a page of the browser takes all texts as one value, and with it thousands it never shows: the
 * compiler of React keeps `m` itself where a component draws parts of one kind, some of them only at times. Such a part
 * becomes a component of its own.
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
