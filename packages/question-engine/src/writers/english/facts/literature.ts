import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/english/literature.yaml", import.meta.url));

export const works = content("works-and-authors");

export const characters = content("literary-characters");

export const quotations = facts({
  name: "shakespeare-quotations",
  topic: "literature",
  difficulty: "HARD",
  kind: "line from Shakespeare",
  rows: [
    { line: "To be, or not to be, that is the question", from: "Hamlet", difficulty: "MEDIUM" },
    { line: "Cowards die many times before their deaths", from: "Julius Caesar", difficulty: "MEDIUM" },
    { line: "All the world's a stage", from: "As You Like It", difficulty: "MEDIUM" },
    { line: "The quality of mercy is not strained", from: "The Merchant of Venice", difficulty: "MEDIUM" },
    { line: "What's in a name?", from: "Romeo and Juliet", difficulty: "MEDIUM" },
    { line: "Fair is foul, and foul is fair", from: "Macbeth" },
    { line: "If music be the food of love, play on", from: "Twelfth Night" },
    { line: "The course of true love never did run smooth", from: "A Midsummer Night's Dream" },
    { line: "Blow, winds, and crack your cheeks!", from: "King Lear" },
    { line: "We are such stuff as dreams are made on", from: "The Tempest" },
    { line: "Uneasy lies the head that wears a crown", from: "Henry IV, Part 2" },
    { line: "It is the green-eyed monster which doth mock the meat it feeds on", from: "Othello" },
  ],
  ask: [
    {
      question: ({ line }) =>
        `From which play by Shakespeare does this line come?\n“${line}”`.replace(/([a-z])”$/, "$1.”"),
      answer: ({ from }) => from,
      asWritten: true,
    },
  ],
  explain: ({ line, from }) => `“${line}” is from “${from}”.`,
});
