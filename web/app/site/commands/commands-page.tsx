import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import type { Command } from '@perigee/core/community/commands/schema';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { m } from '#texts';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { StateCard } from '../../components/state-card/state-card.tsx';
import { Button } from '../../components/button/button.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { send } from '../../lib/api/send.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { CommandList } from './command-list.tsx';

/** The list is part of the document, so that it can be read without scripts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const commands = await send('', commandsEndpoints.list, {}, context.get(apiContext)).catch(() => null);
  return data({ commands }, { status: commands === null ? 503 : 200 });
}

let loadedCommands: Command[] | null = null;

/** Loaded once and kept (docs/rules/pages.md#command-list); a failure is not kept, so the next visit asks again. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  loadedCommands ??= (await serverLoader<typeof loader>()).commands;
  return { commands: loadedCommands };
}

/** Opening a command's dialog changes the address, not the list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function CommandsPage() {
  const text = useText();
  const { commands } = useLoaderData<typeof clientLoader>();

  return (
    <PublicPage title={text(m.commands_title)} lead={text(m.commands_lead)} path="/commands">
      {commands === null ? (
        <StateCard icon="offline" title={text(m.commands_failed)} text={text(m.error_unavailable)}>
          <Button onClick={() => window.location.reload()}>{text(m.retry)}</Button>
        </StateCard>
      ) : (
        <CommandList commands={commands} />
      )}
    </PublicPage>
  );
}
