import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, list, ordinalWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { answersLeft, type Clue, chooseClues } from "../deduction.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const FIVE = permutations(range(0, 4));
const SIX = permutations(range(0, 5));
const FOUR = permutations(range(0, 3));

export const puzzles: WriterList = [
  computed({
    name: "lectures-on-weekdays",
    form: "elementary",
    topic: "puzzles",
    difficulty: "EASY",
    write: patiently((random) => {
      const subjects = random.sample(
        ["Biology", "Chemistry", "History", "Geography", "Physics", "English", "Economics", "Civics"],
        5,
      );
      const worlds = FIVE.map((order) => order.map((at) => subjects[at] ?? ""));
      const truth = random.pick(worlds);
      type Week = readonly string[];
      const at = (week: Week, s: string) => week.indexOf(s);
      const pool: Clue<Week>[] = [];
      for (const a of truth)
        for (const b of truth) {
          const d = at(truth, b) - at(truth, a);
          if (d === 1)
            pool.push({
              text: `${a} is taught the day before ${b}.`,
              holds: (w) => at(w, b) - at(w, a) === 1,
            });
          if (d === 2)
            pool.push({
              text: `There is exactly one day between ${a} and ${b}, and ${a} is taught earlier than ${b}.`,
              holds: (w) => at(w, b) - at(w, a) === 2,
            });
          if (d > 1)
            pool.push({
              text: `${a} is taught earlier in the week than ${b}.`,
              holds: (w) => at(w, b) > at(w, a),
            });
        }
      for (const [i, a] of truth.entries()) {
        if (i % 4 === 0)
          pool.push({
            text: `${a} is taught on ${DAYS[0]} or ${DAYS[4]}.`,
            holds: (w) => at(w, a) % 4 === 0,
          });
        if (i === 2) pool.push({ text: `${a} is taught on Wednesday.`, holds: (w) => at(w, a) === 2 });
      }
      const clues = chooseClues(random, worlds, pool, 4);
      if (!clues) return undefined;
      const day = random.int(0, 4);
      const answer = truth[day] ?? "";
      const fits = (some: typeof clues) => answersLeft(worlds, some, (week) => week[day] ?? "").size;
      // Every clue is needed for the day that is asked about.
      if (clues.some((clue) => fits(clues.filter((other) => other !== clue)) === 1)) return undefined;
      return {
        text: `Five subjects, ${list([...subjects].sort())}, are taught from Monday to Friday, one each day. ${clues.map(({ text }) => text).join(" ")} Which subject is taught on ${DAYS[day]}?`,
        answer,
        distractors: truth
          .filter((s) => s !== answer)
          .sort((a, b) => Math.abs(at(truth, a) - day) - Math.abs(at(truth, b) - day))
          .map((s) => wrong(s, `a timetable that breaks a clue (${s} is on ${DAYS[at(truth, s)]})`)),
        explanation: [
          `Only one timetable fits: ${truth.map((s, i) => `${DAYS[i]} ${s}`).join(", ")}.`,
          `So ${answer} is taught on ${DAYS[day]}.`,
        ],
        verify: () => answersLeft(worlds, clues, (w) => w[day] ?? "").size === 1,
      };
    }),
  }),
  computed({
    name: "six-floors",
    form: "elementary",
    topic: "puzzles",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const names = people(random, 6).map(({ name }) => name);
      const worlds = SIX.map((order) => order.map((at) => names[at] ?? ""));
      const truth = random.pick(worlds);
      type Floors = readonly string[];
      const at = (w: Floors, who: string) => w.indexOf(who) + 1;
      const pool: Clue<Floors>[] = [];
      for (const a of truth)
        for (const b of truth) {
          const d = at(truth, a) - at(truth, b);
          if (d === 1)
            pool.push({
              text: `${a} lives immediately above ${b}.`,
              holds: (w) => at(w, a) - at(w, b) === 1,
            });
          if (d >= 2) pool.push({ text: `${a} lives above ${b}.`, holds: (w) => at(w, a) > at(w, b) });
          if (d === 3)
            pool.push({
              text: `Exactly two people live between ${a} and ${b}.`,
              holds: (w) => Math.abs(at(w, a) - at(w, b)) === 3,
            });
          if (d === 4)
            pool.push({
              text: `Exactly three people live between ${a} and ${b}.`,
              holds: (w) => Math.abs(at(w, a) - at(w, b)) === 4,
            });
        }
      for (const a of truth) {
        pool.push(
          at(truth, a) % 2 === 0
            ? { text: `${a} lives on an even-numbered floor.`, holds: (w) => at(w, a) % 2 === 0 }
            : { text: `${a} lives on an odd-numbered floor.`, holds: (w) => at(w, a) % 2 === 1 },
        );
        if (at(truth, a) > 1 && at(truth, a) < 6)
          pool.push({
            text: `${a} lives neither on the lowest nor on the highest floor.`,
            holds: (w) => at(w, a) > 1 && at(w, a) < 6,
          });
      }
      const clues = chooseClues(random, worlds, pool, 5);
      if (!clues) return undefined;
      const floor = random.int(1, 6);
      const answer = truth[floor - 1] ?? "";
      return {
        text: `${list([...names].sort())} live on six different floors of a building; the lowest floor is number 1, the highest number 6. ${clues.map(({ text }) => text).join(" ")} Who lives on floor ${floor}?`,
        answer,
        distractors: truth
          .filter((who) => who !== answer)
          .sort((a, b) => Math.abs(at(truth, a) - floor) - Math.abs(at(truth, b) - floor))
          .map((who) =>
            wrong(who, `an arrangement that breaks a clue (${who} lives on floor ${at(truth, who)})`),
          ),
        explanation: [
          `Only one arrangement fits, from floor 1 upwards: ${truth.join(", ")}.`,
          `So ${answer} lives on floor ${floor}.`,
        ],
        verify: () => answersLeft(worlds, clues, (w) => w[floor - 1] ?? "").size === 1,
      };
    }),
  }),
  computed({
    name: "people-jobs-and-cities",
    depth: 5,
    topic: "puzzles",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 4).map(({ name }) => name);
      const jobs = random.sample(
        ["doctor", "teacher", "pilot", "lawyer", "chef", "painter", "banker", "nurse"],
        4,
      );
      const cities = random.sample(
        ["Patna", "Kochi", "Bhopal", "Shimla", "Nagpur", "Madurai", "Jodhpur", "Imphal"],
        4,
      );
      const worlds = FOUR.flatMap((j) =>
        FOUR.map((c) => ({ job: j.map((at) => jobs[at] ?? ""), city: c.map((at) => cities[at] ?? "") })),
      );
      type World = (typeof worlds)[number];
      const truth = random.pick(worlds);
      const pool: Clue<World>[] = [];
      const spokenOf = new Set<string>();
      for (const [i, who] of names.entries()) {
        for (const job of jobs)
          if (truth.job[i] !== job)
            pool.push({ text: `${who} is not the ${job}.`, holds: (w) => w.job[i] !== job });
        for (const city of cities)
          if (truth.city[i] !== city)
            pool.push({ text: `${who} does not live in ${city}.`, holds: (w) => w.city[i] !== city });
        for (const [k, other] of names.entries()) {
          const city = cities.find((c) => truth.city[i] !== c && truth.city[k] !== c) ?? "";
          // Two such clues about one city would say the same about the person whom both name.
          if (k === i || spokenOf.has(city)) continue;
          spokenOf.add(city);
          pool.push({
            text: `Neither ${who} nor ${other} lives in ${city}.`,
            holds: (w) => w.city[i] !== city && w.city[k] !== city,
          });
        }
        const [job, city] = [truth.job[i] ?? "", truth.city[i] ?? ""];
        pool.push({
          text: `The ${job} lives in ${city}.`,
          holds: (w) => w.city[w.job.indexOf(job)] === city,
        });
        for (const other of cities)
          if (other !== city)
            pool.push({
              text: `The ${job} does not live in ${other}.`,
              holds: (w) => w.city[w.job.indexOf(job)] !== other,
            });
        const far = names[(i + 1) % 4] ?? "";
        pool.push({
          text: `The one from ${city} is either ${random.shuffle([who, far]).join(" or ")}.`,
          holds: (w) => [who, far].includes(names[w.city.indexOf(city)] ?? ""),
        });
      }
      const clues = chooseClues(random, worlds, pool, 8);
      if (!clues) return undefined;
      const i = random.int(0, 3);
      const who = names[i] ?? "";
      const [job, city] = [truth.job[i] ?? "", truth.city[i] ?? ""];
      const otherJob = random.pick(jobs.filter((other) => other !== job));
      const otherCity = random.pick(cities.filter((other) => other !== city));
      const say = (j: string, c: string) => `${capitalise(j)}, in ${c}`;
      return {
        text: `${list([...names].sort())} are a ${jobs.join(", a ").replace(/, a (?=[^,]*$)/, " and a ")} (not in this order), and live in ${list([...cities].sort())}, one in each. ${clues.map(({ text }) => text).join(" ")} What is ${who}'s work, and where does ${who} live?`,
        answer: say(job, city),
        distractors: [
          wrong(say(job, otherCity), `placing ${who} in the wrong city`),
          wrong(say(otherJob, city), `giving ${who} the wrong work`),
          wrong(say(otherJob, otherCity), "an arrangement that breaks a clue"),
        ],
        explanation: [
          "A grid of people, work and cities, filled in clue by clue, leaves one solution:",
          `${names.map((name, k) => `${name}, ${truth.job[k]}, ${truth.city[k]}`).join("; ")}.`,
          `So ${who}: ${say(job, city)}.`,
        ],
        verify: () => answersLeft(worlds, clues, (w) => say(w.job[i] ?? "", w.city[i] ?? "")).size === 1,
      };
    }),
  }),
  computed({
    name: "stack-of-boxes",
    form: "elementary",
    topic: "puzzles",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const colours = random.sample(
        ["red", "blue", "green", "yellow", "white", "black", "orange", "brown"],
        5,
      );
      const worlds = FIVE.map((order) => order.map((at) => colours[at] ?? ""));
      const truth = random.pick(worlds);
      type Stack = readonly string[];
      const at = (w: Stack, c: string) => w.indexOf(c);
      const pool: Clue<Stack>[] = [];
      for (const a of truth)
        for (const b of truth) {
          const d = at(truth, b) - at(truth, a);
          if (d === 1)
            pool.push({
              text: `The ${a} box is immediately above the ${b} one.`,
              holds: (w) => at(w, b) - at(w, a) === 1,
            });
          if (d > 1)
            pool.push({
              text: `The ${a} box is somewhere above the ${b} one.`,
              holds: (w) => at(w, b) > at(w, a),
            });
          if (d === 2)
            pool.push({
              text: `Exactly one box is between the ${a} one and the ${b} one.`,
              holds: (w) => Math.abs(at(w, b) - at(w, a)) === 2,
            });
          if (d === 3)
            pool.push({
              text: `As many boxes are above the ${a} one as below the ${truth[4 - at(truth, a)]} one.`,
              holds: (w) => at(w, a) === 4 - at(w, truth[4 - at(truth, a)] ?? ""),
            });
        }
      for (const a of truth)
        if (at(truth, a) % 4 !== 0)
          pool.push({
            text: `The ${a} box is neither at the top nor at the bottom.`,
            holds: (w) => at(w, a) % 4 !== 0,
          });
      const clues = chooseClues(random, worlds, pool, 5);
      if (!clues) return undefined;
      const place = random.int(0, 4);
      const asks =
        ["at the top", "second from the top", "in the middle", "second from the bottom", "at the bottom"][
          place
        ] ?? "";
      const answer = truth[place] ?? "";
      return {
        text: `Five boxes (${list([...colours].sort())}) are stacked one on another. ${clues.map(({ text }) => text).join(" ")} Which box is ${asks}?`,
        answer: capitalise(answer),
        distractors: truth
          .filter((c) => c !== answer)
          .sort((a, b) => Math.abs(at(truth, a) - place) - Math.abs(at(truth, b) - place))
          .map((c) =>
            wrong(
              capitalise(c),
              `a stack that breaks a clue (that box is ${ordinalWord(at(truth, c) + 1)} from the top)`,
            ),
          ),
        explanation: [
          `Only one stack fits, from the top: ${truth.join(", ")}.`,
          `The ${answer} box is ${asks}.`,
        ],
        verify: () => answersLeft(worlds, clues, (w) => w[place] ?? "").size === 1,
      };
    }),
  }),
];
