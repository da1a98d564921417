import { refusalsSection } from '@perigee/core/base/refusals/section';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { tabText } from '../../../lib/settings/tab-texts.ts';
import { Button } from '../../../components/button/button.tsx';
import { LongPage } from '../../components/contents/long-page.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { SwitchCard } from '../../components/switch-card/switch-card.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { CommandSettingsList } from './command-settings-list.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import styles from './command-settings.module.css';

/** Which commands a server uses, who may use them and where (docs/rules/commands.md#settings-of-a-command). */
export default function CommandSettingsPage() {
  const text = useText();
  const { name } = useGuild();
  const settings = useTabSettings('commands');
  const list = useCommandList();

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(tabText('commands'))} · ${name}` })} />
      <SettingsHeading title={text(tabText('commands'))} text={text(m.command_settings_lead)} />
      <LongPage>
        <div className={styles['page']}>
          <SwitchCard
            section={refusalsSection}
            title={sectionText('refusals')}
            text={m.refusals_text}
            label={m.refusals_silent}
            hint={m.refusals_silent_hint}
            isOn={settings.refusals.silent}
            switchTo={(silent) => ({ silent })}
          />
          <div>{list.isSuccess && <CommandSettingsList commands={list.data} />}</div>
        </div>
        {list.isError && (
          <StateCard icon="offline" title={text(m.commands_failed)} text={text(m.error_unavailable)}>
            <Button tone="primary" busy={list.isFetching} onClick={() => void list.refetch()}>
              {text(m.retry)}
            </Button>
          </StateCard>
        )}
        {list.isPending && (
          <div className={styles['loading']} role="status" aria-label={text(m.guild_loading)}>
            <Skeleton height={54} />
            <Skeleton height={460} />
            <Skeleton height={76} />
            <Skeleton height={76} />
          </div>
        )}
      </LongPage>
    </>
  );
}

/** Every command of the bot; loaded once. */
function useCommandList() {
  const call = useApi();
  return useQuery({ queryKey: ['commands'], queryFn: () => call(commandsEndpoints.list, {}) });
}
