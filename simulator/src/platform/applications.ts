import { randomBytes } from 'node:crypto';
import { requireFound } from '../protocol/api-error.ts';
import type { World } from '../state/state.ts';
import { type Application, type ApplicationOptions, makeBotToken, PRIVILEGED_INTENTS } from '../state/application.ts';

/** The simulator's applications: the one it was started for, and those added next to it. */
export interface Applications {
  list: () => Application[];
  find: (id: string) => Application | undefined;
  get: (id: string) => Application;
  /** The application whose bot has that token. */
  ofBot: (token: string) => Application | undefined;
  add: (options: ApplicationOptions) => Application;
  /** Gives the bot another token, as the platform does when a token leaked. */
  resetToken: (application: Application) => void;
}

/** The first application is passed at each start; the others are stored in the world. */
export function createApplications(world: World, options: ApplicationOptions): Applications {
  const first = complete(options);
  const list = () => [first, ...world.applications];
  const find = (id: string) => list().find((application) => application.id === id);
  return {
    list,
    find,
    get: (id) => requireFound(find(id), 'unknownApplication'),
    ofBot: (token) => list().find(({ botToken }) => botToken === token),
    add: (added) => {
      const application = complete(added);
      world.applications.push(application);
      return application;
    },
    resetToken: (application) => {
      application.botToken = makeBotToken(application.id, randomBytes(16).toString('hex'));
    },
  };
}

function complete(options: ApplicationOptions): Application {
  return { ...options, privilegedIntents: options.privilegedIntents ?? [...PRIVILEGED_INTENTS] };
}
