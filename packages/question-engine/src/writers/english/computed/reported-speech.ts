import { people } from "../../../english.ts";
import {
  ORDERS_TO_REPORT,
  PROHIBITIONS_TO_REPORT,
  QUESTIONS_TO_REPORT,
  STATEMENTS_TO_REPORT,
} from "../facts/reported-sentences.ts";
import { grammar } from "./grammar.ts";

const ASK = "Choose the correct indirect speech, as reported a month later and somewhere else:";

function statements(name: string, difficulty: "EASY" | "MEDIUM", level: 1 | 2) {
  return grammar({
    name,
    topic: "direct-and-indirect-speech",
    difficulty,
    write(random) {
      const [speaker, listener] = people(random, 2);
      if (!speaker || !listener) return undefined;
      const row = random.pick(STATEMENTS_TO_REPORT.filter((statement) => statement.level === level));
      const isTold = random.chance(0.5);
      const lead = isTold ? `${speaker.name} told ${listener.name}` : `${speaker.name} said`;
      const fill = (text: string) => text.replaceAll("{he}", speaker.he).replaceAll("{his}", speaker.his);
      const whole = (text: string) => `${lead} that ${fill(text)}.`;
      return {
        text: `${ASK}\n${speaker.name} said${isTold ? ` to ${listener.name}` : ""}, “${row.say}”`,
        answer: whole(row.right),
        wrong: [
          [whole(row.kept), "does not move the tense back properly"],
          [whole(row.adverb), "keeps a word of nearness that no longer fits"],
          [whole(row.over), row.over.includes("my ") ? "keeps the pronoun “my”" : "moves the tense too far"],
        ],
        because: `After a reporting verb in the past, ${fill(row.rule)}: “${whole(row.right)}”`,
      };
    },
  });
}

const reportedQuestions = grammar({
  name: "reported-questions",
  topic: "direct-and-indirect-speech",
  difficulty: "MEDIUM",
  write(random) {
    const [speaker, listener] = people(random, 2);
    if (!speaker || !listener) return undefined;
    const row = random.pick(QUESTIONS_TO_REPORT);
    const whole = (text: string, link: string = row.link) =>
      `${speaker.name} asked ${listener.name} ${link} ${text.replaceAll("{he}", listener.he).replaceAll("{his}", listener.his)}.`;
    const ask = row.ask.replace("my book", "the book");
    return {
      text: `${ASK}\n${speaker.name} said to ${listener.name}, “${ask}”`,
      answer: whole(row.right),
      wrong: [
        [whole(row.inverted), "keeps the word order of a direct question"],
        [whole(row.kept), "does not move the tense back properly"],
        [whole(row.adverb), "keeps a word of the direct question that no longer fits"],
        [whole(row.right, `that ${row.link}`), "puts “that” before a reported question"],
      ],
      because: `A reported question begins with “${row.link}”, has the order of a statement and moves the tense back: “${whole(row.right)}”`,
    };
  },
});

const reportedOrders = grammar({
  name: "reported-orders",
  topic: "direct-and-indirect-speech",
  difficulty: "HARD",
  write(random) {
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
    const answer = whole(`${isNegative ? "not " : ""}to ${row.base}`);
    return {
      text: `${ASK}\n${speaker.name} said to ${listener.name}, “${say}”`,
      answer,
      wrong: [
        [
          whole(`${isNegative ? "not " : ""}to ${row.raw.replace("my secret", "the secret")}`),
          "keeps words of the direct speech that no longer fit",
        ],
        [whole(`that ${isNegative ? "not " : ""}to ${row.base}`), "puts “that” before an infinitive"],
        [
          whole(isNegative ? `do not ${row.base}` : `that ${row.base}`),
          "keeps the imperative in place of the infinitive",
        ],
        [whole(`${isNegative ? "not " : ""}${row.doing}`), "has the -ing form in place of the infinitive"],
      ],
      because: `A reported ${isNegative ? "prohibition" : "command or request"} takes “${isNegative ? "not to" : "to"}” and the base form, and words of nearness are changed: “${answer}”`,
    };
  },
});

export const speechWriters = [
  statements("reported-present-statements", "EASY", 1),
  statements("reported-past-and-future-statements", "MEDIUM", 2),
  reportedQuestions,
  reportedOrders,
];
