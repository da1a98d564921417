import type { User } from '@perigee/core/session/user';
import { createContext, use } from 'react';

export const UserContext = createContext<User | null>(null);

/** The person who is signed in; to be used below the dashboard only, which lets nobody else in. */
export function useUser(): User {
  const user = use(UserContext);
  if (user === null) throw new Error('The signed-in user is read outside of the dashboard');
  return user;
}
