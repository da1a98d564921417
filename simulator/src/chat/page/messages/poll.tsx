import { useSession } from '../session/use-chat.ts';
import type { Message, Poll, Votes } from '../shapes/message-shapes.ts';
import { t } from '../texts/texts.ts';

/** A poll with a button for each answer; pressing one again takes the vote back. */
export function PollBox({ message, poll }: { message: Message; poll: Poll }) {
  const { question, answers, results } = poll;
  const counts = new Map(results.answer_counts.map((entry) => [entry.id, entry]));
  const total = results.answer_counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="embed poll">
      <p className="embed-title">{question.text}</p>
      {answers.map((answer) => (
        <Answer
          key={answer.answer_id}
          message={message}
          answer={answer}
          votes={counts.get(answer.answer_id)}
          total={total}
          isOver={results.is_finalized}
        />
      ))}
    </section>
  );
}

interface AnswerProps {
  message: Message;
  answer: Poll['answers'][number];
  votes: Votes | undefined;
  total: number;
  isOver: boolean;
}

function Answer({ message, answer: { answer_id: id, poll_media: media }, votes, total, isOver }: AnswerProps) {
  const { ask, attempt } = useSession();
  const { count = 0, me_voted: isMine = false } = votes ?? {};
  const share = total === 0 ? 0 : Math.round((count / total) * 100);
  const vote = () =>
    ask(`/channels/${message.channel_id}/messages/${message.id}/votes`, 'POST', {
      answerId: String(id),
      action: isMine ? 'remove' : 'add',
    });
  return (
    <button
      type="button"
      className="answer"
      disabled={isOver}
      aria-pressed={isMine}
      style={{ '--share': `${share}%` }}
      onClick={() => void attempt(vote)}
    >
      <span>{[media.emoji?.name, media.text].filter(Boolean).join(' ')}</span>
      <small>{t.votes(count)}</small>
    </button>
  );
}
