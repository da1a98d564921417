import * as z from 'zod/mini';

/** What a backup says about itself before its rows. */
const headerSchema = z.object({
  format: z.literal('perigee backup 1'),
  madeAt: z.string(),
  /** The migrations applied to its tables. */
  migrations: z.array(z.string()),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  /** The target's transaction ids have to be past this number. */
  transactions: z.int(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEndSchema = z.object({ end: z.string(), rows: z.int(), checksum: z.string() });
const endSchema = z.object({ tables: z.int(), rows: z.int(), sha256: z.string() });

/** A line of a backup: a row is an array, everything else an object. */
export type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; name: string; columns: readonly string[] }
  | { kind: 'row'; line: string }
  | { kind: 'tableEnd'; name: string; rows: number; checksum: string }
  | { kind: 'end'; tables: number; rows: number; sha256: string };

/** The reason a file cannot be restored. */
export class BadBackup extends Error {}

/** Parses a line of a backup. @throws BadBackup for anything else. */
export function parseLine(line: string): BackupLine {
  if (line.startsWith('[')) return { kind: 'row', line };
  const value = parseJson(line);
  const header = headerSchema.safeParse(value);
  if (header.success) return { kind: 'header', header: header.data };
  const table = tableSchema.safeParse(value);
  if (table.success) return { kind: 'table', name: table.data.table, columns: table.data.columns };
  const tableEnd = tableEndSchema.safeParse(value);
  if (tableEnd.success) {
    const { end: name, rows, checksum } = tableEnd.data;
    return { kind: 'tableEnd', name, rows, checksum };
  }
  const end = endSchema.safeParse(value);
  if (end.success) return { kind: 'end', ...end.data };
  throw new BadBackup('it is not a Perigee backup, or has another format');
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadBackup('it is not a Perigee backup, or it is damaged');
  }
}
