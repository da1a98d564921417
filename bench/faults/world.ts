import { type OwnPostgres, startOwnPostgres } from '../deployment/own-postgres.ts';
import { type OwnRedis, startOwnRedis } from '../deployment/own-redis.ts';
import type { ProductsOptions } from '../deployment/products.ts';
import { type LoadedProduct, startLoadedProduct } from '../load/loaded-product.ts';

/** The product under load, on a PostgreSQL and a Redis of its own. */
export interface FaultWorld extends LoadedProduct {
  postgres: OwnPostgres;
  redis: OwnRedis;
  remove: () => Promise<void>;
}

/** @param envOf Settings of one process, by its name. */
export async function openFaultWorld(envOf?: ProductsOptions['envOf']): Promise<FaultWorld> {
  const [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
  const product = await startLoadedProduct({
    env: { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    location: { kind: 'server', url: postgres.url },
    ...(envOf && { envOf }),
  });
  return {
    ...product,
    postgres,
    redis,
    async remove() {
      await product.close();
      await redis.kill();
      await postgres.remove();
    },
  };
}
