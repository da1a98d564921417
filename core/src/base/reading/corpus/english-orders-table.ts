/**
 * Orders as people write them in English, one a line: what is read, the text, what it means, and the words left over
 * (see `parse-corpus.ts`). Given on Wednesday, 25 November 2026, at 13:30 in Berlin.
 */
export const ENGLISH_ORDERS = `
amount | 1 | 1 |
amount | 7 thanks | 7 | thanks
amount | 10 for the raffle | 10 | for the raffle
amount | 25 prize | 25 | prize
amount | 99 event winner | 99 | event winner
amount | 100 you earned it | 100 | you earned it
amount | 250 rent | 250 | rent
amount | 500 because I lost the bet | 500 | because I lost the bet
amount | 1000 for 3 kills | 1000 | for 3 kills
amount | 1,000 2 of them | 1000 | 2 of them
amount | 12,000 | 12000 |
amount | 250,000 thanks | 250000 | thanks
amount | 1,234,567 for the raffle | 1234567 | for the raffle
amount | 10,000,000 prize | 10000000 | prize
amount | 1 000 event winner | 1000 | event winner
amount | 12 500 you earned it | ?12500 12 | you earned it
amount | 1 000 000 rent | 1000000 | rent
amount | 1_000 because I lost the bet | 1000 | because I lost the bet
amount | 1'000 for 3 kills | 1000 | for 3 kills
amount | 1’500’000 2 of them | 1500000 | 2 of them
amount | 1.000 | 1000 |
amount | 2.500.000 thanks | 2500000 | thanks
amount | 1k for the raffle | 1000 | for the raffle
amount | 5K prize | 5000 | prize
amount | 1.5k event winner | 1500 | event winner
amount | 2.25k you earned it | 2250 | you earned it
amount | 0.5k rent | 500 | rent
amount | .5k because I lost the bet | 500 | because I lost the bet
amount | 10kk for 3 kills | 10000000 | for 3 kills
amount | 1m 2 of them | 1000000 | 2 of them
amount | 1.2M | 1200000 |
amount | 3 million thanks | 3000000 | thanks
amount | 2 thousand for the raffle | 2000 | for the raffle
amount | 7 grand prize | 7000 | prize
amount | 1b event winner | 1000000000 | event winner
amount | 1.5 billion you earned it | 1500000000 | you earned it
amount | +50 rent | 50 | rent
amount | 007 because I lost the bet | 7 | because I lost the bet
amount | $20 for 3 kills | 20 | for 3 kills
amount | 100$ 2 of them | 100 | 2 of them
amount | 50 coins | 50 |
amount | 1 coin thanks | 1 | thanks
amount | １２３ for the raffle | 123 | for the raffle
amount | ٤٢ prize | 42 | prize
amount | 1\u00a0000 event winner | 1000 | event winner
amount | 1\u202f000\u202f000 you earned it | 1000000 | you earned it
amount | 2,5k rent | 2500 | rent
amount | 12.345k because I lost the bet | ?12345 12345000 | because I lost the bet
amount | 1.500k for 3 kills | ?1500 1500000 | for 3 kills
amount | all | 100% |
amount | ALL prize | 100% | prize
amount | max rent | 100% | rent
amount | everything 2 of them | 100% | 2 of them
amount | half for the raffle | 50% | for the raffle
amount | Half you earned it | 50% | you earned it
amount | 50% for 3 kills | 50% | for 3 kills
amount | 50 % thanks | 50% | thanks
amount | 10% event winner | 10% | event winner
amount | 33 percent because I lost the bet | 33% | because I lost the bet
amount | 2.5% | 2.5% |
amount | 100% prize | 100% | prize
amount | 1.5 | ! |
amount | 3.0 | ! |
amount | 10.99 | ! |
amount | 1,5 | ! |
amount | 0.5 | ! |
amount | 1e3 | ! |
amount | 1e9 | ! |
amount | 0x10 | ! |
amount | 0 | ! |
amount | -5 | ! |
amount | -1,000 | ! |
amount | 1,00,000 | ! |
amount | 10-20 | ! |
amount | 5x | ! |
amount | 12abc | ! |
amount | ten | ! |
amount | allowance | ! |
amount | abc | ! |
amount |  | ! |
amount | 0% | ! |
amount | 150% | ! |
amount | 9007199254740993 | ! |
amount | 99999999999999999999 | ! |
amount | 1.2345k | ! |
amount | 1,000.50 | ! |
amount | 1.000,50 | ! |
amount | 1,0000 | ! |
amount | 10/2 | ! |
amount | infinity | ! |
amount | NaN | ! |
amount | 10 20 | 10 | 20
amount | 5 10 15 | 5 | 10 15
amount | 100 50 please | 100 | 50 please
amount | 1 20 000 | 1 | 20 000
amount | 1000 000 | 1000 | 000
amount | 20, thanks | 20 | , thanks
amount | 20. thanks | 20 | . thanks
amount | 15! | 15 | !
amount | 300: rent | 300 | : rent
amount | 40 (tip) | 40 | (tip)
amount | 5 for lunch | 5 | for lunch
amount | 1k for you | 1000 | for you
amount | all in | 100% |
amount | half of it | 50% |
amount | 20 each | 20 | each
amount | 12 hours of work | 12 | hours of work
amount | 2 items | 2 | items
amount | 1,000,000 wow | 1000000 | wow
end | 10m spam | 600s | spam
end | 30 min flooding | 1800s | flooding
end | 45 minutes insulting members | 2700s | insulting members
end | 1h nsfw in general | 3600s | nsfw in general
end | 1h30m rule 3 | 5400s | rule 3
end | 1h 30m being rude, again | 5400s | being rude, again
end | 1 h 30 min advertising | 5400s | advertising
end | 2 hours raid | 7200s | raid
end | 1.5h posting scam links | 5400s | posting scam links
end | 1,5h ban evasion | 5400s | ban evasion
end | 12hrs | 43200s |
end | 1d spam | 86400s | spam
end | 3 days flooding | 259200s | flooding
end | 1 day 2 hours insulting members | 93600s | insulting members
end | 1d12h nsfw in general | 129600s | nsfw in general
end | 2 weeks rule 3 | 1209600s | rule 3
end | 1w being rude, again | 604800s | being rude, again
end | 1 week and 2 days advertising | 777600s | advertising
end | 1 month raid | 2592000s | raid
end | 2mo posting scam links | 5184000s | posting scam links
end | 6 months ban evasion | 15552000s | ban evasion
end | 1 year | 31536000s |
end | 1y spam | 31536000s | spam
end | 30s flooding | 30s | flooding
end | 90 seconds insulting members | 90s | insulting members
end | an hour nsfw in general | 3600s | nsfw in general
end | a day rule 3 | 86400s | rule 3
end | a week being rude, again | 604800s | being rude, again
end | half an hour advertising | 1800s | advertising
end | half a day raid | 43200s | raid
end | an hour and a half posting scam links | 5400s | posting scam links
end | two hours ban evasion | 7200s | ban evasion
end | three days | 259200s |
end | twenty five minutes spam | 1500s | spam
end | forty-five minutes flooding | 2700s | flooding
end | a couple of hours insulting members | 7200s | insulting members
end | two and a half hours nsfw in general | 9000s | nsfw in general
end | quarter of an hour rule 3 | 900s | rule 3
end | 1½ hours being rude, again | 5400s | being rude, again
end | 10M advertising | 600s | advertising
end | 1H raid | 3600s | raid
end | 7D posting scam links | 604800s | posting scam links
end | 1h30 ban evasion | 5400s | ban evasion
end | for 10m flooding | 600s | flooding
end | for 30 min rule 3 | 1800s | rule 3
end | for the next 45 minutes raid | 2700s | raid
end | for about 1h | 3600s |
end | for 1h30m insulting members | 5400s | insulting members
end | for 1h 30m being rude, again | 5400s | being rude, again
end | for the next 1 h 30 min posting scam links | 5400s | posting scam links
end | for about 2 hours spam | 7200s | spam
end | for 1.5h nsfw in general | 5400s | nsfw in general
end | for 1,5h advertising | 5400s | advertising
end | for the next 12hrs ban evasion | 43200s | ban evasion
end | for about 1d flooding | 86400s | flooding
end | for 3 days rule 3 | 259200s | rule 3
end | for 1 day 2 hours raid | 93600s | raid
end | for the next 1d12h | 129600s |
end | for about 2 weeks insulting members | 1209600s | insulting members
end | for 1w being rude, again | 604800s | being rude, again
end | for 1 week and 2 days posting scam links | 777600s | posting scam links
end | for the next 1 month spam | 2592000s | spam
end | for about 2mo nsfw in general | 5184000s | nsfw in general
end | for 6 months advertising | 15552000s | advertising
end | for 1 year ban evasion | 31536000s | ban evasion
end | for the next 1y flooding | 31536000s | flooding
end | for about 30s rule 3 | 30s | rule 3
end | for 90 seconds raid | 90s | raid
end | for an hour | 3600s |
end | for the next a day insulting members | 86400s | insulting members
end | for about a week being rude, again | 604800s | being rude, again
end | until tomorrow insulting members | 2026-11-26T00:00 | insulting members
end | until friday raid | 2026-11-27T00:00 | raid
end | until friday 18:00 flooding | 2026-11-27T18:00 | flooding
end | till monday advertising | 2026-11-30T00:00 | advertising
end | until sunday 9am spam | 2026-11-29T09:00 | spam
end | until 18:00 being rude, again | 2026-11-25T18:00 | being rude, again
end | until 9:00 | 2026-11-26T09:00 |
end | until 6pm rule 3 | 2026-11-25T18:00 | rule 3
end | until noon ban evasion | 2026-11-26T12:00 | ban evasion
end | until midnight nsfw in general | 2026-11-26T00:00 | nsfw in general
end | until 31.12 posting scam links | 2026-12-31T00:00 | posting scam links
end | until 31.12 18:00 insulting members | 2026-12-31T18:00 | insulting members
end | until 2026-12-31 raid | 2026-12-31T00:00 | raid
end | until 2026-12-31 18:00 flooding | 2026-12-31T18:00 | flooding
end | until dec 24 advertising | 2026-12-24T00:00 | advertising
end | until December 24th spam | 2026-12-24T00:00 | spam
end | until 1 january 2027 being rude, again | 2027-01-01T00:00 | being rude, again
end | until 1st of February | 2027-02-01T00:00 |
end | until the end of the week rule 3 | 2026-11-30T00:00 | rule 3
end | until end of day ban evasion | 2026-11-26T00:00 | ban evasion
end | until tomorrow 9am nsfw in general | 2026-11-26T09:00 | nsfw in general
end | untill tomorrow posting scam links | 2026-11-26T00:00 | posting scam links
end | up to friday insulting members | 2026-11-27T00:00 | insulting members
end | until the day after tomorrow raid | 2026-11-27T00:00 | raid
end | till 22:30 flooding | 2026-11-25T22:30 | flooding
end | until next week advertising | 2026-11-30T00:00 | advertising
end | until next month spam | 2026-12-01T00:00 | spam
end | forever spam | endless | spam
end | permanent insulting members | endless | insulting members
end | permanently rule 3 | endless | rule 3
end | perma advertising | endless | advertising
end | perm posting scam links | endless | posting scam links
end | for ever | endless |
end | for good flooding | endless | flooding
end | indefinitely nsfw in general | endless | nsfw in general
end | for life being rude, again | endless | being rude, again
end | until further notice raid | endless | raid
end | until lifted ban evasion | endless | ban evasion
end | permaban spam | endless | spam
end | lifetime insulting members | endless | insulting members
end |  | none |
end | spam | none |
end | flooding the chat | none |
end | rule 3 | none |
end | rule 3 and 4 | none |
end | insulted 2 members | none |
end | spammed 10 times | none |
end | 3rd warning | none |
end | second warning | none |
end | 2nd account of a banned member | none |
end | 24/7 spam | none |
end | account 2 days old | none |
end | joined 5 minutes ago | none |
end | every 5 minutes the same link | none |
end | raid at 18:00 | none |
end | spammed for the last 2 hours | none |
end | ruined my day | none |
end | has a second account | none |
end | version 1.2.3 | none |
end | see #rules 5 | none |
end | nsfw | none |
end | ping everyone | none |
end | a lot of caps | none |
end | being rude to staff in #general | none |
end | scam link https://example.com/30 | none |
end | alt of 123456789012345678 | none |
end | told 3 times to stop | none |
end | weekend troll | none |
end | minutes of spam | none |
end | monthly spammer | none |
end | daily flood | none |
end | user is a bot | none |
end | said the n word | none |
end | hourly ads | none |
end | "10 times" | none |
end | no reason | none |
end | - | none |
end | ... | none |
end | 10x the same picture | none |
end | 5th offense | none |
end | 18+ content | none |
end | covid19 | none |
end | mp3 files | none |
end | h4x0r | none |
end | forgot | none |
end | may be underage | none |
end | sun emoji spam | none |
end | mon ami | none |
end | second time spamming | none |
end | spam forever | none |
end | advertising permanent vpn | none |
end | 3dayz | ?259200s |
end | spam 7d | ?604800s |
end | 10 minuts spam | ?600s |
end | 2 huors flooding | ?7200s |
end | 1 wekk | ?604800s |
end | flood, 3 days | ?259200s |
end | spam until tomorrow | ?2026-11-26T00:00 |
end | 10 spam | ?600s 36000s 864000s |
end | -5m spam | ! |
end | 0 spam | ! |
end | until 31.12.2020 spam | ! |
when | 10m feed the cat | 600s | feed the cat
when | in 10m call mom | 600s | call mom
when | in 2 hours 2 apples | 7200s | 2 apples
when | in an hour Nitro | 3600s | Nitro
when | in half an hour buy milk | 1800s | buy milk
when | in 3 days stand up | 259200s | stand up
when | in a week check the oven | 604800s | check the oven
when | in 1 month meeting with Ann | 2592000s | meeting with Ann
when | 5 minutes from now Steam key | 300s | Steam key
when | 2h later take out the trash | 7200s | take out the trash
when | +30m feed the cat | 1800s | feed the cat
when | tomorrow call mom | 2026-11-26T00:00 | call mom
when | tomorrow 9am 2 apples | 2026-11-26T09:00 | 2 apples
when | tomorrow at 9 Nitro | 2026-11-26T09:00 | Nitro
when | tomorrow at noon buy milk | 2026-11-26T12:00 | buy milk
when | tomorrow morning stand up | 2026-11-26T09:00 | stand up
when | tomorrow evening check the oven | 2026-11-26T18:00 | check the oven
when | tmr 10:15 meeting with Ann | 2026-11-26T10:15 | meeting with Ann
when | tomorow at 8pm Steam key | 2026-11-26T20:00 | Steam key
when | today at 18:00 take out the trash | 2026-11-25T18:00 | take out the trash
when | at 18:00 feed the cat | 2026-11-25T18:00 | feed the cat
when | at 6pm call mom | 2026-11-25T18:00 | call mom
when | at 6:30 pm 2 apples | 2026-11-25T18:30 | 2 apples
when | at 7 Nitro | 2026-11-26T07:00 | Nitro
when | 6pm buy milk | 2026-11-25T18:00 | buy milk
when | 9:30 stand up | 2026-11-26T09:30 | stand up
when | 23:59 check the oven | 2026-11-25T23:59 | check the oven
when | friday meeting with Ann | 2026-11-27T00:00 | meeting with Ann
when | on friday Steam key | 2026-11-27T00:00 | Steam key
when | friday 18:00 take out the trash | 2026-11-27T18:00 | take out the trash
when | friday at 6pm feed the cat | 2026-11-27T18:00 | feed the cat
when | on monday at 9 call mom | 2026-11-30T09:00 | call mom
when | wed 18:00 2 apples | 2026-11-25T18:00 | 2 apples
when | sat 12:00 Nitro | 2026-11-28T12:00 | Nitro
when | this sunday at 10am buy milk | 2026-11-29T10:00 | buy milk
when | 31.12 stand up | 2026-12-31T00:00 | stand up
when | 31.12 18:00 check the oven | 2026-12-31T18:00 | check the oven
when | 31.12.2026 23:59 meeting with Ann | 2026-12-31T23:59 | meeting with Ann
when | 31.12.26 23:59 Steam key | 2026-12-31T23:59 | Steam key
when | 2026-12-31 take out the trash | 2026-12-31T00:00 | take out the trash
when | 2026-12-31 18:00 feed the cat | 2026-12-31T18:00 | feed the cat
when | 2026-12-31T18:00 call mom | 2026-12-31T18:00 | call mom
when | 2026/12/31 18:00 2 apples | 2026-12-31T18:00 | 2 apples
when | dec 31 18:00 Nitro | 2026-12-31T18:00 | Nitro
when | 31 dec at 18:00 buy milk | 2026-12-31T18:00 | buy milk
when | December 31st, 2026 at 6pm stand up | 2026-12-31T18:00 | stand up
when | 1 Jan 2027 00:00 check the oven | 2027-01-01T00:00 | check the oven
when | 25th of December 10am meeting with Ann | 2026-12-25T10:00 | meeting with Ann
when | 01.02 12:00 Steam key | 2027-02-01T12:00 | Steam key
when | 31/12 18:00 take out the trash | 2026-12-31T18:00 | take out the trash
when | 12/31/2026 6pm feed the cat | 2026-12-31T18:00 | feed the cat
when | 18:00 tomorrow call mom | 2026-11-26T18:00 | call mom
when | 9am tomorrow 2 apples | 2026-11-26T09:00 | 2 apples
when | 18:00 on friday Nitro | 2026-11-27T18:00 | Nitro
when | in 2 days at 18:00 buy milk | 2026-11-27T18:00 | buy milk
when | in 1 week at 9:00 stand up | 2026-12-02T09:00 | stand up
when | noon check the oven | 2026-11-26T12:00 | check the oven
when | midnight meeting with Ann | 2026-11-26T00:00 | meeting with Ann
when | tonight Steam key | 2026-11-25T20:00 | Steam key
when | day after tomorrow 8:00 take out the trash | 2026-11-27T08:00 | take out the trash
when | by friday feed the cat | 2026-11-27T00:00 | feed the cat
when | next week call mom | 2026-11-30T00:00 | call mom
when | next month 2 apples | 2026-12-01T00:00 | 2 apples
when | end of the month Nitro | 2026-12-01T00:00 | Nitro
when | 18:00 UTC buy milk | 2026-11-25T19:00 | buy milk
when | 18:00 +03:00 stand up | 2026-11-25T16:00 | stand up
when | 2026-12-31 18:00Z check the oven | 2026-12-31T19:00 | check the oven
when | 1h 2 days left until the exam | 3600s | 2 days left until the exam
when | 1h 30 apples | 3600s | 30 apples
when | 2 days 1 of 3 tasks | 172800s | 1 of 3 tasks
when | 90 minutes of football | 5400s | of football
when | 1 week 1st payment | 604800s | 1st payment
when | soon | ! |
when | later | ! |
when | someday | ! |
when | feed the cat | ! |
when | 31.06.2027 tea | ! |
when | 25:00 tea | ! |
when | 18:60 | ! |
when | 0 | ! |
when | yesterday | ! |
when | 2 days ago | ! |
when | next time | ! |
when | next friday party | ?2026-12-04T00:00 2026-11-27T00:00 | party
when | 05/06 18:00 party | ?2027-06-05T18:00 2027-05-06T18:00 | party
when | 1h 30 | ?5400s 3600s |
when | 5 hourz tea | ?18000s | tea
end | 3d porn | 259200s | porn
end | 1 hour, spam | 3600s | spam
end | 2d - spam | 172800s | spam
end | 10 min: caps | 600s | caps
end | 1day spam | 86400s | spam
end | 5hours flood | 18000s | flood
end | 15 mins calm down | 900s | calm down
end | 1hr cool off | 3600s | cool off
end | 48h scam | 172800s | scam
end | 72 hours raid | 259200s | raid
end | 14 days ban evasion | 1209600s | ban evasion
end | 60d toxic | 5184000s | toxic
end | seven days insults | 604800s | insults
end | one month scam | 2592000s | scam
end | a month scam | 2592000s | scam
end | week spam | 604800s | spam
end | hour spam | 3600s | spam
end | month of silence | 2592000s | of silence
end | 1 hr 15 mins spam | 4500s | spam
end | 2 days, 3 hours spam | 183600s | spam
end | 2 days and 3 hours spam | 183600s | spam
end | 1d 2h 3m 4s spam | 93784s | spam
end | ten minutes spam | 600s | spam
end | half a week spam | 302400s | spam
end | 1 week. spam | 604800s | spam
end | 3 DAYS SPAM | 259200s | SPAM
end | ٣ days spam | 259200s | spam
end | 18:00 spam | 2026-11-25T18:00 | spam
end | 31.12 spam | 2026-12-31T00:00 | spam
end | 2026-12-31 spam | 2026-12-31T00:00 | spam
end | tomorrow 9:00 spam | 2026-11-26T09:00 | spam
end | fro 10m spam | ?600s |
end | friday raid | ?2026-11-27T00:00 |
when | 1 houer tea | ?3600s | tea
end | 10 times in a row | none |
end | day 3 of this | none |
end | yesterday's raid | none |
end | weeks of flood | none |
end | one of many alts | none |
end | two accounts | none |
end | half the chat hates him | none |
end | minute by minute | none |
end | secondary account | none |
end | 100% scam | none |
end | 3/10 behaviour | none |
end | #1 spammer | none |
end | (warned) | none |
end | march of bots | none |
end | august ave | none |
end | set to 5 | none |
end | min age not met | none |
end | hit and run | none |
end | ~10m spam | 600s | spam
end | about 2 hours spam | 7200s | spam
end | 2 more days spam | 172800s | spam
end | fortnight spam | 1209600s | spam
end | for a fortnight | 1209600s |
end | until the 5th spam | 2026-12-05T00:00 | spam
end | until the weekend | 2026-11-28T00:00 |
end | until new year spam | 2027-01-01T00:00 | spam
end | until monday morning | 2026-11-30T09:00 |
end | until half past 6 spam | 2026-11-26T06:30 | spam
end | 1:30h spam | 5400s | spam
end | until 31-12-2026 spam | 2026-12-31T00:00 | spam
end | 5th warning for spam | none |
end | ordinal 2nd | none |
end | in the morning he raided | none |
end | on fire | none |
end | spam (7d) | ?604800s |
when | half past 6 tea | 2026-11-26T06:30 | tea
when | at quarter to 7 tea | 2026-11-26T06:45 | tea
when | this evening tea | 2026-11-25T18:00 | tea
when | the day after tomorrow tea | 2026-11-27T00:00 | tea
when | on the 5th of december tea | 2026-12-05T00:00 | tea
when | in a fortnight tea | 1209600s | tea
every | every day at 9 | 1d 9:00 |
every | every day 18:30 walk the dog | 1d 18:30 | walk the dog
every | daily at noon | 1d 12:00 |
every | every morning stretch | 1d 9:00 | stretch
every | every 2 hours drink water | 7200s | drink water
every | hourly backup | 3600s | backup
every | every monday 9:00 | 1w 0 9:00 |
every | every mon, wed and fri at 7pm gym | 1w 0,2,4 19:00 | gym
every | on weekdays at 10 stand-up | 1w 0,1,2,3,4 10:00 | stand-up
every | every weekend | 1w 5,6 9:00 |
every | every other day | 2d 9:00 |
every | every 2 weeks on thursday at 16:00 | 2w 3 16:00 |
every | every month on the 1st rent | 1m 1 9:00 | rent
every | every year on 31 december | 12-31 9:00 |
every | at 22:00 every day lights out | 1d 22:00 | lights out
every | every 2 houers | ?7200s |
every | every 5 tea | ! |
`;
