/** What people are punished for, as the first word of a reason. Whoever is called that is named with an @ instead. */
const REASONS = [
  'spam|spamming|flood|flooding|ads?|advertising|scam|phishing|raid|raiding|bot|alt|caps|nsfw|porn|gore',
  'toxic|toxicity|insults?|insulting|harassment|trolling|troll|racism|slurs?|swearing|threats?|offtopic|off-topic|rude',
  'спам|спамит|флуд|флудит|реклама|рекламу|рекламирует|скам|рейд|бот|твинк|капс|мат|маты|порно|токсик|токсичность',
  'оскорбления|оскорбление|оскорбляет|травля|троллинг|тролль|расизм|угрозы|угроза|оффтоп|хамство|грубость',
].join('|');

const REASON = new RegExp(`^(?:${REASONS})$`, 'iu');

/** Whether a word is a usual reason rather than somebody's name. */
export function isUsualReason(word: string): boolean {
  return REASON.test(word.trim());
}
