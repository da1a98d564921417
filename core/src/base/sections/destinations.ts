/** A channel to which a section sends what is written in the other channels of the server. */
export interface Destination {
  /** What is sent there, for example the event of the log; unique in the section. */
  source: string;
  channelId: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** Channels from which nothing is sent. */
  ignored: readonly string[];
}

/** A destination with those of its sources that it did not have before. */
export interface WiderDestination {
  destination: Destination;
  /** The channels of the server that are newly sent there. */
  newlyCovered: string[];
}

/** What is newly sent from these channels of a server to another; what was sent to the same place before may stay. */
export function widerDestinations(
  before: readonly Destination[],
  after: readonly Destination[],
  channelIds: readonly string[],
): WiderDestination[] {
  return after.flatMap((destination) => {
    const { source, channelId, ignored } = destination;
    const same = before.find((one) => one.source === source && one.channelId === channelId);
    const isNew = (id: string) => !ignored.includes(id) && (same === undefined || same.ignored.includes(id));
    const newlyCovered = channelIds.filter(isNew);
    return newlyCovered.length === 0 ? [] : [{ destination, newlyCovered }];
  });
}
