import type { Command } from '@perigee/core/community/commands/schema';
import { commandUsages } from '@perigee/core/community/commands/usage';
import { COMMISSION_DEFAULT } from '@perigee/core/base/numbers/commission';
import { GAME_NAMES, type GameName } from '@perigee/core/games/names';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { OddsTable } from '../../components/game-odds/odds-table.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './command-dialog.module.css';

/** Games whose return depends on the commission. */
const BETWEEN_MEMBERS: ReadonlySet<GameName> = new Set(['coinflip', 'duel', 'jackpot']);

interface CommandDialogProps {
  /** Null while the dialog is closed. */
  command: Command | null;
  onClose: () => void;
}

/** Everything about one command (docs/rules/pages.md#command-list). */
export function CommandDialog({ command, onClose }: CommandDialogProps) {
  return (
    <Dialog isOpen={command !== null} onClose={onClose} title={command !== null && <CommandTitle command={command} />}>
      {command !== null && <CommandDetails command={command} />}
    </Dialog>
  );
}

function CommandTitle({ command: { config, boostRequired } }: { command: Command }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <span className={styles['title']}>
      {config[locale].name}
      {boostRequired && (
        <span className={styles['boost']} role="img" aria-label={text(m.commands_boost)}>
          <Icon name="heart" />
        </span>
      )}
    </span>
  );
}

function CommandDetails({ command }: { command: Command }) {
  const text = useText();
  const { locale } = usePreferences();
  const { description, aliases } = command.config[locale];
  const permissions = command.defaultMemberPermissions;
  const game = GAME_NAMES.find((name) => name === command.name);

  return (
    <>
      <p>{description}</p>
      {command.boostRequired && <p className={styles['boostNote']}>{text(m.commands_boost_note)}</p>}
      <dl className={styles['facts']}>
        <Fact name={text(m.commands_usage)}>
          {commandUsages(command, locale, '/').map((usage) => (
            <code key={usage} className={styles['usage']}>
              {usage}
            </code>
          ))}
        </Fact>
        {command.options.length > 0 && (
          <Fact name={text(m.commands_options)}>
            <ul className={styles['options']}>
              {command.options.map(({ config, required }) => (
                <li key={config.en.name}>
                  <code>{config[locale].name}</code> {config[locale].description}
                  {!required && <span className={styles['dim']}> · {text(m.commands_optional)}</span>}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {game !== undefined && (
          <Fact name={text(m.commands_odds)}>
            <GameFact game={game} />
          </Fact>
        )}
        <Fact name={text(m.commands_aliases)}>
          <Chips words={aliases} none={text(m.commands_no_aliases)} />
        </Fact>
        <Fact name={text(m.commands_permissions)}>
          <Chips words={permissions} none={text(m.commands_no_permissions)} />
        </Fact>
      </dl>
    </>
  );
}

/** A game's chance and return, and the rules behind them. */
function GameFact({ game }: { game: GameName }) {
  const text = useText();
  const { locale } = usePreferences();
  const commission = (COMMISSION_DEFAULT / 100).toLocaleString(locale, { style: 'percent' });

  return (
    <div className={styles['odds']}>
      <OddsTable game={game} commission={COMMISSION_DEFAULT} />
      {game === 'crash' && <p>{text(m.odds_crash)}</p>}
      {BETWEEN_MEMBERS.has(game) && <p className={styles['dim']}>{text(m.odds_commission, { commission })}</p>}
      <p className={styles['dim']}>{text(m.odds_rounding)}</p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Chips({ words, none }: { words: readonly string[]; none: string }) {
  if (words.length === 0) return <span className={styles['dim']}>{none}</span>;
  return (
    <span className={styles['chips']}>
      {words.map((word) => (
        <code key={word}>{word}</code>
      ))}
    </span>
  );
}
