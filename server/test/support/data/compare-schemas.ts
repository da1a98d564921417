import type { Schema, TableShape } from './schema-of.ts';

/**
 * Schema changes that may break an earlier version of the program, in the wording of `releases.ts`. Empty if the schema
 * only grew by tables and optional columns.
 */
export function compareSchemas(before: Schema, after: Schema): string[] {
  return Object.entries(before).flatMap(([table, was]) => {
    const is = after[table];
    return is === undefined ? [`${table}: gone`] : compareTables(was, is).map((found) => `${table}${found}`);
  });
}

function compareTables(was: TableShape, is: TableShape): string[] {
  return [
    ...compareColumns(was, is),
    ...compareConstraints(was, is),
    ...compareIndexes(was, is),
    ...is.triggers.filter((name) => !was.triggers.includes(name)).map((name) => `: new trigger ${name}`),
    ...(was.place === is.place ? [] : [': written anew']),
  ];
}

function compareColumns(was: TableShape, is: TableShape): string[] {
  const changed = Object.entries(was.columns).flatMap(([name, before]) => {
    const now = is.columns[name];
    if (now === undefined) return [`.${name}: gone`];
    return [
      ...(before.type === now.type ? [] : [`.${name}: ${before.type} is ${now.type}`]),
      ...(before.mayBeLeftOut && !now.mayBeLeftOut ? [`.${name}: has to be given`] : []),
      ...(before.mayBeNull && !now.mayBeNull ? [`.${name}: may not be null any more`] : []),
      ...(!before.mayBeNull && now.mayBeNull ? [`.${name}: may be null`] : []),
    ];
  });
  const added = Object.entries(is.columns).filter(([name]) => was.columns[name] === undefined);
  const demanded = added.filter(([, { mayBeLeftOut }]) => !mayBeLeftOut).map(([name]) => `.${name}: has to be given`);
  return [...changed, ...demanded];
}

/** A constraint on new columns alone is met by rows that omit them; `on conflict` clauses refer to removed keys. */
function compareConstraints(was: TableShape, is: TableShape): string[] {
  const added = Object.entries(is.constraints).filter(
    ([name, { says, columns }]) =>
      was.constraints[name]?.says !== says && columns.some((column) => was.columns[column] !== undefined),
  );
  const removed = Object.entries(was.constraints).filter(
    ([name, { says }]) => is.constraints[name] === undefined && /^(?:PRIMARY KEY|UNIQUE)/.test(says),
  );
  return [...added.map(([name]) => `: new constraint ${name}`), ...removed.map(([name]) => `: ${name} is gone`)];
}

/** Building an index blocks writers, and a unique one rejects rows that were valid before. */
function compareIndexes(was: TableShape, is: TableShape): string[] {
  const added = Object.entries(is.indexes)
    .filter(([name, { says }]) => was.indexes[name]?.says !== says && is.constraints[name] === undefined)
    .map(([name, { isUnique }]) => `: new ${isUnique ? 'unique ' : ''}index ${name}`);
  const removed = Object.entries(was.indexes)
    .filter(([name, { isUnique }]) => isUnique && is.indexes[name] === undefined && was.constraints[name] === undefined)
    .map(([name]) => `: unique index ${name} is gone`);
  return [...added, ...removed];
}
