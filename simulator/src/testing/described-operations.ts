import { readFileSync } from 'node:fs';
import { type PropertyKey, parseSync, type TSType, type TSTypeLiteral } from 'oxc-parser';
import * as z from 'zod/mini';

/** An operation's answers by status: "200", or "4XX" for all refusals. */
export type Answers = ReadonlyMap<string, TSType>;

/** The operations of the platform's published description by method and path, as in "GET /guilds/{guild_id}". */
export function readOperations(): Map<string, Answers> {
  const file = new URL('discord-api-spec.ts', import.meta.resolve('discord-api-spec'));
  const { program } = parseSync('discord-api-spec.ts', readFileSync(file, 'utf8'));
  const operations = new Map<string, Answers>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== 'Paths') continue;
    for (const [path, methods] of membersOf(declaration.body.body)) {
      for (const [method, operation] of membersOf(membersIn(methods))) {
        const answers = membersOf(membersIn(operation)).get('responses');
        operations.set(`${method.toUpperCase()} ${path}`, membersOf(membersIn(answers)));
      }
    }
  }
  return operations;
}

/** Finds a published schema by name. */
type Find = (name: string) => z.core.$ZodType;

/** The validator of a type in the description. Throws on a syntax it does not support. */
export function toSchema(type: TSType, find: Find): z.core.$ZodType {
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return find(type.typeName.name);
  if (type.type === 'TSArrayType') return z.array(toSchema(type.elementType, find));
  if (type.type === 'TSParenthesizedType') return toSchema(type.typeAnnotation, find);
  if (type.type === 'TSUnionType') return z.union(type.types.map((part) => toSchema(part, find)));
  if (type.type === 'TSTypeLiteral') return z.object(shapeOf(type.members, find));
  if (type.type === 'TSNullKeyword') return z.null();
  if (type.type === 'TSStringKeyword') return z.string();
  // The body of a 204.
  if (type.type === 'TSUnknownKeyword') return z.unknown();
  throw new Error(`The description has a type this does not read: ${type.type}`);
}

function shapeOf(members: TSTypeLiteral['members'], find: Find): Record<string, z.core.$ZodType> {
  const shape: Record<string, z.core.$ZodType> = {};
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) continue;
    const schema = toSchema(member.typeAnnotation.typeAnnotation, find);
    shape[nameOf(member.key)] = member.optional ? z.optional(schema) : schema;
  }
  return shape;
}

function membersIn(type: TSType | undefined): TSTypeLiteral['members'] {
  return type?.type === 'TSTypeLiteral' ? type.members : [];
}

function membersOf(members: TSTypeLiteral['members']): Map<string, TSType> {
  return new Map(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) return [];
      return [[nameOf(member.key), member.typeAnnotation.typeAnnotation] as const];
    }),
  );
}

function nameOf(key: PropertyKey): string {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' ? key.name : '';
}
