import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/bhakti-and-sufi.yaml", import.meta.url));

/** `who` continues the text after "Which saint". */
const saints = facts({
  name: "bhakti-saints",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "saint",
  rows: [
    { name: "Kabir", who: "was a weaver of Varanasi whose verses are gathered in the Bijak", region: "Uttar Pradesh", near: "north", difficulty: "EASY" },
    { name: "Ravidas", who: "was a leather-worker of Varanasi", region: "Uttar Pradesh", near: "north" },
    { name: "Guru Nanak", who: "was born at Talwandi and taught one formless God", region: "Punjab", near: "north", difficulty: "EASY" },
    { name: "Mirabai", who: "came from Merta and sang of Krishna as Giridhar", region: "Rajasthan", category: "woman", difficulty: "EASY" },
    { name: "Dadu Dayal", who: "taught in the sixteenth century and gathered followers at Naraina", region: "Rajasthan", near: "north", difficulty: "HARD" },
    { name: "Lal Ded", who: "was a Shaiva mystic who composed vakhs", region: "Kashmir", category: "woman", difficulty: "HARD" },
    { name: "Narsi Mehta", who: "wrote the hymn \"Vaishnava Jana To\"", region: "Gujarat", near: "north" },
    { name: "Chaitanya", who: "spread the singing of kirtan in praise of Krishna from Nadia", region: "Bengal", near: "east", difficulty: "EASY" },
    { name: "Shankaradeva", who: "spread Vaishnavism through namghars and wrote the Kirtana-ghosha", region: "Assam", near: "east" },
    { name: "Jnaneshwar", who: "wrote a commentary on the Gita in the thirteenth century", region: "Maharashtra", near: "west" },
    { name: "Namdev", who: "was a tailor whose hymns stand in the Adi Granth", region: "Maharashtra", near: "west" },
    { name: "Eknath", who: "wrote bharuds and edited the Jnaneshwari in the sixteenth century", region: "Maharashtra", near: "west", difficulty: "HARD" },
    { name: "Tukaram", who: "composed abhangas at Dehu in the seventeenth century", region: "Maharashtra", near: "west" },
    { name: "Ramdas", who: "wrote the Dasbodh in Shivaji's time", region: "Maharashtra", near: "west" },
    { name: "Basava", who: "led the Virashaivas and their vachana poetry", region: "Karnataka", near: "south", difficulty: "EASY" },
    { name: "Akka Mahadevi", who: "was a poet among the Virashaivas", region: "Karnataka", category: "woman", difficulty: "HARD" },
    { name: "Purandaradasa", who: "is honoured as the father of Carnatic music", region: "Karnataka", near: "south" },
    { name: "Andal", who: "is counted among the twelve Alvars", region: "Tamil Nadu", category: "woman" },
    { name: "Karaikkal Ammaiyar", who: "is counted among the early Nayanars", region: "Tamil Nadu", category: "woman", difficulty: "HARD" },
    { name: "Tyagaraja", who: "composed Telugu songs in praise of Rama at Tiruvaiyaru", region: "Tamil Nadu", near: "south" },
  ],
  ask: [
    { question: ({ who }) => `Which saint ${who}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `With which region is the saint ${name} chiefly linked?`,
      answer: ({ region }) => region,
      when: ({ name }) => !["Namdev", "Guru Nanak"].includes(name),
      explain: ({ name, region }) => `${name} is chiefly linked with ${region}.`,
      heading: "Region",
    },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ who, category }) => `${category === "woman" ? "She" : "He"} ${who}`,
      alsoTrue: (row, other) => row.category !== other.category,
      explain: ({ name, who, category }) => `${name}: ${category === "woman" ? "she" : "he"} ${who}.`,
      heading: "What is true of the saint",
    },
  ],
  explain: ({ name, who }) => `${name} ${who}.`,
  // Both were poets among the Virashaivas.
  alsoTrue: (row, other) => ["Basava", "Akka Mahadevi"].every((name) => [row.name, other.name].includes(name)),
});

const philosophies = content("schools-of-vedanta");

const sufis = content("sufi-saints");

const sufiTerms = content("sufi-terms");

const works = content("devotional-works");

const singleFacts = content("bhakti-single-facts");

export const bhaktiAndSufi = [...saints, ...philosophies, ...sufis, ...sufiTerms, ...works, ...singleFacts];
