import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence, spaced, table } from "../code.ts";
import { inorder, insert, nodes, postorder, preorder, rebuilt, remove, type Tree } from "./search-tree.ts";

export const structuresAndCode: WriterList = [
  computed({
    name: "blocks-of-a-multilevel-index",
    depth: 5,
    chapter: "keys-and-indexes",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const block = random.pick([512, 1024, 2048, 4096]);
      const record = random.pick([32, 50, 64, 100, 128]);
      const [key, pointer] = [random.pick([6, 8, 9, 10, 12]), random.pick([4, 6, 7, 8])];
      const records = random.step(10000, 120000, 5000);
      const perBlock = Math.floor(block / record);
      const perIndex = Math.floor(block / (key + pointer));
      const sparse = random.chance(0.6);
      const data = Math.ceil(records / perBlock);
      const levels = (entries: number) => {
        const sizes: number[] = [];
        for (let left = entries; left > 1; ) {
          left = Math.ceil(left / perIndex);
          sizes.push(left);
        }
        return sizes;
      };
      const sizes = levels(sparse ? data : records);
      const amount = sum(sizes);
      const other = sum(levels(sparse ? records : data));
      const shown = num(amount);
      if (sizes.length < 2) return undefined;
      return {
        text: `A file of ${num(records)} records of ${record} bytes is kept in order of its key, in blocks of ${block} bytes; no record lies across two blocks. A key takes ${key} bytes and a block pointer ${pointer} bytes. A multilevel index is built whose first level has one entry for each ${sparse ? "block" : "record"} of the file, up to a top level of a single block. How many blocks does the whole index take?`,
        answer: shown,
        distractors: slips(random, shown, num, [
          [other, `giving the first level one entry for each ${sparse ? "record" : "block"}`],
          [at(sizes, 0), "counting the first level only"],
          [amount + data, "adding the blocks of the file"],
          [sizes.length, "giving the number of levels"],
          [amount - 1, "leaving out the block of the top level"],
          [
            Math.ceil((sparse ? data : records) / Math.floor(block / key)) + 1,
            "leaving the pointers out of the entries",
          ],
          [amount + 1, "adding one more level above a single block"],
          [Math.ceil(at(sizes, 0) * 1.5), "taking half-filled blocks on the first level"],
        ]),
        explanation: [
          `A block holds $\\lfloor \\frac{${block}}{${record}} \\rfloor = ${perBlock}$ records, so the file takes ${num(data)} blocks; an index block holds $\\lfloor \\frac{${block}}{${key + pointer}} \\rfloor = ${perIndex}$ entries.`,
          `The levels have ${list(sizes.map((size) => num(size)))} blocks, each rounded up.`,
          `Together ${shown} blocks.`,
        ],
        verify: () => {
          // Fills the blocks one entry at a time, level by level.
          let entries = sparse ? data : records;
          let blocks = 0;
          while (entries > 1) {
            let used = 1;
            let free = perIndex;
            for (let entry = 0; entry < entries; entry++) {
              if (free === 0) {
                used++;
                free = perIndex;
              }
              free--;
            }
            blocks += used;
            entries = used;
          }
          return blocks === amount;
        },
      };
    },
  }),
  computed({
    name: "calls-saved-by-a-memo",
    depth: 5,
    chapter: "recurrences",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
      ] as const);
      const n = random.int(6, 10) + (p === 2 ? 3 : 0);
      const stop = random.int(0, 1);
      const plain = (x: number): number => (x <= stop ? 1 : 1 + plain(x - p) + plain(x - q));
      const { calls: withMemo, states } = memoCalls(n, p, q, stop);
      const kind = random.pick(["memo", "saved"] as const);
      const amount = kind === "memo" ? withMemo : plain(n) - withMemo;
      const key = num(amount);
      if (plain(n) > 400) return undefined;
      const lines = [
        "memo = {}",
        "def f(n):",
        `    if n <= ${stop}:`,
        "        return 1",
        "    if n not in memo:",
        `        memo[n] = f(n - ${p}) + f(n - ${q})`,
        "    return memo[n]",
      ];
      return {
        text: `Consider the function\n${fence(...lines)}\nand the same function without \`memo\`, which computes \`f(n - ${p}) + f(n - ${q})\` anew each time. ${kind === "memo" ? `How many calls of \`f\`, the first included, does \`f(${n})\` make with \`memo\`?` : `How many calls of \`f\` does \`memo\` save in the evaluation of \`f(${n})\`?`}`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            kind === "memo" ? plain(n) : plain(n),
            kind === "memo"
              ? "counting the calls without the memo"
              : "counting all the calls without the memo",
          ],
          [
            kind === "memo" ? states : plain(n) - states,
            kind === "memo"
              ? "counting only the calls that compute something"
              : "taking only computing calls to be left",
          ],
          [
            kind === "memo" ? plain(n) - withMemo : withMemo,
            kind === "memo" ? "giving the calls that are saved" : "giving the calls that are left",
          ],
          [kind === "memo" ? n + 1 : plain(n) - n - 1, "counting one call for each number from 0"],
          [amount + 1, "counting the first call twice"],
          [amount - 1, "leaving out the first call"],
          [kind === "memo" ? 2 * n : plain(n) - 2 * n, "taking two calls for each number"],
          [amount + 2, "counting both calls of one step twice"],
        ]),
        explanation: [
          `Without the memo the number of calls is $c(n) = 1 + c(n - ${p}) + c(n - ${q})$, with $c = 1$ for $n \\le ${stop}$; this gives $c(${n}) = ${plain(n)}$.`,
          `With the memo only the first call for each argument above ${stop} computes, for ${states} arguments; each makes two calls, and with the outermost one there are $1 + 2 \\times ${states} = ${withMemo}$.`,
          kind === "memo"
            ? `So ${key} calls are made.`
            : `The memo saves $${plain(n)} - ${withMemo} = ${amount}$ calls.`,
        ],
        verify: () => {
          const memo = new Map<number, number>();
          let [calls, bare] = [0, 0];
          const f = (x: number): number => {
            calls++;
            if (x <= stop) return 1;
            const held = memo.get(x);
            if (held !== undefined) return held;
            const value = f(x - p) + f(x - q);
            memo.set(x, value);
            return value;
          };
          const g = (x: number): number => {
            bare++;
            return x <= stop ? 1 : g(x - p) + g(x - q);
          };
          return f(n) === g(n) && (kind === "memo" ? calls : bare - calls) === amount;
        },
      };
    },
  }),
  computed({
    name: "search-tree-after-a-deletion",
    depth: 5,
    chapter: "search-trees",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const keys = random.sample(range(10, 95), 8);
      let tree: Tree;
      for (const key of keys) tree = insert(tree, key);
      const inner = nodes(tree).filter((node) => node?.left && node.right);
      if (inner.length === 0) return undefined;
      const gone = random.pick(inner)?.key;
      if (gone === undefined) return undefined;
      const bySuccessor = random.chance(0.6);
      const kind = random.pick(["pre", "post"] as const);
      const walk = (root: Tree) => spaced(kind === "pre" ? preorder(root) : postorder(root));
      const right = walk(remove(tree, gone, bySuccessor));
      const others = [
        walk(remove(tree, gone, !bySuccessor)),
        walk(rebuilt(keys.filter((key) => key !== gone))),
        spaced((kind === "pre" ? preorder(tree) : postorder(tree)).filter((key) => key !== gone)),
        spaced(
          kind === "pre"
            ? postorder(remove(tree, gone, bySuccessor))
            : preorder(remove(tree, gone, bySuccessor)),
        ),
        spaced([...keys].filter((key) => key !== gone).sort((a, b) => a - b)),
      ];
      const whys = [
        `putting the ${bySuccessor ? "largest key of the left" : "smallest key of the right"} subtree in its place`,
        "building the tree anew from the other keys",
        "striking the key from the old sequence",
        `giving the ${kind === "pre" ? "postorder" : "preorder"} sequence`,
        "giving the inorder sequence",
      ];
      return {
        text: `The keys ${list(keys)} are inserted in this order into an empty binary search tree. Then ${gone} is deleted, and the ${bySuccessor ? "smallest key of its right" : "largest key of its left"} subtree takes its place. What is the ${kind === "pre" ? "preorder" : "postorder"} sequence of the tree now?`,
        answer: code(right),
        distractors: others
          .map((text, index) => ({ value: code(text), why: at(whys, index) }))
          .filter(({ value }) => value.text !== code(right).text),
        explanation: [
          `Before the deletion the preorder sequence is \`${spaced(preorder(tree))}\`; ${gone} has two children, so the ${bySuccessor ? "smallest key of its right" : "largest key of its left"} subtree takes its place.`,
          `The ${kind === "pre" ? "preorder sequence (node, left, right)" : "postorder sequence (left, right, node)"} is then \`${right}\`.`,
        ],
        verify: () => {
          // The new tree holds the other keys in order, and only the place of the deleted key has changed.
          const after = remove(tree, gone, bySuccessor);
          const sorted = keys.filter((key) => key !== gone).sort((a, b) => a - b);
          const next = bySuccessor ? sorted.find((key) => key > gone) : sorted.findLast((key) => key < gone);
          const before = preorder(tree);
          const moved = before.filter((key) => key !== next).map((key) => (key === gone ? next : key));
          return (
            spaced(inorder(after)) === spaced(sorted) && spaced(preorder(after)) === spaced(moved as number[])
          );
        },
      };
    },
  }),
  computed({
    name: "mean-probes-after-hashing",
    depth: 5,
    chapter: "hashing",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const size = random.pick([7, 11, 13]);
      const many = size - random.int(2, size === 7 ? 3 : 5);
      const keys = random.sample(range(10, 99), many);
      const step = random.pick(["linear", "quadratic"] as const);
      const linear = probes(keys, size, "linear");
      const quadratic = probes(keys, size, "quadratic");
      const found = step === "linear" ? linear : quadratic;
      const other = step === "linear" ? quadratic : linear;
      if (!found || !other || sum(found) < many + 3) return undefined;
      const mean = (counts: readonly number[]) => sum(counts) / many;
      const show = (x: number) => fixed(x, 2);
      const key = show(mean(found));
      const chains = keys.map(
        (one, index) => keys.slice(0, index + 1).filter((k) => k % size === one % size).length,
      );
      return {
        text: `The keys ${list(keys)} are put in this order into an empty hash table with ${size} places, with $h(k) = k \\bmod ${size}$ and ${step} probing ($i = 0, 1, 2, \\ldots$ tries the place $h(k) + ${step === "linear" ? "i" : "i^2"}$ modulo ${size}). What is the mean number of probes of a successful search, each key being sought equally often?`,
        answer: key,
        distractors: slips(random, key, show, [
          [mean(other), `using ${step === "linear" ? "quadratic" : "linear"} probing`],
          [mean(chains), "counting as in a table with chains"],
          [sum(found) / size, "dividing by the number of places"],
          [(sum(found) + 1) / many, "counting one probe too many"],
          [(sum(found) - 1) / many, "missing one probe"],
          [Math.max(...found), "giving the longest search"],
          [(sum(found) + 2) / many, "counting two probes too many"],
        ]),
        explanation: [
          `A key is found with as many probes as it took to put it in: ${keys.map((one, index) => `${one}: ${at(found, index)}`).join(", ")}.`,
          `The sum is ${sum(found)}, so the mean is $\\frac{${sum(found)}}{${many}} = ${key.tex}$.`,
        ],
        verify: () => {
          const places = new Array<number | undefined>(size).fill(undefined);
          const spot = (k: number, i: number) => (k + (step === "linear" ? i : i * i)) % size;
          for (const one of keys) {
            let i = 0;
            while (places[spot(one, i)] !== undefined) i++;
            places[spot(one, i)] = one;
          }
          let total = 0;
          for (const one of keys)
            for (let i = 0; ; i++) {
              total++;
              if (places[spot(one, i)] === one) break;
            }
          return Math.abs(total / many - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
  computed({
    name: "rows-of-a-join-with-groups",
    depth: 5,
    chapter: "queries",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const depts = random.sample(["Sales", "Stores", "Design", "Accounts", "Repairs"], 4);
      const people = range(1, 8).map((id) => ({ id, dept: random.int(1, 5), pay: 10 * random.int(2, 9) }));
      const limit = 10 * random.int(8, 16);
      const isLeft = random.chance();
      // Every group of a plain join has a row.
      const least = isLeft ? random.int(1, 2) : 2;
      const rows = (left: boolean, test: (dept: number) => boolean) =>
        depts.filter((_, index) => {
          const members = people.filter(({ dept }) => dept === index + 1);
          return (members.length > 0 || left) && test(index + 1);
        }).length;
      const count = (dept: number) => people.filter((one) => one.dept === dept).length;
      const total = (dept: number) => sum(people.filter((one) => one.dept === dept).map(({ pay }) => pay));
      const fits = (dept: number) => count(dept) >= least && total(dept) > limit;
      const small = (dept: number) => count(dept) < least + 1;
      const test = isLeft ? small : fits;
      const amount = rows(isLeft, test);
      const key = num(amount);
      const having = isLeft ? `COUNT(s.id) < ${least + 1}` : `COUNT(*) >= ${least} AND SUM(s.pay) > ${limit}`;
      if (isLeft && range(1, 4).every((dept) => count(dept) > 0)) return undefined;
      if (amount < 2 || people.every(({ dept }) => dept < 5)) return undefined;
      const sql = [
        "SELECT d.name",
        `FROM dept d ${isLeft ? "LEFT JOIN" : "JOIN"} staff s ON s.dept = d.id`,
        "GROUP BY d.id, d.name",
        `HAVING ${having};`,
      ];
      return {
        text: `The table \`dept\` holds (1, ${at(depts, 0)}), (2, ${at(depts, 1)}), (3, ${at(depts, 2)}) and (4, ${at(depts, 3)}) as \`id\` and \`name\`; the table \`staff\` holds\n${table(
          ["id", "dept", "pay"],
          people.map(({ id, dept, pay }) => [id, dept, pay]),
        )}\nHow many rows does this query return?\n${fence(...sql)}`,
        answer: key,
        distractors: slips(random, key, num, [
          [rows(!isLeft, test), `joining as with ${isLeft ? "JOIN" : "LEFT JOIN"}`],
          [rows(isLeft, (dept) => !test(dept)), "counting the groups that the condition leaves out"],
          [4, "counting all departments"],
          [
            people.filter(({ dept }) => dept <= 4 && test(dept)).length,
            "counting the members of the groups instead of the groups",
          ],
          [
            range(1, 5).filter((dept) => count(dept) > 0 && test(dept)).length,
            "counting a department that is not in the table `dept`",
          ],
          [
            rows(isLeft, (dept) => (isLeft ? count(dept) <= least + 1 : count(dept) > least)),
            "reading the condition with or without equality wrongly",
          ],
          [people.filter(({ dept }) => dept <= 4).length, "counting the staff that find a department"],
          [amount + 1, "counting one group too many"],
          [amount - 1, "missing one group"],
        ]),
        explanation: [
          `Staff of department 5 find no partner and drop out. The groups are ${depts.map((name, index) => `${name}: ${count(index + 1)} with ${total(index + 1)}`).join(", ")}.`,
          isLeft
            ? `The left join keeps departments without staff, with \`COUNT(s.id)\` 0, and \`HAVING\` keeps groups with fewer than ${least + 1}.`
            : `A plain join drops departments without staff, and \`HAVING\` keeps groups of at least ${least} whose pay adds up to more than ${limit}.`,
          `That leaves ${amount} ${amount === 1 ? "row" : "rows"}.`,
        ],
        verify: () => {
          // Rows of the join first, then groups.
          const groups = new Map<number, { count: number; pay: number }>();
          for (const index of [1, 2, 3, 4]) {
            const partners = people.filter((one) => one.dept === index);
            if (partners.length === 0 && isLeft) groups.set(index, { count: 0, pay: 0 });
            for (const { pay } of partners) {
              const group = groups.get(index) ?? { count: 0, pay: 0 };
              groups.set(index, { count: group.count + 1, pay: group.pay + pay });
            }
          }
          const kept = [...groups.values()].filter((group) =>
            isLeft ? group.count < least + 1 : group.count >= least && group.pay > limit,
          );
          return kept.length === amount;
        },
      };
    },
  }),
];

function memoCalls(n: number, p: number, q: number, stop: number): { calls: number; states: number } {
  const reached = new Set([n]);
  for (let x = n; x > stop; x--) {
    if (!reached.has(x)) continue;
    reached.add(x - p);
    reached.add(x - q);
  }
  const states = [...reached].filter((x) => x > stop).length;
  return { calls: 1 + 2 * states, states };
}

/** How many probes each key needs to find a free place; nothing when one finds none. */
function probes(keys: readonly number[], size: number, step: "linear" | "quadratic"): number[] | undefined {
  const taken = new Set<number>();
  const counts: number[] = [];
  for (const key of keys) {
    const i = range(0, size).find(
      (tries) => !taken.has((key + (step === "linear" ? tries : tries * tries)) % size),
    );
    if (i === undefined) return undefined;
    taken.add((key + (step === "linear" ? i : i * i)) % size);
    counts.push(i + 1);
  }
  return counts;
}
