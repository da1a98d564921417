import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

const PERIOD_US = 10_000;

/** Control groups of version 1, and of version 2 where they are mounted instead. */
const [FIRST, SECOND] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];

/** Lets a process use that share of a core from now on; false where this user can not limit it. */
export function limitCpu(pid: number, share: number): boolean {
  const folder = groupOf(pid);
  const quota = Math.round(PERIOD_US * share);
  try {
    mkdirSync(folder, { recursive: true });
    if (isFirst()) {
      writeFileSync(`${folder}/cpu.cfs_period_us`, String(PERIOD_US));
      writeFileSync(`${folder}/cpu.cfs_quota_us`, String(quota));
    } else {
      writeFileSync(`${folder}/cpu.max`, `${quota} ${PERIOD_US}`);
    }
    writeFileSync(`${folder}/cgroup.procs`, String(pid));
    return true;
  } catch {
    return false;
  }
}

/** Removes the group of a process that has ended. */
export function removeLimit(pid: number): void {
  const folder = groupOf(pid);
  if (existsSync(folder)) rmdirSync(folder);
}

function groupOf(pid: number): string {
  return `${isFirst() ? FIRST : SECOND}/perigee-bench-${pid}`;
}

function isFirst(): boolean {
  return existsSync(`${FIRST}/cpu.cfs_quota_us`) || existsSync(`${FIRST}/cgroup.procs`);
}
