import { createContext } from 'react-router';

/** Reads a public API endpoint while a page is rendered; takes a path below the API's base. */
export type ReadApi = (path: string) => Promise<Response>;

/** Lets the routes' loaders read the API on the server without a network round trip. */
export const apiContext = createContext<ReadApi>();
