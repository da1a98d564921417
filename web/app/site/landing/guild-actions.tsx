import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

/** The first actions on a server the bot was just added to. */
export function GuildActions({ guildId }: { guildId: string }) {
  const text = useText();

  return (
    <>
      <LinkButton to={`/guilds/${guildId}/setup`} tone="primary">
        {text(m.setup_title)}
        <Icon name="arrow" />
      </LinkButton>
      <LinkButton to={`/guilds/${guildId}/general`}>
        <Icon name="settings" />
        {text(m.landing_settings)}
      </LinkButton>
    </>
  );
}
