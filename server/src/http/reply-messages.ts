/**
 * Every sentence a successful call answers with, and the one refusal that is named to the letter (spec.md 4, 8). They are
 * for people who read the API's answers; programs go by status and codes.
 */
export const REPLY_MESSAGES = {
  settingsSaved: 'Settings saved',
  templateError: 'Template compilation error',
  testDone: 'Test completed!',
  signedOut: 'Signed out',
  balanceSaved: 'Balance saved',
  balanceDeleted: 'Balance deleted',
  resetBegun: 'The reset of all balances has begun',
  resetUndone: 'Everybody is given back what they had',
  movementReversed: 'It is taken back',
  muteRoleBegun: 'The mute role is being set up',
  memberHidden: 'You are off the leaderboard',
  memberShown: 'You are on the leaderboard again',
  appealApproved: 'The appeal is approved',
  appealDeclined: 'The appeal is declined',
  appealHeld: 'You are looking at it',
  appealReleased: 'Nobody is looking at it',
  appealRetried: 'It is tried again',
  caseChanged: 'The case is changed',
  caseLifted: 'It is taken back',
  caseRetried: 'It is tried again',
  automodUndone: 'It is taken back',
  nativeRestored: 'It is put there again',
  memberSpared: 'The member is left alone',
  memberSparedNoLonger: 'The member is left alone no longer',
  raidUndone: 'The raid ends now',
  paymentNoted: 'Noted',
} as const;
