const ORDER = ["1s", "2s", "2p", "3s", "3p", "4s", "3d", "4p", "5s", "4d", "5p"] as const;
const ROOM: Record<string, number> = { s: 2, p: 6, d: 10 };
const LETTERS = "spd";
const CORES = [
  { symbol: "Ar", z: 18 },
  { symbol: "Ne", z: 10 },
  { symbol: "He", z: 2 },
];

/** Electrons by subshell, with the exceptions of chromium and copper. */
function subshellsOf(z: number): { name: string; electrons: number }[] {
  const filled: { name: string; electrons: number }[] = [];
  let left = z;
  for (const name of ORDER) {
    if (left === 0) break;
    const electrons = Math.min(left, ROOM[name.charAt(1)] ?? 0);
    filled.push({ name, electrons });
    left -= electrons;
  }
  if (z === 24 || z === 29) {
    return filled.map((shell) =>
      shell.name === "4s"
        ? { ...shell, electrons: 1 }
        : shell.name === "3d"
          ? { ...shell, electrons: shell.electrons + 1 }
          : shell,
    );
  }
  return filled;
}

/** The short configuration "[Ar] 3d5 4s1" as markup, and what Hund's rule makes of it. */
export function unpairedIn(z: number): {
  configuration: string;
  unpaired: number;
  outer: string;
  outerElectrons: number;
} {
  const core = CORES.find((candidate) => candidate.z < z);
  const inner = core?.z ?? 0;
  let seen = 0;
  const outerShells = subshellsOf(z).filter(({ electrons }) => {
    seen += electrons;
    return seen > inner;
  });
  // By shell, then s before p before d, as configurations are written.
  const sorted = outerShells.sort(
    (a, b) =>
      a.name.charCodeAt(0) - b.name.charCodeAt(0) ||
      LETTERS.indexOf(a.name.charAt(1)) - LETTERS.indexOf(b.name.charAt(1)),
  );
  const single = ({ name, electrons }: { name: string; electrons: number }) => {
    const room = ROOM[name.charAt(1)] ?? 0;
    return electrons <= room / 2 ? electrons : room - electrons;
  };
  const open = sorted.filter((shell) => single(shell) > 0);
  const last = open[0] ?? sorted.at(-1) ?? { name: "1s", electrons: 0 };
  return {
    configuration: `$${core ? `[\\mathrm{${core.symbol}}]\\,` : ""}${sorted.map(shellTex).join("\\,")}$`,
    unpaired: sorted.reduce((total, shell) => total + single(shell), 0),
    outer: open.length > 0 ? open.map(({ name }) => name).join(" and ") : last.name,
    outerElectrons: last.electrons,
  };
}

function shellTex({ name, electrons }: { name: string; electrons: number }): string {
  return `${name.charAt(0)}\\mathrm{${name.charAt(1)}}^{${electrons}}`;
}
