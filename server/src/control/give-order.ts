import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import { readControl } from './control-file.ts';
import { type ControlOrder, answerSchema } from './order.ts';

/** What came of an order. What was asked to hold does so until `end`; rejects where it did not hold so long. */
interface Obeyed {
  result: unknown;
  end(): void;
}

/** Has the process that works on a data folder do something. @throws StartupError where it does not. */
export async function sendOrder(folder: string, order: ControlOrder): Promise<Obeyed> {
  const address = readControl(folder);
  if (address === null)
    throw new StartupError(`Perigee runs on ${folder}, but takes no orders yet. Try again, or stop it first.`);
  const socket = connect(address.port, '127.0.0.1');
  let isOver = false;
  socket.on('error', () => {});
  socket.once('close', () => (isOver = true));
  socket.write(`${JSON.stringify({ token: address.token, order })}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = z.parse(answerSchema, JSON.parse(line));
    if ('problem' in answer) throw new StartupError(`Perigee could not do it: ${answer.problem}`);
    // So that its end is noticed.
    socket.resume();
    return {
      result: answer.result,
      end() {
        socket.destroy();
        if (isOver) throw new StartupError('Perigee went on before it was done. Try again.');
      },
    };
  }
  throw new StartupError(`The Perigee that runs on ${folder} did not answer. Try again, or stop it first.`);
}
