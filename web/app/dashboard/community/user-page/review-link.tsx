import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** A link to the review of ban appeals, visible only to reviewers. */
export function ReviewLink() {
  const text = useText();
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['reviewer'],
    queryFn: () => call(appealEndpoints.reviewer, {}),
    staleTime: 0,
    retry: false,
  });

  if (data?.isReviewer !== true) return null;
  return (
    <LinkButton to="/support/review">
      <Icon name="shield" />
      {text(m.me_review, { count: data.waiting })}
    </LinkButton>
  );
}
