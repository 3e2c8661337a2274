/** The least processor time of three runs, in milliseconds: what else the machine does changes it little. */
export function leastCpuMs(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
