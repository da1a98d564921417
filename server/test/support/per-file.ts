interface Closable {
  close(): Promise<void>;
}

type PerFile<Opened> = [(context: object, use: (opened: Opened) => Promise<void>) => Promise<void>, { scope: 'file' }];

/** A fixture that is opened by the first test of a file that needs it, and closed after the file. */
export function perFile<Opened extends Closable>(open: () => Promise<Opened>): PerFile<Opened> {
  return [
    // vitest reads which fixtures a fixture needs from this pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const opened = await open();
      await use(opened);
      await opened.close();
    },
    { scope: 'file' },
  ];
}
