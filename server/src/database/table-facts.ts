import type { RetentionName } from '@perigee/core/site/privacy/retention-times';
import type { SelectType } from 'kysely';

/** What becomes of a row that names a person when that person is forgotten (decision 0100). */
export type OnForget<Column extends string = string> =
  /** The row is deleted. */
  | 'row'
  /** The row belongs to others or the server: it stays but names nobody. */
  | 'nobody'
  /** The row stays under a random alias id, a different one in each server. */
  | 'alias'
  /** Its feature handles it, see `forgetPerson` of its parts. */
  | 'feature'
  /** `only` is an SQL condition that leaves out rows still under way: those end by themselves and are covered later. */
  | { fate: 'row' | 'alias'; only: string }
  /** Columns with the person's name are emptied too. */
  | { fate: 'nobody'; called: readonly Column[] }
  /** For a column with a list of ids. */
  | { fate: 'feature'; isList: true }
  /** The row stays as it is. */
  | { fate: 'kept'; because: string };

/** A rule for deleting old rows. */
export interface RetentionRule<Column extends string = string, Time extends string = string> {
  /** The column, with an index, that a row's age is counted from; rows where it is null stay. */
  since: Time;
  /** The retention period, by its name on the privacy page. */
  retention: RetentionName;
  /** Applies only to rows with these values. */
  where?: { readonly [Name in Column]?: string };
}

/** What keeps a table without a retention rule from growing, or why all its rows are kept. */
export type Growth = { ownTask: string } | { oneRowFor: string } | { retentionReason: string };

/** The facts about a table, beyond its columns, that the frame needs. */
export interface Facts<Column extends string = string, Time extends string = string> {
  /** The columns that hold a person's id. */
  persons?: { readonly [Name in Column]?: OnForget<Column> };
  /** Its rows belong to a person or the host, not to a guild: forgetting somebody in one guild leaves them. */
  outsideGuilds?: true;
  /**
   * One row: how far a pass through other tables came. It is locked while ids of a person change there, so that the
   * pass never takes one row under two ids. Where it is a transaction id, a copy of the database keeps its order among
   * those of other tables.
   */
  cursor?: true;
  /** Migrations put rows there: a database that holds no others is empty. */
  prefilled?: true;
  /** State of running processes and their connections: not copied, as it would be wrong in another database. */
  ofProcesses?: true;
  growth: Growth | RetentionRule<Column, Time> | readonly RetentionRule<Column, Time>[];
}

/** The facts of some tables, complete and checked against their columns (decision 0133). */
export type TableFacts<Tables> = {
  readonly [Name in keyof Tables]: Facts<keyof Tables[Name] & string, TimeColumn<Tables[Name]>> &
    TableLocation<Tables[Name]>;
};

/** The facts of any tables, by name. */
export type FactsByTable = Readonly<Record<string, Facts>>;

/** A table that names persons has either a guild or says that it is outside of them. */
type TableLocation<Columns> = 'guild_id' extends keyof Columns
  ? unknown
  : { outsideGuilds: true } | { persons?: never };

type TimeColumn<Columns> = {
  [Name in keyof Columns]: SelectType<Columns[Name]> extends Date | null ? Name : never;
}[keyof Columns] &
  string;
