import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import tableStyles from '../figure-table/figure-table.module.css';
import styles from './sparkline.module.css';

interface ChartTableProps {
  /** What each column is called; the first one names the row. */
  columns: readonly string[];
  rows: readonly { key: string | number; name: string; values: readonly string[] }[];
}

/** What charts draw, in numbers, for whoever can not see them or wants to know exactly. */
export function ChartTable({ columns, rows }: ChartTableProps) {
  const text = useText();

  return (
    <details className={styles['numbers']}>
      <summary>{text(m.chart_as_table)}</summary>
      <table className={tableStyles['table'] ?? ''}>
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
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
