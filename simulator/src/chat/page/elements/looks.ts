declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be extended.
  interface CSSProperties {
    [property: `--${string}`]: string | undefined;
  }
}

/** The URL of a user's avatar, their own or the default. */
export function avatarUrl(user: { id: string; avatar: string | null } | null | undefined): string {
  if (user?.avatar) return `/cdn/avatars/${user.id}/${user.avatar}.png`;
  return `/cdn/embed/avatars/${Number((BigInt(user?.id ?? 0) >> 22n) % 6n)}.png`;
}

/** A 0xRRGGBB colour for CSS; undefined for 0. */
export const colorOf = (number: number | null | undefined) =>
  number ? `#${number.toString(16).padStart(6, '0')}` : undefined;

/** The style of a name in the colour of its role. */
export function roleStyle(color: number | undefined) {
  const role = colorOf(color);
  return role === undefined ? undefined : { '--role': role };
}
