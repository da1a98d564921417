import type { Config } from '../config/config.ts';

export interface DemoPerson {
  globalName: string;
  /** Their role in the demo servers, in a word. */
  role: string;
}

interface Announcement {
  config: Config;
  /** Null on the real platform. */
  demo: { chatUrl: string; people: readonly DemoPerson[] } | null;
  /** URL of the payments sandbox, if it is in use. */
  cabinetUrl?: string | undefined;
}

/** Printed once everything is up. */
const RUNNING = 'Perigee is running.';

/** Whether a process that printed this is up: a bot alone has no address to ask. */
export function isUpBy(output: string): boolean {
  return output.includes(RUNNING);
}

/** The start-up message for the person who started the product, as lines for a terminal. */
export function announcement({ config, demo, cabinetUrl }: Announcement): string {
  const { publicUrl, dataFolder, database, roles } = config;
  const places = [
    ...(roles.has('site') ? [['Site', publicUrl]] : []),
    ...(demo === null ? [] : [['Chat', `${demo.chatUrl}  (stands in for Discord)`]]),
    ...(cabinetUrl === undefined ? [] : [['Payments', `${cabinetUrl}  (stands in for YooKassa)`]]),
    ...(roles.has('site') ? [['API', `${publicUrl}/api/docs`]] : []),
    ['Data', database.kind === 'embedded' ? dataFolder : 'PostgreSQL at DATABASE_URL'],
    ...(demo === null ? [] : [['Sign in as', listPeople(demo.people)]]),
  ];
  const lines = places.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`);
  return ['', `  ${RUNNING}`, '', ...lines, '', '  Press Ctrl-C to stop.', ''].join('\n');
}

function listPeople(people: readonly DemoPerson[]): string {
  return people.map(({ globalName, role }) => `${globalName} (${role})`).join(', ');
}
