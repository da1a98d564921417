import { type FairDraw, fairIntegers } from '@perigee/core/games/fairness/integers';
import { drawNumbers, jackpotRound, ticketsHash } from '@perigee/core/games/jackpot/draw';
import type { PublicJackpot } from '@perigee/core/games/public-round';
import { type JackpotVerification, verifyJackpot } from '@perigee/core/games/verify';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { combineChecks } from './combine-checks.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { HexLine } from '../hex-line.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { Step } from '../step.tsx';
import { Verdict } from '../verdict.tsx';
import styles from '../fair.module.css';

type ShownJackpot = Pick<PublicJackpot, 'serverSeed' | 'tickets' | 'pot' | 'commission'>;

interface JackpotStepsProps {
  jackpot: ShownJackpot;
  published: Partial<Pick<PublicJackpot, 'commitment' | 'drawn' | 'winners' | 'share'>>;
  /** Whether the verdict is shown. */
  isAnswered?: boolean;
}

/** A week's draw, repeated step by step. */
export function JackpotSteps({ jackpot, published, isAnswered = false }: JackpotStepsProps) {
  const text = useText();
  const { serverSeed, tickets } = jackpot;
  const verified = verifyJackpot(serverSeed, jackpot, published);
  const { commitment, drawn, winners, share, holds } = verified;
  const hash = ticketsHash(tickets);
  const round = jackpotRound(serverSeed, hash);
  const draws: FairDraw[] = [];
  drawNumbers(fairIntegers(round, (draw) => draws.push(draw)));

  return (
    <>
      {isAnswered &&
        (holds ? (
          <Verdict
            tone="good"
            icon="check"
            title={text(m.fair_round_jackpot_right)}
            text={text(m.fair_round_jackpot_right_text)}
          />
        ) : (
          <Verdict tone="bad" icon="alert" title={text(m.fair_wrong)} text={text(m.fair_wrong_text)} />
        ))}
      <ol className={styles['steps']}>
        <Step title={text(m.fair_do_commitment)} holds={commitment.holds}>
          <HexLine label={text(m.fair_server_seed)} value={serverSeed} />
          <HexLine label={text(m.fair_its_hash)} value={commitment.computed} />
          {commitment.published !== null && (
            <HexLine label={text(m.fair_jackpot_said_before)} value={commitment.published} />
          )}
        </Step>
        <Step title={text(m.fair_jackpot_tickets)} holds={null}>
          <TicketList tickets={tickets} />
          <HexLine label={text(m.fair_its_hash)} value={hash} />
        </Step>
        <Step title={text(m.fair_jackpot_digits)} holds={drawn.holds}>
          <DrawnNumbers round={round} draws={draws.map((draw) => ({ ...draw, meaning: String(draw.number) }))} />
          {drawn.published !== null && drawn.holds === false && (
            <p className={styles['wrong']}>{text(m.fair_said, { said: drawn.published.join(' ') })}</p>
          )}
        </Step>
        <Step title={text(m.fair_jackpot_winners)} holds={combineChecks(winners.holds, share.holds)}>
          <Winners pot={jackpot.pot} verified={verified} />
        </Step>
      </ol>
    </>
  );
}

function TicketList({ tickets }: Pick<ShownJackpot, 'tickets'>) {
  const text = useText();

  return (
    <>
      <p className={styles['dim']}>{text(m.fair_jackpot_tickets_count, { count: tickets.length })}</p>
      {tickets.length > 0 && (
        <details className={styles['entrants']}>
          <summary>{text(m.fair_jackpot_tickets_show)}</summary>
          <ScrollBox label={text(m.fair_jackpot_tickets_show)} isCode>
            {tickets.map((numbers, index) => `${index + 1}: ${numbers.join(' ')}`).join('\n')}
          </ScrollBox>
        </details>
      )}
    </>
  );
}

function Winners({ pot, verified: { winners, share, result } }: { pot: number; verified: JackpotVerification }) {
  const text = useText();
  const { locale } = usePreferences();
  const write = (amount: number) => amount.toLocaleString(locale);
  const isWrong = winners.holds === false || share.holds === false;

  return (
    <>
      <p>
        {winners.computed.length === 0
          ? text(m.fair_jackpot_nobody, { pot: write(pot) })
          : text(m.fair_jackpot_shared, {
              count: winners.computed.length,
              right: result.right,
              tickets: winners.computed.join(', '),
              share: write(share.computed),
            })}
      </p>
      {isWrong && (
        <p className={styles['wrong']}>
          {text(m.fair_said, { said: `${(winners.published ?? []).join(', ')} · ${write(share.published ?? 0)}` })}
        </p>
      )}
    </>
  );
}
