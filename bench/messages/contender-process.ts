import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A message from a program in its own process, tagged with a stage. */
interface StageReport {
  at: string;
}

/** A started program of `contenders`. */
export interface ContenderProcess<AnyReport extends StageReport> {
  child: ChildProcess;
  /** The next message with that stage. @throws if the program exits first. */
  nextReport<At extends AnyReport['at']>(at: At): Promise<Extract<AnyReport, { at: At }>>;
}

/** Starts a contender, does the work with it, and ends it. */
export async function withContender<AnyReport extends StageReport, Result>(
  name: string,
  args: readonly string[],
  work: (contender: ContenderProcess<AnyReport>) => Promise<Result>,
): Promise<Result> {
  const child = fork(new URL(`./contenders/${name}.ts`, import.meta.url), [...args], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  try {
    return await work({ child, nextReport: (at) => nextReport<AnyReport, typeof at>(child, at) });
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

function nextReport<AnyReport extends StageReport, At extends AnyReport['at']>(
  child: ChildProcess,
  at: At,
): Promise<Extract<AnyReport, { at: At }>> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The contender stopped before it finished'));
    const isIt = (report: AnyReport): report is Extract<AnyReport, { at: At }> => report.at === at;
    const listen = (report: AnyReport) => {
      if (!isIt(report)) return;
      child.off('message', listen);
      child.off('exit', fail);
      resolve(report);
    };
    child.on('message', listen);
    child.on('exit', fail);
  });
}
