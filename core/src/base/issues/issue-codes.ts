import * as z from 'zod/mini';

const none = z.object({});
const most = z.object({ max: z.number() });
const least = z.object({ min: z.number() });
const named = z.object({ name: z.string() });
const excerpt = z.object({ text: z.string() });
const until = z.object({ until: z.string() });
const by = z.object({ by: z.string() });
const permission = z.object({ permission: z.string() });

/**
 * Every reason to refuse a field or a request, with the parameters its text needs. This is the only list: the type
 * checker holds schemas, services and the site's texts to it. An issue may have further parameters.
 */
export const ISSUE_PARAMS = {
  // Any field.
  invalid: none,
  invalidType: none,
  unknownField: none,
  notAllowed: none,
  required: none,
  tooBig: most,
  tooSmall: least,
  tooLong: most,
  duplicate: none,
  listTooLong: most,
  invalidId: none,
  invalidUrl: none,
  integer: none,
  nonNegativeInteger: none,
  positiveInteger: none,
  percent: none,
  maxBelowMin: none,
  durationTooLong: most,
  durationTooShort: none,
  reasonTooLong: most,
  reasonRequired: none,
  nameRequired: none,
  nameTooLong: most,
  descriptionTooLong: most,

  // Path and query parameters.
  invalidPage: none,
  invalidVersion: none,
  unknownSort: none,
  unknownPeriod: none,
  invalidVerifier: none,

  // Roles, channels, limits and unique names of a guild.
  unknownRole: none,
  unknownChannel: none,
  channelTakesNoMessages: none,
  sendsHiddenChannels: none,
  roleAboveYou: none,
  roleAboveBot: none,
  roleManaged: none,
  roleDangerous: permission,
  roleNotMentionable: named,
  itemRoleAboveYou: none,
  guardsRoleAboveYou: none,
  muteRoleRequired: none,
  muteRoleRunning: none,
  manageRolesRequired: none,
  boostRequired: none,
  itemsLimitReached: most,
  jobsLimitReached: most,
  giveawaysLimitReached: most,
  couponsLimitReached: most,
  itemNameTaken: none,
  jobNameTaken: none,
  templateNameTaken: none,

  // Coupons.
  couponNameTaken: none,
  couponCodeInvalid: none,
  couponCodeTaken: none,
  couponUnknown: none,
  couponOver: none,
  couponUsedUp: none,
  couponUsed: none,
  couponPaused: none,
  couponInactive: none,
  couponOwn: none,
  couponRoleRequired: named,
  couponRoleWorn: none,
  couponPrizeGone: none,
  couponTooMuch: none,
  couponTooNew: until,
  couponGuesses: none,
  couponUsesBelow: least,
  couponEndPast: none,
  couponsByMembersOff: none,
  couponsOwnLimit: most,
  couponTotal: z.object({ min: z.number(), max: z.number() }),
  notEnoughMoney: none,
  unknownItem: none,

  // Prefix, resets, balances.
  prefixRequired: none,
  prefixTooLong: most,
  prefixCharacters: none,
  prefixInvisible: none,
  timeZoneUnknown: none,
  scopeRequired: none,
  nameMismatch: none,
  invalidBalance: none,

  // Commands.
  alsoAllowed: none,
  tooManyOverwrites: most,
  permissionScope: none,
  platformRights: none,

  // Templates.
  templateRequired: none,
  templateTooLong: most,
  templateSyntax: excerpt,
  templateUnclosed: excerpt,
  templateBlockUnclosed: named,
  templateUnknownTag: named,
  templateUnknownFilter: named,
  templateFilterValues: named,
  templateUnknownVariable: named,
  templateVariableElsewhere: named,
  templateUnknownRole: named,
  templateUnknownChannel: named,
  templateTooDeep: most,
  templateMomentOnly: none,
  tooManyTemplates: most,

  // Embeds.
  colorInvalid: none,
  fieldNameRequired: none,
  tooManyFields: most,
  dateRequired: none,
  dateInvalid: none,
  embedTooLong: most,
  jsonTooLong: most,
  notJson: none,
  noEmbed: none,

  // Greetings, logs and their tests.
  channelRequired: none,
  greetingOff: none,
  greetingEmpty: none,
  botCanNotPost: none,
  memberCanNotPost: none,
  messageEmpty: none,
  inboxClosed: none,

  // Moderation.
  punishmentTooLong: most,
  punishmentBeyondYou: permission,
  warnsInvalid: none,
  warnsDuplicate: none,
  warnPunishmentsLimit: most,
  domainInvalid: none,
  wordRequired: none,
  expressionInvalid: excerpt,
  expressionUnsupported: excerpt,
  expressionTooBig: excerpt,
  expressionMatchesAll: excerpt,
  fileTypeInvalid: none,

  // Cases.
  case_notInForce: none,
  case_takesNoDuration: none,
  case_alreadyOver: none,
  case_notFailed: none,
  case_stricterStands: none,
  case_muteImpossible: none,
  case_own: none,
  case_aboveYou: none,

  // Ban appeals.
  answerLength: none,
  answersCount: none,
  answersBlank: none,
  review_decided: by,
  review_banOver: none,
  review_ownBan: none,
  review_heldByOther: by,

  // Giveaways.
  giveaway_endPast: none,
  giveaway_unknownItem: none,
  giveaway_notEnoughMoney: most,
  giveaway_notDraft: none,
  giveaway_notRunning: none,
  giveaway_notPaused: none,
  giveaway_notEnded: none,
  giveaway_isPosted: none,
  giveaway_over: none,
  giveaway_channelFixed: none,
  giveaway_nobodyLeft: none,
  giveaway_notWinner: none,
  giveaway_prizeSpent: none,
  giveaway_claimOver: none,

  // Boosts and gift codes; `until` is ISO 8601.
  noSubscription: none,
  boostsInUse: none,
  alreadyBoosted: none,
  notPlaced: none,
  boostRests: until,
  giftUnknown: none,
  giftUsed: none,
  giftYours: none,
  giftExpired: none,
  giftSmallerPlan: until,
};

export type IssueCode = keyof typeof ISSUE_PARAMS;

/** The parameters that a code's text needs; an empty object type where it needs none. */
export type IssueParams<Code extends IssueCode> = Code extends IssueCode
  ? BareIfEmpty<z.infer<(typeof ISSUE_PARAMS)[Code]>>
  : never;

type BareIfEmpty<Params> = Params extends Record<string, never> ? object : Params;

/** Returns the code unchanged; its type makes sure that schemas use only codes of the list. */
export function issueCode<Code extends IssueCode>(code: Code): Code {
  return code;
}

/** Whether a text is one of the codes. */
export function isIssueCode(text: string): text is IssueCode {
  return Object.hasOwn(ISSUE_PARAMS, text);
}
