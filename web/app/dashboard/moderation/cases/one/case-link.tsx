import { Link } from 'react-router';
import { m } from '#texts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';

/** A link to another case. */
export function CaseLink({ number }: { number: number }) {
  const text = useText();
  const guildId = useGuildId();
  return (
    <Link to={`/guilds/${guildId}/cases/${number}`} viewTransition>
      {text(m.case_number, { number })}
    </Link>
  );
}
