/** The server's time, continued by a clock that nobody can change. */
export interface ServerClock {
  now: () => number;
  /** The time in a reply. */
  sync: (serverTime: string) => void;
}

export function serverClock(serverTime: string, ticks: () => number = () => performance.now()): ServerClock {
  let base = Date.parse(serverTime) - ticks();
  return {
    now: () => base + ticks(),
    sync: (time) => {
      base = Date.parse(time) - ticks();
    },
  };
}

/** Includes hours, because papers last long: "2:59:08". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
