import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import { readControl } from './control-file.ts';
import { answerSchema, type ControlOrder } from './control-order.ts';

/** The answer to an order. A `hold` lasts until `end`, which throws if it broke off earlier. */
interface Reply {
  result: unknown;
  end(): void;
}

/** Sends an order to the process that holds a data folder. @throws StartupError if it does not carry it out. */
export async function sendOrder<Input extends object>(
  folder: string,
  { name }: ControlOrder<Input>,
  input: Input,
): Promise<Reply> {
  const address = readControl(folder);
  if (address === null)
    throw new StartupError(
      `Perigee is running on ${folder}, but does not accept commands yet. Try again, or stop it first.`,
    );
  const socket = connect(address.port, '127.0.0.1');
  let isOver = false;
  socket.on('error', () => {});
  socket.once('close', () => (isOver = true));
  socket.write(`${JSON.stringify({ token: address.token, order: { order: name, ...input } })}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = z.parse(answerSchema, JSON.parse(line));
    if ('problem' in answer) throw new StartupError(`The running Perigee failed: ${answer.problem}`);
    // Without reading on, the end of the connection would go unnoticed.
    socket.resume();
    return {
      result: answer.result,
      end() {
        socket.destroy();
        if (isOver) throw new StartupError('Perigee resumed before this was finished. Try again.');
      },
    };
  }
  throw new StartupError(`The Perigee running on ${folder} did not respond. Try again, or stop it first.`);
}
