/**
 * The edit distance between what was typed and a word or the beginning of one; swapped neighbours count once. Beyond
 * `most` the result only says that it is more.
 */
export function typosIn(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: columns + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= columns; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, previous] = [previous, current];
  }
  // The minimum over the row: the word may continue after what was typed.
  return Math.min(...previous);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
