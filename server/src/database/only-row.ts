/** The row of a statement that always returns one, such as a count. @throws Error if it returned none. */
export function onlyRow<Row>({ rows: [row] }: { rows: readonly Row[] }): Row {
  if (row === undefined) throw new Error('a statement that returns a row returned none');
  return row;
}
