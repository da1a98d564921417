import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/queries/query-client.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { UserContext } from '../../lib/session/use-user.ts';

/**
 * Provides the query client and the user to parts that read or change the person's own data; renders nothing for
 * signed-out visitors.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'user') return null;
  return (
    <QueryClientProvider client={queryClient}>
      <UserContext value={session.user}>{children}</UserContext>
    </QueryClientProvider>
  );
}
