import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In pixels; the full width by default. */
  width?: number;
  height: number;
  round?: boolean;
}

/**
 * A placeholder for content that is still loading. Drawn as an SVG, so that its size needs no style attribute on the
 * server.
 */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  return (
    <svg
      className={styles['skeleton']}
      data-round={round}
      width={width ?? '100%'}
      height={height}
      aria-hidden="true"
      focusable="false"
    />
  );
}
