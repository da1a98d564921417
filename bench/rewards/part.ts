import type { Simulator } from '@perigee/simulator';
import type { Db } from '../../server/src/database/database.ts';
import type { MortalProcesses } from '../economy/mortal-processes.ts';

/** What a part works on: a server whose owner has money, on a product that is killed again and again. */
export interface RewardWorld {
  simulator: Simulator;
  processes: MortalProcesses;
  guildId: string;
  channelIds: readonly string[];
  ownerId: string;
  members: readonly string[];
  /** Of the owner. */
  token: string;
  tokenOf: (personId: string) => string;
  isOver: () => boolean;
}

/** One kind of reward that is given while the product is killed. */
export interface RewardPart {
  name: string;
  /** Goes on until the world is over, whatever fails on the way; resolves once nothing is left open. */
  run(world: RewardWorld): Promise<void>;
  /** What happened, and what of it is wrong: nothing twice, nothing lost. */
  audit(db: Db, world: RewardWorld): Promise<{ told: string; wrong: number; hasWorked: boolean }>;
}
