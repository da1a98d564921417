import packageJson from '../package.json' with { type: 'json' };

/** The product's own version. */
export const VERSION: string = packageJson.version;
