import type { Check } from './message.ts';

interface AttachmentsOptions {
  policy: 'onlyThese' | 'allExcept';
  fileTypes: readonly string[];
}

/** `onlyThese` refuses the listed types, `allExcept` all others. A file's type is what follows the last dot of its name. */
export function compileAttachments({ policy, fileTypes }: AttachmentsOptions): Check {
  const listed = new Set(fileTypes);
  const isRefused = (name: string) => listed.has(fileTypeOf(name)) === (policy === 'onlyThese');
  return ({ files }) => (files.some(isRefused) ? { spans: [] } : null);
}

/** What follows the last dot. Dots and blanks at the end are dropped by some systems, and would hide what comes before. */
export function fileTypeOf(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/[\s.]+$/, '')
    .toLowerCase();
  return /\.([^.]+)$/.exec(bare)?.[1] ?? '';
}
