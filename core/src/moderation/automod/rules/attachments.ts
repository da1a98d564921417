import type { Check } from './message.ts';

interface AttachmentsOptions {
  policy: 'onlyThese' | 'allExcept';
  fileTypes: readonly string[];
}

/**
 * `onlyThese` refuses the listed types, `allExcept` all others. The type is what follows the last dot of a file name.
 */
export function compileAttachments({ policy, fileTypes }: AttachmentsOptions): Check {
  const listed = new Set(fileTypes);
  const isRefused = (name: string) => listed.has(fileTypeOf(name)) === (policy === 'onlyThese');
  return ({ files }) => (files.some(isRefused) ? { spans: [] } : null);
}

/**
 * What follows the last dot. Trailing dots and blanks are stripped first: some systems drop them, which would hide the
 * real type.
 */
export function fileTypeOf(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/[\s.]+$/, '')
    .toLowerCase();
  return /\.([^.]+)$/.exec(bare)?.[1] ?? '';
}
