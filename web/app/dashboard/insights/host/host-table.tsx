import type { ReactNode } from 'react';
import tableStyles from '../../../components/figure-table/figure-table.module.css';
import styles from './host.module.css';

interface Row {
  key: string | number;
  /** In the order of the columns; the first one is the row's name. */
  cells: readonly ReactNode[];
}

interface HostTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A table of figures; on a phone each row becomes a block, with a label beside each figure. */
export function HostTable({ label, columns, rows }: HostTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be reachable by keyboard.
    <div className={styles['wide']} role="group" aria-label={label} tabIndex={0}>
      <table className={`${tableStyles['table']} ${styles['table']}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
