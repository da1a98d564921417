import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** A link to the host page, visible only to people who run the site. */
export function HostLink() {
  const text = useText();
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['host', 'self'],
    queryFn: () => call(hostEndpoints.self, {}),
    retry: false,
  });

  if (data?.isHost !== true) return null;
  return (
    <LinkButton to="/host">
      <Icon name="pulse" />
      {text(m.host_title)}
    </LinkButton>
  );
}
