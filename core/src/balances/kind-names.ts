import { GAME_TITLES } from '../games/titles.ts';
import type { DisplayName } from '../schemas/display-name.ts';

/** Why something changed, in words: every kind of movement the ledger has. */
export const KIND_NAMES = {
  work: { en: 'Work', ru: 'Работа' },
  job: { en: 'Job', ru: 'Подработка' },
  moneybag: { en: 'Moneybag', ru: 'Мешок с деньгами' },
  daily: { en: 'Daily bonus', ru: 'Ежедневный бонус' },
  weekly: { en: 'Weekly bonus', ru: 'Еженедельный бонус' },
  messageXp: { en: 'Experience for messages', ru: 'Опыт за сообщения' },
  voiceXp: { en: 'Experience in voice channels', ru: 'Опыт в голосовых каналах' },
  level: { en: 'Reward for a level', ru: 'Награда за уровень' },
  pay: { en: 'Transfer', ru: 'Перевод' },
  buy: { en: 'Purchase', ru: 'Покупка' },
  sell: { en: 'Sale', ru: 'Продажа' },
  refund: { en: 'Refund', ru: 'Возврат покупки' },
  use: { en: 'Item used', ru: 'Предмет использован' },
  coupon: { en: 'Coupon', ru: 'Купон' },
  couponGift: { en: 'Coupon of a member', ru: 'Купон участника' },
  couponStake: { en: 'Coupon made', ru: 'Создание купона' },
  couponReturn: { en: 'Left of a coupon', ru: 'Остаток купона' },
  giveaway: { en: 'Giveaway won', ru: 'Выигрыш в розыгрыше' },
  giveawayStake: { en: 'Put into a giveaway', ru: 'Внесено в розыгрыш' },
  giveawayReturn: { en: 'Back from a giveaway', ru: 'Возврат из розыгрыша' },
  giveawayRedraw: { en: 'Giveaway drawn again', ru: 'Повторный розыгрыш' },
  ...GAME_TITLES,
  gameReturn: { en: 'Stake given back', ru: 'Возврат ставки' },
  grant: { en: 'Given by a manager', ru: 'Начислено управляющим' },
  fine: { en: 'Taken by a manager', ru: 'Списано управляющим' },
  adjust: { en: 'Set by a manager', ru: 'Установлено управляющим' },
  counter: { en: 'Taken back', ru: 'Отмена операции' },
  edit: { en: 'Edited by hand', ru: 'Изменено вручную' },
  removal: { en: 'Deleted from the leaderboard', ru: 'Удаление из таблицы лидеров' },
  reset: { en: 'Balance reset', ru: 'Сброс балансов' },
  resetUndo: { en: 'Reset undone', ru: 'Отмена сброса' },
  demo: { en: 'Earned in the demo', ru: 'Заработано в демо' },
} as const satisfies Readonly<Record<string, DisplayName>>;
export type KindName = keyof typeof KIND_NAMES;

/** What a kind is called; one that nobody named yet by itself. */
export function kindName(kind: string): DisplayName {
  return new Map<string, DisplayName>(Object.entries(KIND_NAMES)).get(kind) ?? { en: kind, ru: kind };
}
