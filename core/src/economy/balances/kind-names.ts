import type { NotedFeature } from '../../base/activity/kinds.ts';
import { GAME_NAMES } from '../../games/names.ts';
import { GAME_TITLES } from '../../games/titles.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';

interface KindFacts extends DisplayName {
  /** The feature that has done something in the server by it, for the overview. */
  activity?: NotedFeature;
}

/** Names of the reasons for a change, one for every kind of ledger entry. */
export const KIND_NAMES = {
  work: { en: 'Work', ru: 'Работа' },
  job: { en: 'Job', ru: 'Профессия', activity: 'customJobs' },
  moneybag: { en: 'Moneybag', ru: 'Мешок с деньгами' },
  daily: { en: 'Daily bonus', ru: 'Ежедневный бонус', activity: 'bonuses' },
  weekly: { en: 'Weekly bonus', ru: 'Еженедельный бонус', activity: 'bonuses' },
  messageXp: { en: 'Experience for messages', ru: 'Опыт за сообщения', activity: 'messageXp' },
  voiceXp: { en: 'Experience in voice channels', ru: 'Опыт в голосовых каналах', activity: 'voiceXp' },
  level: { en: 'Level reward', ru: 'Награда за уровень', activity: 'levelRewards' },
  pay: { en: 'Transfer', ru: 'Перевод' },
  buy: { en: 'Purchase', ru: 'Покупка', activity: 'items' },
  sell: { en: 'Sale', ru: 'Продажа' },
  refund: { en: 'Refund', ru: 'Возврат покупки' },
  use: { en: 'Item used', ru: 'Товар использован' },
  coupon: { en: 'Coupon', ru: 'Купон' },
  couponGift: { en: 'Member coupon', ru: 'Купон участника' },
  couponStake: { en: 'Coupon created', ru: 'Создание купона', activity: 'memberCoupons' },
  couponReturn: { en: 'Coupon remainder', ru: 'Остаток купона' },
  giveaway: { en: 'Giveaway won', ru: 'Выигрыш в розыгрыше' },
  giveawayStake: { en: 'Set aside for a giveaway', ru: 'Отложено на розыгрыш' },
  giveawayReturn: { en: 'Returned from a giveaway', ru: 'Возврат из розыгрыша' },
  giveawayRedraw: { en: 'Giveaway rerolled', ru: 'Перевыбор в розыгрыше' },
  ...GAME_TITLES,
  gameReturn: { en: 'Bet returned', ru: 'Возврат ставки' },
  grant: { en: 'Given by a manager', ru: 'Начислено администратором' },
  fine: { en: 'Taken by a manager', ru: 'Списано администратором' },
  adjust: { en: 'Set by a manager', ru: 'Установлено администратором' },
  counter: { en: 'Transaction reversed', ru: 'Отмена операции' },
  edit: { en: 'Edited manually', ru: 'Изменено вручную' },
  removal: { en: 'Deleted from the leaderboard', ru: 'Удаление из таблицы лидеров' },
  reset: { en: 'Balance reset', ru: 'Сброс балансов' },
  resetUndo: { en: 'Reset undone', ru: 'Отмена сброса' },
  demo: { en: 'Earned in the demo', ru: 'Заработано в демо' },
} as const satisfies Readonly<Record<string, KindFacts>>;
export type KindName = keyof typeof KIND_NAMES;

/** The name of a kind; a kind without a name is shown by its key. */
export function kindName(kind: string): DisplayName {
  return new Map<string, DisplayName>(Object.entries(KIND_NAMES)).get(kind) ?? { en: kind, ru: kind };
}

/** The kinds by which a feature has done something, with the feature. */
export const ACTIVITY_OF_KINDS: ReadonlyMap<string, NotedFeature> = new Map([
  ...Object.entries<KindFacts>(KIND_NAMES).flatMap(([kind, { activity }]): [string, NotedFeature][] =>
    activity === undefined ? [] : [[kind, activity]],
  ),
  ...GAME_NAMES.map((game): [string, NotedFeature] => [game, 'games']),
]);
