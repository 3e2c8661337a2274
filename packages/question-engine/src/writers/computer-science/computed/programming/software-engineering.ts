import { range, sum } from "../../../../numbers/arithmetic.ts";
import { count, num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence, table } from "../code.ts";

export const softwareEngineering: WriterList = [
  computed({
    name: "cyclomatic-complexity-of-a-graph",
    topic: "software-engineering",
    difficulty: "EASY",
    write(random) {
      const key = random.int(3, 12);
      const nodes = random.int(key + 2, 25);
      const edges = nodes + key - 2;
      return {
        text: `The control-flow graph of a function, with one entry and one exit, has ${edges} edges and ${nodes} nodes. What is its cyclomatic complexity?`,
        answer: num(key),
        distractors: [
          wrong(num(key - 2), "forgetting to add 2"),
          wrong(num(key - 1), "adding 1 instead of 2"),
          wrong(num(key + 2), "adding 2 twice"),
          wrong(num(key + 1), "adding 3 instead of 2"),
          wrong(num(2 * key - 2), "doubling the difference of edges and nodes"),
        ],
        explanation: `$V(G) = E - N + 2 = ${edges} - ${nodes} + 2 = ${key}$.`,
      };
    },
  }),
  computed({
    name: "three-point-estimate",
    topic: "software-engineering",
    difficulty: "EASY",
    write(random) {
      const best = random.int(2, 12);
      const likely = best + random.int(2, 8);
      const worst = likely + random.int(3, 20);
      const expected = (best + 4 * likely + worst) / 6;
      if (!Number.isInteger(expected * 2)) return undefined;
      const task = random.pick([
        "a module",
        "a release",
        "a data migration",
        "a test suite",
        "a user interface",
      ]);
      return {
        text: `For ${task} the optimistic estimate is ${best} days, the most likely one ${likely} days and the pessimistic one ${worst} days. What is the expected duration by the PERT formula?`,
        answer: count(expected, "day"),
        distractors: [
          wrong(count((best + likely + worst) / 3, "day"), "taking the plain mean of the three estimates"),
          wrong(count((best + worst) / 2, "day"), "taking the middle of the two extremes"),
          wrong(count(likely, "day"), "taking the most likely estimate alone"),
          wrong(
            count((best + 2 * likely + worst) / 4, "day"),
            "giving the most likely estimate the weight 2",
          ),
          wrong(
            count((best + 3 * likely + 2 * worst) / 6, "day"),
            "giving the pessimistic estimate the weight 2",
          ),
          wrong(
            count((2 * best + 3 * likely + worst) / 6, "day"),
            "giving the optimistic estimate the weight 2",
          ),
        ],
        explanation: `$\\frac{O + 4M + P}{6} = \\frac{${best} + 4 \\times ${likely} + ${worst}}{6} = ${num(expected).tex}$ days.`,
      };
    },
  }),
  computed({
    name: "cyclomatic-complexity-of-code",
    topic: "software-engineering",
    difficulty: "MEDIUM",
    write(random) {
      const blocks = random.sample(
        [
          { lines: ["if (a > 0)", "    x = x + a;"], decisions: 1 },
          { lines: ["if (b > c)", "    x = b;", "else", "    x = c;"], decisions: 1 },
          { lines: ["while (x < n)", "    x = 2 * x;"], decisions: 1 },
          { lines: ["for (i = 0; i < n; i++)", "    s = s + i;"], decisions: 1 },
          { lines: ["for (j = 0; j < m; j++)", "    if (j % 3 == 0)", "        s = s + j;"], decisions: 2 },
          {
            lines: ["if (p == 1)", "    y = 1;", "else if (p == 2)", "    y = 4;", "else", "    y = 9;"],
            decisions: 2,
          },
          { lines: ["do {", "    k = k - 1;", "} while (k > 0);"], decisions: 1 },
        ],
        random.int(2, 4),
      );
      const decisions = sum(blocks.map((block) => block.decisions));
      const lines = blocks.flatMap((block) => block.lines);
      const elses = lines.filter((line) => line.trim() === "else").length;
      const loops = lines.filter((line) => /^\s*(for|while|} while)/.test(line)).length;
      return {
        text: `What is the cyclomatic complexity of a function with this body?\n${fence(...lines)}`,
        answer: num(decisions + 1),
        distractors: [
          wrong(num(decisions), "forgetting to add 1 to the number of decisions"),
          wrong(num(decisions + 1 + elses), elses > 0 ? "counting `else` as a decision" : "losing count"),
          wrong(num(decisions + 2), "adding 2 to the number of decisions"),
          wrong(num(decisions + 1 - loops), "not counting loops as decisions"),
          wrong(num(decisions + 3), "adding 3 to the number of decisions"),
          wrong(num(decisions - 1), "overlooking two decisions"),
        ],
        explanation: [
          `Each \`if\` and each loop is a decision; \`else\` is none. There are ${decisions} decisions.`,
          `The complexity is $${decisions} + 1 = ${decisions + 1}$.`,
        ],
        verify: () => lines.filter((line) => /\b(if|for|while)\b/.test(line)).length === decisions,
      };
    },
  }),
  computed({
    name: "boundary-value-test-cases",
    topic: "software-engineering",
    difficulty: "MEDIUM",
    write(random) {
      const variables = random.int(2, 8);
      const kind = random.pick(["boundary", "robust", "worst", "pairs"] as const);
      const values = random.int(2, 4);
      const key = {
        boundary: 4 * variables + 1,
        robust: 6 * variables + 1,
        worst: 5 ** Math.min(variables, 4),
        pairs: values ** variables,
      }[kind];
      const n = kind === "worst" ? Math.min(variables, 4) : variables;
      const asked = {
        boundary: `How many test cases does boundary value analysis (single-fault, not robust) give for a function of ${n} independent variables?`,
        robust: `How many test cases does robust boundary value analysis (single-fault) give for a function of ${n} independent variables?`,
        worst: `How many test cases does worst-case boundary value testing (not robust) give for a function of ${n} independent variables?`,
        pairs: `A function has ${n} parameters with ${values} possible values each. How many test cases does testing all combinations take?`,
      }[kind];
      const why = {
        boundary: `Each variable takes its minimum, the value just above, just below the maximum, and the maximum, while the others stay nominal: $4 \\times ${n}$ cases, and one with all nominal: ${key}.`,
        robust: `Besides the four boundary values, the values just outside the range are tested: $6 \\times ${n}$ cases, and one with all nominal: ${key}.`,
        worst: `Every variable takes each of its five values in all combinations: $5^{${n}} = ${key}$.`,
        pairs: `Every parameter is chosen independently: $${values}^{${n}} = ${num(key).tex}$.`,
      }[kind];
      return {
        text: asked,
        answer: num(key),
        distractors: [
          wrong(
            num(kind === "pairs" ? values * n : 4 * n + 1),
            kind === "pairs" ? "multiplying instead of raising to a power" : "using the formula $4n + 1$",
          ),
          wrong(
            num(kind === "pairs" ? n ** values : 6 * n + 1),
            kind === "pairs" ? "exchanging base and exponent" : "using the formula $6n + 1$",
          ),
          wrong(
            num(kind === "pairs" ? values ** (n - 1) : 5 ** n),
            kind === "pairs"
              ? "leaving out one parameter"
              : "combining all values, as worst-case testing does",
          ),
          wrong(
            num(kind === "boundary" ? 4 * n : kind === "robust" ? 6 * n : key - 1),
            kind === "pairs" ? "leaving out one combination" : "forgetting the case with nominal values",
          ),
          wrong(num(kind === "pairs" ? 2 ** n : 5 * n), "adding the values instead of combining them"),
        ],
        explanation: why,
      };
    },
  }),
  computed({
    name: "availability-from-failures",
    topic: "software-engineering",
    difficulty: "MEDIUM",
    write(random) {
      const mttr = random.pick([1, 2, 4, 5, 6, 8, 10]);
      const total = mttr * random.pick([20, 25, 40, 50, 80, 100, 125, 200]);
      const mttf = total - mttr;
      const key = (100 * mttf) / total;
      return {
        text: `A server runs on average ${mttf} hours until it fails (MTTF), and its repair takes ${plural(mttr, "hour")} on average (MTTR). What is its availability?`,
        answer: percent(key, 2),
        distractors: [
          wrong(
            percent(100 - (100 * mttr) / mttf, 2),
            "dividing the time of repair by the running time alone",
          ),
          wrong(percent(100 - (200 * mttr) / total, 2), "subtracting the time of repair twice"),
          wrong(percent(100 - (50 * mttr) / total, 2), "counting only half of the time of repair"),
          wrong(percent(100 - (300 * mttr) / total, 2), "subtracting the time of repair three times"),
        ],
        explanation: `Availability is $\\frac{\\mathrm{MTTF}}{\\mathrm{MTTF} + \\mathrm{MTTR}} = \\frac{${mttf}}{${total}} = ${percent(key, 2).tex}$.`,
      };
    },
  }),
  computed({
    name: "critical-path-of-a-project",
    topic: "software-engineering",
    difficulty: "HARD",
    write(random) {
      const d = range(0, 6).map(() => random.int(2, 9));
      const before = [[], [], [0], [0, 1], [1], [2, 3], [3, 4]];
      const ends: number[] = [];
      for (const [index, needed] of before.entries())
        ends.push(Math.max(0, ...needed.map((one) => at(ends, one))) + at(d, index));
      const total = Math.max(...ends);
      const names = "ABCDEFG";
      const paths = [
        [0, 2, 5],
        [0, 3, 5],
        [1, 3, 5],
        [0, 3, 6],
        [1, 3, 6],
        [1, 4, 6],
      ]
        .map((path) => ({
          path: path.map((one) => names[one]).join(" → "),
          length: sum(path.map((one) => at(d, one))),
        }))
        .sort((a, b) => b.length - a.length);
      const [longest, second] = paths;
      if (!longest || !second || longest.length === second.length) return undefined;
      const late: number[] = range(0, 6).map(() => total);
      for (const [index, needed] of [...before.entries()].reverse())
        for (const one of needed) late[one] = Math.min(at(late, one), at(late, index) - at(d, index));
      const asked = random.chance(0.5)
        ? -1
        : random.pick(range(0, 6).filter((one) => at(late, one) > at(ends, one)));
      const isSlack = asked >= 0;
      const key = isSlack ? at(late, asked) - at(ends, asked) : total;
      return {
        text: `A project consists of the tasks below. ${isSlack ? `By at most how many days can task ${names[asked]} be late without delaying the whole project (total float)?` : "What is the shortest time in which it can be finished?"}\n${table(
          ["Task", "Days", "After"],
          before.map((needed, index) => [
            at(names, index),
            at(d, index),
            needed.map((one) => names[one]).join(", ") || "-",
          ]),
        )}`,
        answer: count(key, "day"),
        distractors: isSlack
          ? [
              wrong(
                count(total - at(ends, asked), "day"),
                "letting the task end only with the project, although others follow it",
              ),
              wrong(
                count(key + at(d, asked), "day"),
                "giving the latest time to end less the earliest time to start",
              ),
              wrong(count(0, "day"), "taking the task for a critical one"),
              wrong(count(at(ends, asked) - at(d, asked), "day"), "giving the earliest time to start"),
              wrong(count(key + 1, "day"), "losing count by one"),
              wrong(count(key + 2, "day"), "overlooking a path through a following task"),
            ]
          : [
              wrong(count(sum(d), "day"), "adding all tasks, as if one came after the other"),
              wrong(count(second.length, "day"), `taking the path ${second.path}, which is not the longest`),
              wrong(count(at(paths, 5).length, "day"), "taking the shortest path"),
              wrong(count(total + Math.min(...d), "day"), "adding a task that runs at the same time"),
            ],
        explanation: [
          `Earliest ends: ${ends.map((end, index) => `${names[index]} ${end}`).join(", ")}. The longest path is ${longest.path}, so the project takes ${total} days.`,
          isSlack
            ? `Counted back from day ${total}, ${names[asked]} must end by day ${late[asked]} at the latest; it can end on day ${ends[asked]}: a float of ${plural(key, "day")}.`
            : "No plan can be shorter than the longest path, and starting every task as early as possible reaches it.",
        ],
        verify: () => longest.length === total,
      };
    },
  }),
  computed({
    name: "unadjusted-function-points",
    topic: "software-engineering",
    difficulty: "MEDIUM",
    write(random) {
      const kinds = [
        { name: "external inputs", weight: 4 },
        { name: "external outputs", weight: 5 },
        { name: "external inquiries", weight: 4 },
        { name: "internal logical files", weight: 10 },
        { name: "external interface files", weight: 7 },
      ];
      const counts = kinds.map(() => random.int(2, 15));
      const factor = random.int(20, 50);
      const raw = sum(kinds.map(({ weight }, index) => weight * at(counts, index)));
      const key = raw * (0.65 + 0.01 * factor);
      return {
        text: `A system has ${list(kinds.map(({ name }, index) => `${counts[index]} ${name}`))}, all of average complexity (weights ${list(kinds.map(({ weight }) => weight))}, in this order). The fourteen adjustment factors add up to ${factor}. How many function points is this, by $\\mathrm{FP} = \\mathrm{UFP} \\times (0.65 + 0.01 \\sum F_i)$?`,
        answer: num(key),
        distractors: [
          wrong(num(raw), "giving the unadjusted points"),
          wrong(num(raw * (0.01 * factor)), "forgetting the constant 0.65"),
          wrong(num(raw * (0.65 - 0.01 * factor + 0.7)), "subtracting the factors instead of adding them"),
          wrong(num(sum(counts) * (0.65 + 0.01 * factor)), "adding the counts without their weights"),
          wrong(num(raw * (1 + 0.01 * factor)), "starting the adjustment from 1"),
        ],
        explanation: [
          `Unadjusted: $${kinds.map(({ weight }, index) => `${counts[index]} \\times ${weight}`).join(" + ")} = ${raw}$.`,
          `Adjusted: $${raw} \\times (0.65 + 0.01 \\times ${factor}) = ${raw} \\times ${num(0.65 + 0.01 * factor).tex} = ${num(key).tex}$.`,
        ],
      };
    },
  }),
];
