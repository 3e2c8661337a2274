import type { Random } from "../../../numbers/random.ts";
import { people } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";
import {
  ORDERS_TO_REPORT,
  PROHIBITIONS_TO_REPORT,
  QUESTIONS_TO_REPORT,
  STATEMENTS_TO_REPORT,
} from "../facts/sentences/reported-sentences.ts";
import { grammar } from "./grammar.ts";

const ASK = "Choose the correct indirect speech, as reported a month later and somewhere else:";

/** A mistake in the form, and the same with a word of the direct speech left unchanged. */
interface Slip {
  text: string;
  near: string;
  which: string;
}

const STAYS = "keeps a word of the direct speech that no longer fits";

/**
 * One slip, the word that stays, and both together: each half of the key is that of two options in four, so that nobody
 * finds it by counting what most of them share. A fifth option has another slip with the word that stays.
 */
function crossed(random: Random, stays: string, slips: readonly Slip[], wanted = 3) {
  const [slip, other] = random.sample(slips, 2);
  if (!slip || !other) return [];
  return [
    [slip.text, slip.which],
    [stays, STAYS],
    [slip.near, `${slip.which} and ${STAYS}`],
    [other.near, `${other.which} and ${STAYS}`],
  ].slice(0, wanted) as [string, string][];
}

function statements(name: string, difficulty: "EASY" | "MEDIUM", level: 1 | 2) {
  return grammar({
    name,
    topic: "direct-and-indirect-speech",
    difficulty,
    write(random, wanted) {
      const [speaker, listener] = people(random, 2);
      if (!speaker || !listener) return undefined;
      const row = random.pick(STATEMENTS_TO_REPORT.filter((statement) => statement.level === level));
      const isTold = random.chance(0.5);
      const lead = isTold ? `${speaker.name} told ${listener.name}` : `${speaker.name} said`;
      const fill = (text: string) => text.replaceAll("{he}", speaker.he).replaceAll("{his}", speaker.his);
      const whole = (text: string) => `${lead} that ${fill(text)}.`;
      const near = (text: string) => whole(text.replace(row.near[0], row.near[1]));
      const slip = (text: string, which: string) => ({ text: whole(text), near: near(text), which });
      return {
        text: `${ASK}\n${speaker.name} said${isTold ? ` to ${listener.name}` : ""}, “${row.say}”`,
        answer: whole(row.right),
        wrong: crossed(
          random,
          near(row.right),
          [
            slip(row.kept, "does not move the tense back properly"),
            slip(row.over, row.over.includes("my ") ? "keeps the pronoun “my”" : "moves the tense too far"),
          ],
          wanted,
        ),
        because: `After a reporting verb in the past, ${fill(row.rule)}: “${whole(row.right)}”`,
      };
    },
  });
}

const reportedQuestions = grammar({
  name: "reported-questions",
  topic: "direct-and-indirect-speech",
  difficulty: "MEDIUM",
  write(random, wanted) {
    const [speaker, listener] = people(random, 2);
    if (!speaker || !listener) return undefined;
    const row = random.pick(QUESTIONS_TO_REPORT);
    const whole = (text: string, link: string = row.link) =>
      `${speaker.name} asked ${listener.name} ${link} ${text.replaceAll("{he}", listener.he).replaceAll("{his}", listener.his)}.`;
    const near = (text: string, link?: string) => whole(text.replace(row.near[0], row.near[1]), link);
    const slip = (text: string, which: string, link?: string) => ({
      text: whole(text, link),
      near: near(text, link),
      which,
    });
    const ask = row.ask.replace("my book", "the book");
    return {
      text: `${ASK}\n${speaker.name} said to ${listener.name}, “${ask}”`,
      answer: whole(row.right),
      wrong: crossed(
        random,
        near(row.right),
        [
          slip(row.inverted, "keeps the word order of a direct question"),
          slip(row.kept, "does not move the tense back properly"),
          slip(row.right, "puts “that” before a reported question", `that ${row.link}`),
        ],
        wanted,
      ),
      because: `A reported question begins with “${row.link}”, has the order of a statement and moves the tense back: “${whole(row.right)}”`,
    };
  },
});

const reportedOrders = grammar({
  name: "reported-orders",
  topic: "direct-and-indirect-speech",
  difficulty: "HARD",
  write(random, wanted) {
    const [speaker, listener] = people(random, 2);
    if (!speaker || !listener) return undefined;
    const isNegative = random.chance(0.45);
    const row = random.pick<(typeof ORDERS_TO_REPORT)[number] | (typeof PROHIBITIONS_TO_REPORT)[number]>(
      isNegative ? PROHIBITIONS_TO_REPORT : ORDERS_TO_REPORT,
    );
    const lead = `${speaker.name} ${row.verb} ${listener.name}`;
    const whole = (text: string) =>
      `${lead} ${text.replaceAll("{him}", speaker.him).replaceAll("{his}", listener.his)}.`;
    const say = row.say.replace("my secret", "the secret");
    const raw = row.raw.replace("my secret", "the secret");
    const not = isNegative ? "not " : "";
    const answer = whole(`${not}to ${row.base}`);
    const rest = (text: string) => text.slice(text.indexOf(" "));
    const slip = (verb: string, which: string) => ({
      text: whole(`${verb}${rest(row.base)}`),
      near: whole(`${verb}${rest(raw)}`),
      which,
    });
    const [doing = ""] = row.doing.split(" ");
    return {
      text: `${ASK}\n${speaker.name} said to ${listener.name}, “${say}”`,
      answer,
      wrong: crossed(
        random,
        whole(`${not}to ${raw}`),
        [
          slip(`for ${not}${doing}`, "has “for” and the -ing form in place of the infinitive"),
          slip(
            `${not}to have ${row.done}`,
            "has the perfect infinitive, though what is asked for is still to come",
          ),
        ],
        wanted,
      ),
      because: `A reported ${isNegative ? "prohibition" : "command or request"} takes “${isNegative ? "not to" : "to"}” and the base form, and words of nearness are changed: “${answer}”`,
    };
  },
});

export const speechWriters = [
  withNature({ depth: 1 }, statements("reported-present-statements", "EASY", 1)),
  statements("reported-past-and-future-statements", "MEDIUM", 2),
  reportedQuestions,
  reportedOrders,
];
