import { slips } from "../../../../../kit/slips.ts";
import { range } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed } from "../../../../../writing/computed.ts";
import { list, plural } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { fence, table } from "../../code.ts";

interface Player {
  id: number;
  club: string | undefined;
}

interface Club {
  code: string;
  points: number;
}

interface Tables {
  players: readonly Player[];
  clubs: readonly Club[];
  limit: number;
}

interface Query {
  lines: (limit: number) => string[];
  /** How many rows it returns, found pair by pair as the query says. */
  rows: (tables: Tables) => number;
  /** The same from the numbers of players in each club. */
  again: (tables: Tables) => number;
  said: (tables: Tables) => string;
}

const clubOf = ({ clubs }: Tables, { club }: Player) => clubs.find(({ code }) => code === club);
const membersOf = ({ players }: Tables, { code }: Club) => players.filter(({ club }) => club === code).length;
const homeless = ({ players }: Tables) => players.filter(({ club }) => club === undefined).length;
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
/** Members of the clubs above the limit, or of the others. */
const membersIn = (tables: Tables, isAbove: boolean) =>
  total(
    tables.clubs
      .filter(({ points }) => points > tables.limit === isAbove)
      .map((club) => membersOf(tables, club)),
  );

const QUERIES: readonly Query[] = [
  {
    lines: (limit) => [
      "SELECT player.id FROM player LEFT JOIN club",
      `ON player.club = club.code AND club.points > ${limit};`,
    ],
    rows: (tables) =>
      total(
        tables.players.map(({ club }) => {
          const met = tables.clubs.filter(({ code, points }) => code === club && points > tables.limit);
          return Math.max(1, met.length);
        }),
      ),
    again: ({ players }) => players.length,
    said: () =>
      "The condition stands in ON, so a player without a partner is kept all the same, with NULL; each player has at most one club, so each gives one row.",
  },
  {
    lines: (limit) => [
      "SELECT player.id FROM player LEFT JOIN club",
      `ON player.club = club.code WHERE club.points > ${limit};`,
    ],
    rows: (tables) =>
      tables.players.filter((player) => (clubOf(tables, player)?.points ?? 0) > tables.limit).length,
    again: (tables) => membersIn(tables, true),
    said: ({ limit }) =>
      `WHERE comes after the join: rows in which \`points\` is NULL or not above ${limit} fall out, so the join is as good as an inner one.`,
  },
  {
    lines: (limit) => [
      "SELECT player.id FROM player LEFT JOIN club",
      `ON player.club = club.code AND club.points > ${limit}`,
      "WHERE club.code IS NULL;",
    ],
    rows: (tables) =>
      tables.players.filter(
        ({ club }) => !tables.clubs.some(({ code, points }) => code === club && points > tables.limit),
      ).length,
    again: (tables) => homeless(tables) + membersIn(tables, false),
    said: ({ limit }) =>
      `Those remain that found no partner: players whose club has no more than ${limit} points, and players without a club.`,
  },
  {
    lines: (limit) => [
      "SELECT id FROM player WHERE club NOT IN",
      `(SELECT code FROM club WHERE points > ${limit});`,
    ],
    rows: (tables) =>
      tables.players.filter(({ club }) => {
        const listed = tables.clubs.filter(({ points }) => points > tables.limit).map(({ code }) => code);
        return club !== undefined && !listed.includes(club);
      }).length,
    again: (tables) => membersIn(tables, false),
    said: ({ limit }) =>
      `For a player without a club the comparison is unknown, and the row is left out; the players of clubs with no more than ${limit} points remain.`,
  },
  {
    lines: (limit) => [
      "SELECT id FROM player WHERE NOT EXISTS",
      "(SELECT * FROM club WHERE club.code = player.club",
      ` AND club.points > ${limit});`,
    ],
    rows: (tables) =>
      tables.players.filter(
        ({ club }) =>
          tables.clubs.filter(({ code, points }) => code === club && points > tables.limit).length === 0,
      ).length,
    again: (tables) => tables.players.length - membersIn(tables, true),
    said: ({ limit }) =>
      `For a player without a club the inner query finds nothing, so the row is kept, as are those of clubs with no more than ${limit} points.`,
  },
  {
    lines: (limit) => [
      "SELECT club.code FROM club LEFT JOIN player",
      `ON player.club = club.code WHERE club.points > ${limit};`,
    ],
    rows: (tables) =>
      total(
        tables.clubs
          .filter(({ points }) => points > tables.limit)
          .map(({ code }) => Math.max(1, tables.players.filter(({ club }) => club === code).length)),
      ),
    again: (tables) =>
      membersIn(tables, true) +
      tables.clubs.filter((club) => club.points > tables.limit && membersOf(tables, club) === 0).length,
    said: ({ limit }) =>
      `Each club with more than ${limit} points gives a row for every one of its players, and one row if it has none.`,
  },
];

export const queriesWithNulls: WriterList = [
  computed({
    name: "rows-of-a-query-with-nulls",
    depth: 5,
    chapter: "queries",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const codes = ["K", "L", "M", "N"];
      const clubs = codes.map((code) => ({ code, points: 10 * random.int(1, 9) }));
      const players = range(1, random.int(7, 8)).map((id) => ({
        id,
        club: random.chance(0.2) ? undefined : random.pick(codes),
      }));
      const limit = 10 * random.int(3, 6);
      const tables: Tables = { players, clubs, limit };
      const above = clubs.filter(({ points }) => points > limit);
      const isVaried = homeless(tables) > 0 && clubs.some((club) => membersOf(tables, club) === 0);
      if (!isVaried || above.length < 2 || above.length === clubs.length) return undefined;
      const query = random.pick(QUERIES);
      const size = query.rows(tables);
      if (size < 2) return undefined;
      const key = num(size);
      const [high, low] = [membersIn(tables, true), membersIn(tables, false)];
      const others = QUERIES.filter((other) => other !== query).map((other) => other.rows(tables));
      if (new Set([size, ...others]).size < 4) return undefined;
      return {
        text: `Consider the following tables \`player\` and \`club\`, where \`code\` is the key of \`club\`.\n${table(
          ["id", "club"],
          players.map(({ id, club }) => [id, club ?? "NULL"]),
        )}\n${table(
          ["code", "points"],
          clubs.map(({ code, points }) => [code, points]),
        )}\nHow many rows does the following SQL query return?\n${fence(...query.lines(limit))}`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          (
            [
              [high, `counting the players of the clubs with more than ${limit} points`],
              [low, `counting the players of the clubs with no more than ${limit} points`],
              [players.length, "counting every player"],
              [homeless(tables) + low, "counting the players without a club as well"],
              [players.length - homeless(tables), "counting every player who has a club"],
              [size + homeless(tables), "treating NULL as if it could be compared"],
              [size + 1, "keeping one row too many"],
              [size - 1, "losing one row"],
              [size - 2, "losing two rows"],
              [size + 2, "keeping two rows too many"],
            ] as const
          ).filter(([rows]) => rows <= players.length + 1),
        ),
        explanation: [
          `Above ${limit} points are ${list(above.map(({ code }) => code))}, with ${plural(high, "player")}; the other clubs have ${plural(low, "player")}, and ${plural(homeless(tables), "player")} ${homeless(tables) === 1 ? "has" : "have"} no club.`,
          query.said(tables),
          `The query returns ${size} rows.`,
        ],
        verify: () => query.again(tables) === size,
      };
    },
  }),
];
