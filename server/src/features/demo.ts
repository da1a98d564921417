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

/** A member with a plan from the start of a demo, the guild it is placed on, and the guild it was on before. */
export interface DemoBoost {
  userId: string;
  guild: DemoGuild;
  before: DemoGuild;
}

/** The members and channels a demo starts with. Features seed data for them. */
export interface Demo {
  members: readonly DemoMember[];
  /** Text channels of all demo guilds. */
  channels: readonly DemoChannel[];
  boost: DemoBoost | null;
}
