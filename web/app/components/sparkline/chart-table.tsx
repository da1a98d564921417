import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import tableStyles from '../figure-table/figure-table.module.css';
import styles from './sparkline.module.css';

interface ChartTableProps {
  /** The column headings; the first one is for the row's name. */
  columns: readonly string[];
  rows: readonly { key: string | number; name: string; values: readonly string[] }[];
}

/** The numbers behind a chart, for people who cannot see it or want exact values. */
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
