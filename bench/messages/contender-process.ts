import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A message from a program in its own process, tagged with a stage. */
interface News {
  at: string;
}

/** A started program of `contenders`. */
export interface ContenderProcess<AnyNews extends News> {
  child: ChildProcess;
  /** The next message with that stage. @throws if the program exits first. */
  nextNews<At extends AnyNews['at']>(at: At): Promise<Extract<AnyNews, { at: At }>>;
}

/** Starts a contender, does the work with it, and ends it. */
export async function withContender<AnyNews extends News, Result>(
  name: string,
  args: readonly string[],
  work: (contender: ContenderProcess<AnyNews>) => Promise<Result>,
): Promise<Result> {
  const child = fork(new URL(`./contenders/${name}.ts`, import.meta.url), [...args], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  try {
    return await work({ child, nextNews: (at) => nextNews<AnyNews, typeof at>(child, at) });
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

function nextNews<AnyNews extends News, At extends AnyNews['at']>(
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
