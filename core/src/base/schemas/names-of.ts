/** The keys of a record in order, typed. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[];
export function namesOf(record: object): readonly string[] {
  return Object.keys(record);
}
