import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { leastInviteUrl } from '@perigee/core/site/platform-links';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { fieldAddress } from '../../../lib/settings/field-address.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { fixActionFor } from './fix-actions.ts';
import { useFixProblem } from './use-fix-problem.ts';
import { withoutField } from './without-field.ts';

interface FixButtonProps {
  problem: OverviewProblem;
  /** The minimal permissions the bot needs, as a bit field. */
  least: string;
}

/** The single button that fixes a problem. */
export function FixButton({ problem, least }: FixButtonProps) {
  const text = useText();
  const site = useSite();
  const { id } = useGuild();
  const settings = useAllSettings();
  const fixing = useFixProblem(problem);
  const press = fixActionFor(problem);

  if (press.kind === 'invite') {
    return (
      <LinkButton size="small" to={leastInviteUrl(site, id, least)}>
        {text(press.label)}
      </LinkButton>
    );
  }
  const canAct = press.kind === 'act' && (press.fix !== 'remove' || isRemovable());
  if (canAct) {
    return (
      <Button size="small" busy={fixing.isPending} onClick={() => fixing.mutate(press.fix)}>
        {text(press.label)}
      </Button>
    );
  }
  const to = press.kind === 'page' ? `/guilds/${id}/${press.page}` : fieldAddress(id, problem);
  return (
    <LinkButton size="small" to={to}>
      {text(press.kind === 'act' ? m.mend_field : press.label)}
    </LinkButton>
  );

  function isRemovable(): boolean {
    return withoutField(settings, problem.section, problem.path) !== null;
  }
}
