import { createHash } from 'node:crypto';

/** How many rows there are, and what their texts come to. */
export interface Sum {
  rows: number;
  /** The same in whatever order the rows are read. */
  checksum: string;
}

const MODULUS = 1n << 64n;

/** Adds up rows, each as the database writes it. */
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
