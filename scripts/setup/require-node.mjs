/** Oldest Node that can run npm's pinned install; Perigee itself runs on the Node that the install provides. */
const OLDEST_MAJOR = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  console.error(
    `Perigee needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
