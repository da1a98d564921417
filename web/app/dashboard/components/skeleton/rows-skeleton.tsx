import { Skeleton } from '../../../components/skeleton/skeleton.tsx';

interface RowsSkeletonProps {
  /** What is loading. */
  label: string;
  rows: number;
  /** The classes of the list and of its rows. */
  list: string | undefined;
  row: string | undefined;
}

/** Placeholders for the rows of a list that is loading. */
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
