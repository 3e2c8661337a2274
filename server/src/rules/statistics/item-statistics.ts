/** Statistics of one question by classical test theory, as Moodle computes them. Everything divides by n - 1. */

/** People with the same mark and the same rest score. */
export interface Group {
  mark: number;
  /** Their rest score: their share of right answers to other questions. */
  rest: number;
  people: number;
}

export interface Interval {
  value: number;
  low: number;
  high: number;
}

const sumOf = (groups: readonly Group[], of: (group: Group) => number) =>
  groups.reduce((sum, group) => sum + group.people * of(group), 0);

export const countPeople = (groups: readonly Group[]) => sumOf(groups, () => 1);

/** The mean mark as a share of the greatest. */
export function facility(groups: readonly Group[], most = 1): number | undefined {
  const people = countPeople(groups);
  return people === 0 ? undefined : sumOf(groups, ({ mark }) => mark) / people / most;
}

function moments(groups: readonly Group[]) {
  const people = countPeople(groups);
  const mark = sumOf(groups, (group) => group.mark) / people;
  const rest = sumOf(groups, (group) => group.rest) / people;
  const spread = (of: (group: Group) => number) => sumOf(groups, of) / (people - 1);
  return {
    people,
    covariance: spread((group) => (group.mark - mark) * (group.rest - rest)),
    markVariance: spread((group) => (group.mark - mark) ** 2),
    restVariance: spread((group) => (group.rest - rest) ** 2),
  };
}

/** The correlation of mark and rest score, from -1 to 1; none for fewer than two people, or where all are alike. */
export function discrimination(groups: readonly Group[]): number | undefined {
  if (countPeople(groups) < 2) return undefined;
  const { covariance, markVariance, restVariance } = moments(groups);
  const most = Math.sqrt(markVariance * restVariance);
  return most === 0 ? undefined : covariance / most;
}

/** The covariance as a share of the greatest that these marks and rest scores allow, which is reached if the best people have the best marks. */
export function discriminativeEfficiency(groups: readonly Group[]): number | undefined {
  if (countPeople(groups) < 2) return undefined;
  const most = moments(pairedInOrder(groups)).covariance;
  return most === 0 ? undefined : moments(groups).covariance / most;
}

/** The same marks and the same rest scores, both in order. */
function pairedInOrder(groups: readonly Group[]): Group[] {
  const marks = groups.toSorted((one, other) => one.mark - other.mark).map((group) => ({ ...group }));
  const rests = groups.toSorted((one, other) => one.rest - other.rest).map((group) => ({ ...group }));
  const paired: Group[] = [];
  for (let [i, j] = [0, 0]; ; ) {
    const [mark, rest] = [marks[i], rests[j]];
    if (!mark || !rest) return paired;
    const people = Math.min(mark.people, rest.people);
    paired.push({ mark: mark.mark, rest: rest.rest, people });
    mark.people -= people;
    rest.people -= people;
    if (mark.people === 0) i++;
    if (rest.people === 0) j++;
  }
}

/** 95 %. */
const Z = 1.96;

/** Wilson's interval of a share. */
export function shareInterval(count: number, people: number): Interval {
  const share = count / people;
  const weight = Z ** 2 / people;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((share * (1 - share) + weight / 4) / people)) / (1 + weight);
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Fisher's interval of a correlation; everything is possible for fewer than four people. */
export function correlationInterval(value: number, people: number): Interval {
  if (people < 4) return { value, low: -1, high: 1 };
  const reach = Z / Math.sqrt(people - 3);
  const middle = Math.atanh(Math.max(-0.9999, Math.min(0.9999, value)));
  return { value, low: Math.tanh(middle - reach), high: Math.tanh(middle + reach) };
}
