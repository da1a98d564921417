import { avatarUrl } from './looks.ts';

interface AvatarProps {
  user: { id: string; avatar: string | null } | null | undefined;
  size: number;
  className?: string;
  isLazy?: boolean;
}

/** A user's picture; their name is always beside it. */
export function Avatar({ user, size, className, isLazy = false }: AvatarProps) {
  const loading = isLazy ? 'lazy' : undefined;
  return <img className={className} src={avatarUrl(user)} alt="" width={size} height={size} loading={loading} />;
}
