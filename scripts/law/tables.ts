import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';
import { listSources } from './list-sources.ts';
import { readTableNames } from './read-table-names.ts';

const SERVER = /^server\/src\/(?!database\/migrations\/)(?!.*\.test\.ts$)/;

/**
 * One line for each table that a file of the server names although another room owns it (decision 0132). A table
 * belongs to the folder of the `tables.ts` that lists it.
 */
export function findForeignTables(root: string): string[] {
  const sources = listSources(root)
    .filter((path) => SERVER.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const owners = new Map(
    sources.flatMap(({ path, text }) => tablesOf(path, text).map((table) => [table, posix.dirname(path)])),
  );

  return sources.flatMap(({ path, text }) => {
    const named = [...owners].filter(([table, room]) => !path.startsWith(`${room}/`) && text.includes(table));
    if (named.length === 0) return [];
    const names = readTableNames(path, text);
    return named
      .filter(([table]) => names.has(table))
      .map(([table, room]) => `${path} names the table ${table}, which belongs to ${room}`);
  });
}

/** The tables that an `export interface …Tables` of a room's `tables.ts` lists. */
function tablesOf(path: string, text: string): string[] {
  if (!path.endsWith('tables.ts')) return [];
  return parseSync(path, text).program.body.flatMap(tablesIn);
}

function tablesIn(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Tables')) return [];
  return declaration.body.body.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
  );
}
