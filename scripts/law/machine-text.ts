/** Whether the numbers in a file are the readers' own, or come from texts that machines write. */
export function isOfMachines(path: string, text: string): boolean {
  return PLACES.some(({ files }) => files.test(path)) || (path.startsWith('server/') && READS_ROWS.test(text));
}

/** Drivers return large integers as texts. */
const READS_ROWS = /from '(?:kysely|[^']*\/(?:database|stores?)\/[^']*)'/;

/** The places whose texts people don't write, or not to say an amount, a time or a number of anything. */
const PLACES: readonly { texts: string; files: RegExp }[] = [
  { texts: 'the readers', files: /^core\/src\/base\/reading\// },
  {
    texts: 'environment variables and arguments of programs',
    files: /^server\/src\/(?:config|programs|redis|database)\//,
  },
  { texts: 'headers and bodies of calls', files: /^server\/src\/(?:http|discord|payments|copy)\/|^web\/app\/lib\// },
  {
    texts: 'addresses and their cursors',
    files: /\/(?:[a-z-]*routes|[a-z-]*endpoints|[a-z]+-address|address-view)\.ts$/,
  },
  {
    texts: 'addresses and their cursors, checked by a schema',
    files:
      /\/(?:economy\/leaderboard\/(?:read-board|schema)|appeal\/schema|giveaways\/schema|review-service|list-entries)\.ts$/,
  },
  { texts: 'ids of buttons', files: /(?:-ids|-buttons?|custom-id|\.component)\.ts$/ },
  {
    texts: 'ids, and mentions with them',
    files:
      /\/(?:bot\/guild-cache\/[a-z-]+|text\/prefix|find-direct-command|draw-server|known-roles|plain-money|badge|used-mentions|parse-markup|avatar|snowflake|stored-message)\.tsx?$/,
  },
  { texts: 'names of keys in Redis', files: /\/token-guesses\.ts$/ },
  { texts: 'what the host and its tools say', files: /^server\/src\/features\/insights\/host\// },
  { texts: 'parts of dates that Intl writes', files: /^core\/src\/base\/time-zone\// },
  { texts: 'a seal of numbers that the product drew', files: /^core\/src\/games\/jackpot\/ticket\.ts$/ },
  {
    texts: 'values of selects and of the browser, as the product gave them',
    files:
      /^web\/app\/dashboard\/.*\/(?:[a-z]+-select|shop-rules-card|jackpot-card|message-archive-card|mute-duration|warn-expiry|step-selection|entry-list|boost-alert)\.tsx$/,
  },
  {
    texts: 'paths in settings, and values of settings and of records',
    files:
      /\/(?:inactive|change-path-text|field-text|describe-issues|refusal-text|visible-errors|describe-case|case-trail|what-if-panel|rule-mirror|preset-lines|option-field|audit-counts|latest-of)\.tsx?$/,
  },
  { texts: 'no texts, but yes and no', files: /\/(?:slash-fields|lock-area|group-channels)\.ts$/ },
  { texts: 'no texts, but large integers', files: /\/may-buy\.ts$/ },
  { texts: 'colours in the notations of style sheets', files: /^core\/src\/base\/color\/color\.ts$/ },
  { texts: 'values in templates, and marks put into them', files: /^core\/src\/base\/templates\// },
  // They look for digits, and leave what these say to the readers or to nobody.
  {
    texts: 'digits at an end of a text',
    files: /\/(?:copy-name|phishing|appeal\/plain-text|split-poll|people-text)\.ts$/,
  },
];
