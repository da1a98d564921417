import type { Simulator } from '@perigee/simulator';
import type { Db } from '../../server/src/database/database.ts';
import type { RestartedProcesses } from '../economy/restarted-processes.ts';

/** The setting of a part: a guild whose owner has money, on a product that is killed repeatedly. */
export interface RewardWorld {
  simulator: Simulator;
  processes: RestartedProcesses;
  guildId: string;
  channelIds: readonly string[];
  ownerId: string;
  members: readonly string[];
  /** The owner's. */
  token: string;
  tokenOf: (personId: string) => string;
  isOver: () => boolean;
}

/** One kind of reward, given while the product is killed. */
export interface RewardPart {
  name: string;
  /** Runs until the world is over, whatever fails; resolves once nothing is left open. */
  run(world: RewardWorld): Promise<void>;
  /** What happened, and what is wrong with it: nothing may be doubled or lost. */
  audit(db: Db, world: RewardWorld): Promise<{ summary: string; wrong: number; hasWorked: boolean }>;
}
