import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Pixels; as wide as its place when left out. */
  width?: number;
  height: number;
  round?: boolean;
}

/** The place of something that is on its way. Drawn as a picture, so that its size needs no style attribute on the server. */
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
