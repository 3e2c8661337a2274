import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

const listPids = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A file of /proc; empty if its process ended meanwhile. */
function read(pid: number, file: "stat" | "status" | "cmdline"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The fields after the name, which may contain blanks itself. */
function fieldsOf(pid: number): string[] {
  const stat = read(pid, "stat");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** A process and its children, at this moment. */
export function familyOf(pid: number): number[] {
  const parents = listPids().map((each) => ({ pid: each, parent: Number(fieldsOf(each)[1]) }));
  const of = (ancestor: number): number[] => [
    ancestor,
    ...parents.filter(({ parent }) => parent === ancestor).flatMap((child) => of(child.pid)),
  ];
  return of(pid);
}

/** The embedded engine's own backup, which runs by the clock. */
export const isBackup = (pid: number) => read(pid, "cmdline").includes("backup-process");

/** Milliseconds of processor time, of all its threads and of its ended children. */
export function cpuOf(pid: number): number {
  const ticks = fieldsOf(pid).slice(11, 15);
  return ticks.reduce((sum, part) => sum + Number(part), 0) * MS_PER_TICK;
}

/** The megabytes of memory that it uses now. */
export function memoryOf(pid: number): number {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(read(pid, "status")) ?? [];
  return Number(kilobytes) / 1024;
}

/** All processes of PostgreSQL on this machine, including ended ones; run nothing else during the benchmark. */
export const postgresCpu = () =>
  listPids()
    .filter((pid) => read(pid, "stat").includes("(postgres)"))
    .reduce((sum, pid) => sum + cpuOf(pid), 0);
