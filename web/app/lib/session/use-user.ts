import type { User } from '@perigee/core/community/session/user';
import { createContext, use } from 'react';

export const UserContext = createContext<User | null>(null);

/** The signed-in person; only for use below the dashboard, which admits nobody else. */
export function useUser(): User {
  const user = use(UserContext);
  if (user === null) throw new Error('useUser must be used within the dashboard');
  return user;
}
