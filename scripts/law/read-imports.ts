import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/**
 * Every module specifier of a TypeScript file: imports, re-exports and `import('…')` with a literal, types included.
 */
export function readImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);

  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => plainText(source.slice(start, end)));

  const names = [...imported, ...exported, ...dynamic].filter((name) => typeof name === 'string');
  return [...new Set(names)];
}

function plainText(expression: string): string | undefined {
  return /^(['"`])([^'"`$]+)\1$/.exec(expression)?.[2];
}
