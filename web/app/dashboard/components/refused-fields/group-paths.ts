/** Paths that share a reason, without the end they have in common: of several rules it is enough to name the rules. */
export function groupPaths(paths: readonly string[][]): string[][] {
  const [first, another] = paths;
  if (first === undefined || another === undefined) return [...paths];
  let common = 0;
  const shortest = Math.min(...paths.map(({ length }) => length));
  while (common < shortest - 1 && paths.every((path) => path.at(-1 - common) === first.at(-1 - common))) common += 1;
  return paths.map((path) => path.slice(0, path.length - common));
}
