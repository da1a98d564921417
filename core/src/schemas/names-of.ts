/** The names of a record's entries, in their order, as its type knows them. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[];
export function namesOf(record: object): readonly string[] {
  return Object.keys(record);
}
