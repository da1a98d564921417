import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/queries/query-client.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';

/** What parts that read and change what is somebody’s own need around them; nothing for who is not signed in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'user') return null;
  return (
    <QueryClientProvider client={queryClient}>
      <UserContext value={session.user}>{children}</UserContext>
    </QueryClientProvider>
  );
}
