import type { Actions } from '../actions.ts';
import { button, make } from '../dom.ts';
import type { Message } from './message-shapes.ts';
import { ask } from '../state.ts';
import { t } from '../texts/texts.ts';

/** A poll with a button for each answer; pressing one again takes the vote back. */
export function drawPoll(message: Message, actions: Actions) {
  const { poll } = message;
  if (!poll) return null;
  const counts = new Map(poll.results.answer_counts.map((entry) => [entry.id, entry]));
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  const answers = poll.answers.map(({ answer_id: id, poll_media: media }) => {
    const { count = 0, me_voted: isMine = false } = counts.get(id) ?? {};
    const body = { answerId: String(id), action: isMine ? 'remove' : 'add' };
    const send = () => ask(`/channels/${message.channel_id}/messages/${message.id}/votes`, 'POST', body);
    return button(
      {
        class: 'answer',
        disabled: poll.results.is_finalized,
        'aria-pressed': String(isMine),
        style: `--share: ${total === 0 ? 0 : Math.round((count / total) * 100)}%`,
        onclick: () => actions.attempt(send),
      },
      make('span', {}, [media.emoji?.name, media.text].filter(Boolean).join(' ')),
      make('small', {}, t.votes(count)),
    );
  });
  return make('section', { class: 'embed poll' }, make('p', { class: 'embed-title' }, poll.question.text), ...answers);
}
