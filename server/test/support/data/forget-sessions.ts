import type { World } from '../world.ts';

/** As after a long downtime of the bot: its sessions are gone, and new ones may begin at once. */
export async function forgetSessions({ simulator, services }: Pick<World, 'services' | 'simulator'>): Promise<void> {
  simulator.world.dropGateway({ resumable: false });
  await services.database.db.deleteFrom('gateway_identifies').execute();
  await services.database.db.deleteFrom('gateway_shards').execute();
}
