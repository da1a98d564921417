import type { ActTables } from '../acts/tables.ts';
import type { SchemaFloorTables } from './schema-floor-tables.ts';
import type { ShardTables } from '../shards/tables.ts';
import type { ActivityTables } from '../features/activity/tables.ts';
import type { AutomodTables } from '../features/automod/tables.ts';
import type { BonusTables } from '../features/bonuses/tables.ts';
import type { BoostTables } from '../features/boost/tables.ts';
import type { AppealTables } from '../features/appeal/tables.ts';
import type { ChannelModerationTables } from '../features/channel-moderation/tables.ts';
import type { CaseTables } from '../features/cases/tables.ts';
import type { CooldownsTables } from '../features/cooldowns/tables.ts';
import type { WalletTables } from '../features/wallet/tables.ts';
import type { CouponTables } from '../features/coupons/tables.ts';
import type { DirectoryTables } from '../features/directory/tables.ts';
import type { EconomyHealthTables } from '../features/economy-health/tables.ts';
import type { GameTables } from '../features/games/tables.ts';
import type { GiveawayTables } from '../features/giveaways/tables.ts';
import type { GreetingTables } from '../features/greetings/tables.ts';
import type { HostTables } from '../features/host/tables.ts';
import type { LeaderboardTables } from '../features/leaderboard/tables.ts';
import type { LevelTables } from '../features/levels/tables.ts';
import type { LogTables } from '../features/logs/tables.ts';
import type { BalancesTables } from '../features/balances/tables.ts';
import type { MessageArchiveTables } from '../features/message-archive/tables.ts';
import type { MembersTables } from '../features/members/tables.ts';
import type { ModerationTables } from '../features/moderation/tables.ts';
import type { MuteRoleTables } from '../features/mute-role/tables.ts';
import type { PollTables } from '../features/poll/tables.ts';
import type { RemindersTables } from '../features/reminders/tables.ts';
import type { RoleGrantTables } from '../features/role-grants/tables.ts';
import type { SettingsTables } from '../features/settings/tables.ts';
import type { ShopTables } from '../features/shop/tables.ts';
import type { StatsTables } from '../features/stats/tables.ts';

/** All tables; each feature describes its own. */
export type Tables = SettingsTables &
  DirectoryTables &
  StatsTables &
  RemindersTables &
  PollTables &
  BalancesTables &
  LeaderboardTables &
  MembersTables &
  BoostTables &
  AppealTables &
  CaseTables &
  ModerationTables &
  MuteRoleTables &
  ChannelModerationTables &
  AutomodTables &
  LogTables &
  MessageArchiveTables &
  GreetingTables &
  CooldownsTables &
  WalletTables &
  BonusTables &
  EconomyHealthTables &
  RoleGrantTables &
  ShopTables &
  LevelTables &
  CouponTables &
  GiveawayTables &
  GameTables &
  ActivityTables &
  HostTables &
  ShardTables &
  ActTables &
  SchemaFloorTables;
