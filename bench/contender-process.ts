import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** News of a program in a process of its own, told by the moment it is at. */
interface News {
  at: string;
}

/** A program of bot-contenders that was started. */
export interface ContenderProcess<AnyNews extends News> {
  child: ChildProcess;
  /** The next news of that moment. @throws when the program stops before. */
  hear<At extends AnyNews['at']>(at: At): Promise<Extract<AnyNews, { at: At }>>;
}

/** Starts one, has it work, and ends it. */
export async function withContender<AnyNews extends News, Result>(
  name: string,
  args: readonly string[],
  work: (contender: ContenderProcess<AnyNews>) => Promise<Result>,
): Promise<Result> {
  const child = fork(new URL(`./bot-contenders/${name}.ts`, import.meta.url), [...args], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  try {
    return await work({ child, hear: (at) => hear<AnyNews, typeof at>(child, at) });
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

function hear<AnyNews extends News, At extends AnyNews['at']>(
  child: ChildProcess,
  at: At,
): Promise<Extract<AnyNews, { at: At }>> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The contender stopped before it had finished'));
    const isIt = (news: AnyNews): news is Extract<AnyNews, { at: At }> => news.at === at;
    const listen = (news: AnyNews) => {
      if (!isIt(news)) return;
      child.off('message', listen);
      child.off('exit', fail);
      resolve(news);
    };
    child.on('message', listen);
    child.on('exit', fail);
  });
}
