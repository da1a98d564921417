import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: number;
}

/** A decorative outline; what it means is always said in text beside it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
