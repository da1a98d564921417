import type { ReversalPreview, ReversalRefusal } from '@perigee/core/economy/statements/schema';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { AppError } from '../../../errors/app-error.ts';
import type { Boards } from '../balances/boards/boards.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { MovementReader } from '../balances/ledger/movement-reader.ts';
import type { NameMembers } from '../../community/index.ts';
import { statementPersonOf } from './read-statement.ts';

/** Lets managers reverse movements. */
export interface Reversals {
  /** Previews a reversal; null for an unknown movement. */
  preview(guildId: string, operationId: string): Promise<ReversalPreview | null>;
  /**
   * Books the reversal, once, even if requested several times.
   * @throws AppError `notFound`, or `conflict` if it is not possible: it was already reversed, belongs to a change of
   * many balances, is of a kind that cannot be reversed, or somebody has too little left.
   */
  reverse(movement: { guildId: string; operationId: string }, reason: string, byId: string): Promise<void>;
}

interface ReversalDeps {
  movementReader: MovementReader;
  ledger: Pick<Ledger, 'reverse'>;
  boards: Pick<Boards, 'catchUp'>;
  nameMembers: NameMembers;
}

/** How long to wait for the leaderboards to catch up, in milliseconds; on a busy machine they may take longer. */
const PATIENCE_MS = 2_000;

/**
 * A reversal may not make a balance negative; only work can (docs/rules/economy.md#statements). The floor a member has
 * set restricts only their own actions.
 */
const FLOOR = 0;

const REFUSALS: Record<ReversalRefusal, string> = {
  notReversible: 'This kind of transaction cannot be reversed',
  alreadyReversed: 'It has already been reversed',
  partOfMany: 'It is part of a mass change, which can only be undone as a whole',
  notEnough: 'A member no longer has enough of it',
};

export function createReversals({ movementReader, ledger, boards, nameMembers }: ReversalDeps): Reversals {
  return {
    async preview(guildId, operationId) {
      const movement = await movementReader.find(guildId, operationId);
      if (movement === null) return null;
      const { legs, at, ...facts } = movement;
      const names = await nameMembers(
        guildId,
        legs.map(({ userId }) => userId),
      );
      const isShort = legs.some(({ balance, balanceNow }) => balance < 0 && balanceNow + balance < FLOOR);
      return {
        operationId,
        kind: facts.kind,
        subject: facts.subject,
        at: at.toISOString(),
        legs: legs.map(({ balance, xp, balanceNow }, index) => ({
          user: statementPersonOf(itemAt(names, index)),
          balance,
          xp,
          balanceNow,
        })),
        commission: facts.commission,
        refusal: facts.refusal ?? (isShort ? 'notEnough' : null),
      };
    },

    async reverse({ guildId, operationId }, reason, byId) {
      const movement = await movementReader.find(guildId, operationId);
      if (movement === null) throw new AppError('notFound', 'No such transaction');
      if (movement.refusal !== null) throw new AppError('conflict', REFUSALS[movement.refusal]);
      const { subject } = movement;
      const { outcome } = await ledger.reverse({
        guildId,
        operationId,
        reason,
        byId,
        kind: 'counter',
        floor: FLOOR,
        ...(subject !== null && { subject }),
      });
      if (outcome === 'unknown') throw new AppError('notFound', 'No such transaction');
      if (outcome !== 'reversed') throw new AppError('conflict', REFUSALS[outcome]);
      await boards.catchUp(PATIENCE_MS);
    },
  };
}
