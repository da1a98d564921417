import { createContext } from 'react-router';

/** Reads a public call of the API while a page is rendered: a path below the API's base. */
export type ReadApi = (path: string) => Promise<Response>;

/** How the server lets the routes' loaders read the API without going out over the network. */
export const apiContext = createContext<ReadApi>();
