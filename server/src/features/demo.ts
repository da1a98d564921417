/** A member of a demo server. */
export interface DemoMember {
  guildId: string;
  userId: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
}

interface DemoChannel {
  guildId: string;
  id: string;
}

interface DemoGuild {
  id: string;
  name: string;
}

/** Who has a plan from the start in a demo, where they placed it, and where it was before. */
export interface DemoBoost {
  userId: string;
  guild: DemoGuild;
  before: DemoGuild;
}

/** Who is there when a demo starts. Features give these people something to look at. */
export interface Demo {
  members: readonly DemoMember[];
  /** Where people talk, server by server. */
  channels: readonly DemoChannel[];
  boost: DemoBoost | null;
}
