import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

const listPids = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A file of /proc; empty when its process ended meanwhile. */
function read(pid: number, file: "stat" | "status" | "cmdline"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** What follows the name, which may hold blanks itself. */
function fieldsOf(pid: number): string[] {
  const stat = read(pid, "stat");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** A process and its children, as they are now. */
export function familyOf(pid: number): number[] {
  const parents = listPids().map((each) => ({ pid: each, parent: Number(fieldsOf(each)[1]) }));
  const of = (ancestor: number): number[] => [
    ancestor,
    ...parents.filter(({ parent }) => parent === ancestor).flatMap((child) => of(child.pid)),
  ];
  return of(pid);
}

/** The embedded engine's own backup, which comes by the clock and whatever is asked. */
export const isBackup = (pid: number) => read(pid, "cmdline").includes("backup-process");

/** Milliseconds of processor time, of all its threads and of its children that ended. */
export function cpuOf(pid: number): number {
  const ticks = fieldsOf(pid).slice(11, 15);
  return ticks.reduce((sum, part) => sum + Number(part), 0) * MS_PER_TICK;
}

/** Megabytes it holds in memory now. */
export function memoryOf(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(read(pid, "status")) ?? [];
  return Number(kilobytes) / 1024;
}

/** All processes of PostgreSQL on this machine, also those that ended; run nothing else beside the benchmark. */
export const postgresCpu = () =>
  listPids()
    .filter((pid) => read(pid, "stat").includes("(postgres)"))
    .reduce((sum, pid) => sum + cpuOf(pid), 0);
