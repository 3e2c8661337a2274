import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/gupta-and-post-mauryan.yaml", import.meta.url));

const rulers = content("post-mauryan-and-gupta-rulers");

const works = content("ancient-authors-and-works");

const inscriptions = content("royal-inscriptions");

const visitors = facts({
  name: "chinese-and-greek-visitors", depth: 3,
  topic: "gupta-and-post-mauryan",
  difficulty: "MEDIUM",
  kind: "visitor",
  rows: [
    { name: "Faxian", king: "Chandragupta II", tells: "came in Gupta times in search of the texts of monastic discipline", difficulty: "EASY" },
    { name: "Xuanzang", king: "Harshavardhana", tells: "studied at Nalanda in the first half of the seventh century", difficulty: "EASY" },
    { name: "Yijing", tells: "came by sea to India late in the seventh century and stayed at Nalanda", difficulty: "HARD" },
    { name: "Zhimeng", tells: "set out from Chang'an in 404 CE and came to Pataliputra", difficulty: "HARD", plainly: true },
    { name: "Song Yun", tells: "visited the Huna ruler of Gandhara early in the sixth century", difficulty: "HARD" },
    { name: "Wang Xuance", tells: "led a Tang embassy that arrived after the death of Harsha", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ tells }) => `Which of these travellers from China ${tells}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In the reign of which Indian ruler did ${name} come to India?`,
      answer: ({ king }) => king ?? "",
      when: ({ king }) => king !== undefined,
      decoys: ({ king }) =>
        ["Chandragupta II", "Harshavardhana", "Bhagabhadra", "Samudragupta", "Kanishka"].filter(
          (other) => other !== king,
        ),
      placeDecoy: (decoy) => `${decoy} is not linked with that visit.`,
      explain: ({ name, king }) => `${name} came to India in the reign of ${king}.`,
    },
    {
      question: ({ name }) => `Which of these is true of ${name}, who came to India from China?`,
      answer: ({ tells }) => `He ${tells}`,
      heading: "What is true of him",
      explain: ({ name, tells }) => `${name}: he ${tells}.`,
    },
  ],
  explain: ({ name, tells }) => `${name} ${tells}.`,
});

const singleFacts = content("gupta-single-facts");

export const guptaAndPostMauryan = [...rulers, ...works, ...inscriptions, ...visitors, ...singleFacts];
