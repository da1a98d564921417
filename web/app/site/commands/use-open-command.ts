import type { Command } from '@perigee/core/community/commands/schema';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The query parameter that names the open command by its key. */
export const COMMAND_PARAMETER = 'command';

interface OpenCommand {
  opened: Command | null;
  close: () => void;
}

/**
 * The command named in the address: `/commands?command=ping`, or `/commands#ping`, which is rewritten to the former.
 */
export function useOpenCommand(commands: readonly Command[]): OpenCommand {
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const name = search.get(COMMAND_PARAMETER);

  useEffect(() => {
    const requested = hash.slice(1);
    if (commands.some((command) => command.name === requested)) {
      setSearch({ [COMMAND_PARAMETER]: requested }, { replace: true, preventScrollReset: true });
    }
  }, [commands, hash, setSearch]);

  return {
    opened: commands.find((command) => command.name === name) ?? null,
    close: () => {
      if (name !== null) setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}
