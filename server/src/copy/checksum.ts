import { createHash } from 'node:crypto';

/** Number of rows and checksum of a table. */
export interface Sum {
  rows: number;
  /** Independent of the order in which rows are read. */
  checksum: string;
}

const MODULUS = 1n << 64n;

/** Sums up rows, each given as the text the database writes. */
export function createSum(): { add(line: string): void; total(): Sum } {
  let [rows, sum] = [0, 0n];
  return {
    add(line) {
      rows += 1;
      sum += createHash('sha256').update(line).digest().readBigUInt64BE(0);
    },
    total: () => ({ rows, checksum: (sum % MODULUS).toString(16).padStart(16, '0') }),
  };
}

/** Whether two copies of a table hold the same rows. */
export function isSameSum(one: Sum, other: Sum): boolean {
  return one.rows === other.rows && one.checksum === other.checksum;
}
