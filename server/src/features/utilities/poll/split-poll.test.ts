import { expect, test } from 'vitest';
import { readAnswers } from './read-answers.ts';
import { splitAnswers, splitQuestion } from './split-poll.ts';

const NOW = { nowMs: Date.parse('2026-11-27T12:00:00Z'), zone: 'UTC' };

function splitPoll(line: string) {
  const question = splitQuestion(line);
  const answers = question && splitAnswers(question.rest, NOW);
  return question && answers && [question.value, readAnswers(answers.value), answers.rest.trim()];
}

test.for([
  ['"Movie night?" "Fri 8pm" "Sat 9pm"', ['Movie night?', ['Fri 8pm', 'Sat 9pm'], '']],
  ['“Movie night?” “Fri, 8pm”, “A|B” 2 days', ['Movie night?', ['Fri, 8pm', 'A|B'], '2 days']],
  ['"Now?" "Yes, No" "1h"', ['Now?', ['Yes', 'No'], '1h']],
  ['"How long?" "1h" "2h"', ['How long?', ['1h', '2h'], '']],
  ['«Чай?» «да» «нет» длительность:1ч', ['Чай?', ['да', 'нет'], '1ч']],
  ['Во сколько рейд? | 19:00 | 20:30 | 21:00', ['Во сколько рейд?', ['19:00', '20:30', '21:00'], '']],
  ['Во сколько рейд? | 19:00 | 20:30 | на 2 часа', ['Во сколько рейд?', ['19:00', '20:30'], 'на 2 часа']],
  ['Обед | суп | салат | до завтра', ['Обед', ['суп', 'салат'], 'до завтра']],
  ['Lunch | soup | salad | duration: 3h', ['Lunch', ['soup', 'salad'], '3h']],
  ['Lunch | soup | salad for 3h', ['Lunch', ['soup', 'salad'], 'for 3h']],
  ['Movie? | Heat 3h | Alien 2h', ['Movie?', ['Heat 3h', 'Alien 2h'], '']],
  ['Which pizza? salami|veggie 1h', ['Which pizza?', ['salami', 'veggie'], '1h']],
  ['Tea or coffee? tea, coffee 1h', ['Tea or coffee?', ['tea', 'coffee'], '1h']],
  ['Tea or coffee? tea, coffee 3 dayz', ['Tea or coffee?', ['tea', 'coffee'], '3 dayz']],
  ['Tea? Or coffee?! tea, coffee until friday', ['Tea? Or coffee?!', ['tea', 'coffee'], 'until friday']],
  ['Which map? Dust 2, Mirage, or Inferno', ['Which map?', ['Dust 2', 'Mirage', 'Inferno'], '']],
  ['Что смотрим? «Дюна», «Матрица 2» или «Шрек»', ['Что смотрим?', ['Дюна', 'Матрица 2', 'Шрек'], '']],
  ['Когда? | или сегодня | или завтра', ['Когда?', ['или сегодня', 'или завтра'], '']],
  ['How long? 30 min, 1 hour', ['How long?', ['30 min', '1 hour'], '']],
  ['Во сколько? 19:00, 20:30', ['Во сколько?', ['19:00', '20:30'], '']],
  ['Обед: суп, салат на час', ['Обед', ['суп', 'салат'], 'на час']],
  ['Which?\nred, or orange\nblue\nfor 1h', ['Which?', ['red, or orange', 'blue'], 'for 1h']],
] as const)('Reads the poll in the line %s', ([line, poll]) => {
  const read = splitPoll(line);

  expect(read).toEqual(poll);
});
