import { m } from '#texts';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Statement } from '../../../components/statement/statement.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useReloadBoard } from '../use-board.ts';
import type { MemberOfGuild } from './use-member.ts';
import styles from './member.module.css';

/** A member's statement for people who may edit balances; members get a link to their own. */
export function MemberStatement({ guildId, userId, hasAccess }: MemberOfGuild & { hasAccess: boolean }) {
  const text = useText();
  const reload = useReloadBoard(guildId);

  if (!hasAccess) {
    return (
      <div>
        <LinkButton to={`/@me/statement/${guildId}`}>
          <Icon name="economy" size={18} />
          {text(m.statement_own)}
        </LinkButton>
      </div>
    );
  }
  return (
    <section className={styles['section']} aria-labelledby="statement">
      <h2 id="statement">{text(m.statement_title)}</h2>
      <Statement of={{ guildId, userId }} onReversed={() => void reload()} />
    </section>
  );
}
