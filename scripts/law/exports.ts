import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Directive, type Expression, parseSync, type Statement } from 'oxc-parser';
import { listSources } from './list-sources.ts';

/** Packages within which exported names must be unique; a file belongs to the first that matches. */
const PACKAGES = ['simulator/src/chat/page', 'core', 'server', 'web', 'simulator'] as const;
const SUPPORT = /\.test\.tsx?$|^server\/(test|src\/testing)\/|^simulator\/(test|src\/testing)\/|\/migrations\//;

const WEB_FEATURE = /^web\/app\/(?:site|dashboard)\/(?!(?:components|lib)\/)[^/]+\//;

/** Names that React Router prescribes for exports of routes. */
const OF_ROUTES = new Set(['loader', 'clientLoader', 'shouldRevalidate', 'meta', 'links', 'Layout', 'ErrorBoundary']);

interface Exported {
  path: string;
  name: string;
  isFunction: boolean;
  hasLine: boolean;
}

/** One line for each name that two files of a package export, unless they are in different features of web. */
export function findDoubleNames(root: string): string[] {
  const exported = readExports(root).filter(({ name }) => !OF_ROUTES.has(name));
  return PACKAGES.flatMap((folder) => {
    const own = exported.filter(({ path }) => PACKAGES.find((name) => path.startsWith(`${name}/`)) === folder);
    return [...Map.groupBy(own, ({ name }) => name)].flatMap(([name, found]) => {
      const paths = [...new Set(found.map(({ path }) => path))].filter((path, _, all) => clashesWithOther(path, all));
      return paths.length > 0 ? [`${name} is exported by ${paths.join(' and ')}`] : [];
    });
  });
}

/** Features of web never import each other, so their names cannot clash. */
function clashesWithOther(path: string, all: readonly string[]): boolean {
  const feature = WEB_FEATURE.exec(path)?.[0];
  return all.some((other) => {
    const another = WEB_FEATURE.exec(other)?.[0];
    return other !== path && (feature === undefined || another === undefined || another === feature);
  });
}

/** A comment directly above, apart from linter directives. */
const DOCUMENTED = /\*\/\s*(?:\/\/[^\n]*\n\s*)*$/;

/** One line for each exported function without a doc comment. */
export function findUndocumented(root: string): string[] {
  return readExports(root)
    .filter(({ name, isFunction, hasLine }) => isFunction && !hasLine && !OF_ROUTES.has(name))
    .map(({ path, name }) => `${path}: ${name} has no line that says what it does`);
}

function readExports(root: string): Exported[] {
  return listSources(root)
    .filter((path) => PACKAGES.some((name) => path.startsWith(`${name}/`)) && !SUPPORT.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return exportsOf(path, text, parseSync(path, text).program.body);
    });
}

function exportsOf(path: string, text: string, body: readonly (Directive | Statement)[]): Exported[] {
  const found: Exported[] = [];
  const documented = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const { declaration } = statement;
    const hasComment = DOCUMENTED.test(text.slice(0, statement.start));
    for (const [name, isFunction] of namesOf(declaration)) {
      if (hasComment) documented.add(name);
      // Overloads share the comment of the first one, and a factory that of the interface named after it.
      const hasLine = hasComment || documented.has(name) || documented.has(name.replace(/^(create|open)/, ''));
      found.push({ path, name, isFunction, hasLine });
    }
  }
  return found;
}

type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

/** A lazily loaded component has the name of the component it loads. */
function isLazy(init: Expression | null): boolean {
  return init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'lazy';
}

function namesOf(declaration: Declaration): [name: string, isFunction: boolean][] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && !isLazy(init) ? [[id.name, init?.type === 'ArrowFunctionExpression']] : [],
    );
  }
  if (!('id' in declaration) || declaration.id?.type !== 'Identifier') return [];
  return [
    [declaration.id.name, declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction'],
  ];
}
