import { useParams } from 'react-router';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { OwnLinks } from '../../components/own-links/own-links.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { Statement } from '../../components/statement/statement.tsx';
import { useStatementView } from '../../components/statement/statement-view.ts';
import { useStatement } from '../../components/statement/use-statement.ts';
import { errorCode } from '../../../lib/api/api-error.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './statement-page.module.css';

/** The person's own statement on a server, even one they have left. */
export default function StatementPage() {
  const text = useText();
  const { guildId = '' } = useParams();
  const of = { guildId, userId: null };
  const { view } = useStatementView();
  const { data, error } = useStatement(of, view);
  const guildName = data?.pages[0]?.guildName ?? null;
  const title = text(m.statement_title);

  if (data === undefined && errorCode(error) === 'notFound') {
    return (
      <div className={styles['page']}>
        <PageHead title={text(m.page_title, { page: title })} />
        <StateCard level={1} icon="search" title={text(m.statement_gone_title)} text={text(m.statement_gone_text)}>
          <LinkButton to="/@me">{text(m.guild_all)}</LinkButton>
        </StateCard>
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: guildName === null ? title : `${title} · ${guildName}` })} />
      <OwnLinks guildId={guildId} from="statement" />
      <header className={styles['head']}>
        <div className={styles['names']}>
          <h1>{title}</h1>
          {guildName !== null && (
            <p>
              <bdi>{guildName}</bdi>
            </p>
          )}
        </div>
        <Holdings statement={data?.pages[0]} />
      </header>
      <Statement of={of} />
    </div>
  );
}

interface HoldingsProps {
  statement: { balance: number; xp: number; moneySymbol: string } | undefined;
}

function Holdings({ statement }: HoldingsProps) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <dl className={styles['figures']}>
      <div data-kind="money">
        <dt>{text(m.board_balance)}</dt>
        <dd>
          {statement === undefined ? (
            '…'
          ) : (
            <>
              {statement.balance.toLocaleString(locale)} <EmojiSymbol value={statement.moneySymbol} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{text(m.board_xp)}</dt>
        <dd>{statement === undefined ? '…' : statement.xp.toLocaleString(locale)}</dd>
      </div>
    </dl>
  );
}
