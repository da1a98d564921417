import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useGuilds, useRefreshGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { GuildGrid } from './guild-grid.tsx';
import type { Mode } from './shown-guilds.ts';
import styles from './user-page.module.css';

/** The person's servers, and what can be opened for each. */
export function GuildList() {
  const text = useText();
  const guilds = useGuilds();
  const refresh = useRefreshGuilds();
  const [mode, setMode] = useState<Mode>('settings');

  const handleRefresh = async () => {
    try {
      await refresh();
      notify('success', text(m.me_refreshed));
    } catch (error) {
      notify('error', errorText(text, error));
    }
  };

  return (
    <section aria-labelledby="servers">
      <div className={styles['bar']}>
        <h2 id="servers">{text(m.me_heading)}</h2>
        <SegmentedControl<Mode>
          value={mode}
          onChange={setMode}
          aria-label={text(m.me_mode)}
          data={[
            { value: 'settings', label: text(m.me_mode_settings) },
            { value: 'leaderboards', label: text(m.me_mode_leaderboards) },
          ]}
        />
        <Button busy={guilds.isFetching} onClick={() => void handleRefresh()}>
          {!guilds.isFetching && <Icon name="refresh" />}
          {text(m.me_refresh)}
        </Button>
      </div>
      <GuildGrid guilds={guilds} mode={mode} />
    </section>
  );
}
