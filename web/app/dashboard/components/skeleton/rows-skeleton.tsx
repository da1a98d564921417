import { Skeleton } from '../../../components/skeleton/skeleton.tsx';

interface RowsSkeletonProps {
  /** What is on its way. */
  label: string;
  rows: number;
  /** The classes of the list, and of a row of it. */
  list: string | undefined;
  row: string | undefined;
}

/** The places of rows of a list that is on its way. */
export function RowsSkeleton({ label, rows, list, row }: RowsSkeletonProps) {
  return (
    <div className={list} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton height={20} width={180} />
          <Skeleton height={14} />
        </div>
      ))}
    </div>
  );
}
