import { m } from '#texts';
import type { Message, SayText } from '../../lib/preferences/use-text.ts';
import { readFieldError } from './field-error.ts';

/** What each code of a refused field says (spec.md 8); the codes are those of the schemas in core. */
const ISSUE_TEXTS = new Map<string, Message<{ max: number }>>([
  ['prefixRequired', m.issue_prefixRequired],
  ['prefixTooLong', m.issue_prefixTooLong],
  ['prefixCharacters', m.issue_prefixCharacters],
  ['prefixInvisible', m.issue_prefixInvisible],
  ['nonNegativeInteger', m.issue_nonNegativeInteger],
  ['integer', m.issue_integer],
  ['positiveInteger', m.issue_positiveInteger],
  ['percent', m.issue_percent],
  ['maxBelowMin', m.issue_maxBelowMin],
  ['durationTooLong', m.issue_durationTooLong],
  ['punishmentTooLong', m.issue_punishmentTooLong],
  ['invalidUrl', m.issue_invalidUrl],
  ['tooLong', m.issue_tooLong],
  ['listTooLong', m.issue_listTooLong],
  ['duplicate', m.issue_duplicate],
  ['alsoAllowed', m.issue_alsoAllowed],
  ['tooManyOverwrites', m.issue_tooManyOverwrites],
  ['unknownRole', m.issue_unknownRole],
  ['unknownChannel', m.issue_unknownChannel],
  ['nameRequired', m.issue_nameRequired],
  ['nameTooLong', m.issue_nameTooLong],
  ['descriptionTooLong', m.issue_descriptionTooLong],
  ['itemNameTaken', m.issue_itemNameTaken],
  ['jobNameTaken', m.issue_jobNameTaken],
  ['itemsLimitReached', m.issue_itemsLimitReached],
  ['jobsLimitReached', m.issue_jobsLimitReached],
  ['boostRequired', m.issue_boostRequired],
  ['roleAboveYou', m.issue_roleAboveYou],
  ['roleAboveBot', m.issue_roleAboveBot],
  ['templateTooLong', m.issue_templateTooLong],
  ['templateRequired', m.issue_templateRequired],
  ['colorInvalid', m.issue_colorInvalid],
  ['fieldNameRequired', m.issue_fieldNameRequired],
  ['tooManyFields', m.issue_tooManyFields],
  ['dateRequired', m.issue_dateRequired],
  ['dateInvalid', m.issue_dateInvalid],
  ['embedTooLong', m.issue_embedTooLong],
  ['notJson', m.issue_notJson],
  ['jsonTooLong', m.issue_jsonTooLong],
  ['noEmbed', m.issue_noEmbed],
  ['unknownField', m.issue_unknownField],
  ['invalidType', m.issue_invalidType],
  ['channelRequired', m.issue_channelRequired],
  ['greetingOff', m.issue_greetingOff],
  ['greetingEmpty', m.issue_greetingEmpty],
  ['botCanNotPost', m.issue_botCanNotPost],
  ['reasonTooLong', m.issue_reasonTooLong],
  ['warnsInvalid', m.issue_warnsInvalid],
  ['warnsDuplicate', m.issue_warnsDuplicate],
  ['warnPunishmentsLimit', m.issue_warnPunishmentsLimit],
  ['domainInvalid', m.issue_domainInvalid],
  ['wordRequired', m.issue_wordRequired],
  ['fileTypeInvalid', m.issue_fileTypeInvalid],
  ['messageEmpty', m.issue_messageEmpty],
  ['inboxClosed', m.issue_inboxClosed],
  ['invalidId', m.issue_invalidId],
]);

/** The sentence beside a refused field, or nothing when the field is fine. Takes what the form keeps: `error` of `getInputProps`. */
export function issueText(text: SayText, error: unknown): string | undefined {
  const found = readFieldError(error);
  return found && text(ISSUE_TEXTS.get(found.code) ?? m.issue_other, { max: found.max });
}
