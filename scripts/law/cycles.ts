import { join } from 'node:path';
import { resolveImport } from './import-law.ts';
import { listSources } from './list-sources.ts';
import { readImports } from './read-imports.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Nothing imports a test, so it is in no cycle; it may show what it tests within a page of another folder. */
const TEST = /\.test\.tsx?$/;

/** One line for each import cycle among the files and folders of a folder, type imports included. */
export function findFolderCycles(root: string): string[] {
  const files = graphOfFiles(root);
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const knots = [...folders].flatMap((folder) => knotsOf(partsOf(`${folder}/`, files)));
  return knots.map((knot) => `a cycle of folders: ${knot.join(', ')}`);
}

function graphOfFiles(root: string): Graph {
  const sources = new Set(listSources(root).filter((path) => !TEST.test(path)));
  const targetsOf = (path: string) =>
    readImports(join(root, path)).flatMap((specifier) => {
      const target = resolveImport(path, specifier);
      return target !== null && sources.has(target) ? [target] : [];
    });
  return new Map([...sources].map((path) => [path, new Set(targetsOf(path))]));
}

/** `a`, `a/b` and `a/b/c` for `a/b/c/file.ts`. */
function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/** The same graph with files replaced by the files and folders directly below `prefix` that they are in. */
function partsOf(prefix: string, files: Graph): Graph {
  const nodeOf = (path: string) => prefix + (path.slice(prefix.length).split('/')[0] ?? '');
  const parts = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    if (!path.startsWith(prefix)) continue;
    const node = nodeOf(path);
    const reached = parts.get(node) ?? new Set();
    for (const target of targets) if (target.startsWith(prefix) && nodeOf(target) !== node) reached.add(nodeOf(target));
    parts.set(node, reached);
  }
  return parts;
}

/** Sets of nodes that reach each other (Tarjan's strongly connected components), each sorted. */
function knotsOf(graph: Graph): string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];

  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let lowest = number;
    for (const next of graph.get(node) ?? []) {
      const visited = numbers.get(next);
      if (visited === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, visited);
    }
    if (lowest === number) {
      const knot = open.splice(open.indexOf(node));
      if (knot.length > 1) knots.push(knot.toSorted());
    }
    return lowest;
  };

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return knots;
}
