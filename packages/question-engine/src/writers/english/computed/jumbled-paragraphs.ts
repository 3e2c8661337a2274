import { grammar } from "./grammar.ts";

/** Each story has one order only: time, pronouns and linking words fix it. */
const STORIES: readonly (readonly [string, string, string, string])[] = [
  [
    "A thirsty crow once saw a tall jar in a garden.",
    "It flew down to the jar eagerly, but found the water far too low to reach.",
    "Not losing heart at this, it began to drop pebbles into the jar one by one.",
    "At last the water rose to the brim, and the bird drank its fill.",
  ],
  [
    "Ravi planted a mango seed behind his house.",
    "He watered it every day, and within weeks a tiny shoot came up.",
    "Over the years that shoot grew into a tall tree.",
    "This summer the tree bore its first fruit, and he shared it with the whole street.",
  ],
  [
    "Paper was first made in China about two thousand years ago.",
    "From there the art spread slowly to the Arab world.",
    "The Arabs, in turn, carried it to Spain and Sicily.",
    "Once it had reached these parts of Europe, it soon replaced parchment everywhere there.",
  ],
  [
    "Last night a fire broke out in a cloth shop in our market.",
    "The owner, who lives upstairs, smelt the smoke and called the fire brigade.",
    "Its engines arrived within ten minutes of his call.",
    "By midnight the firemen had put out the blaze, but nothing in the shop could be saved.",
  ],
  [
    "Many people believe that bats are blind.",
    "In truth, however, all bats can see.",
    "Many of them simply do not rely on their eyes at night.",
    "Instead, these bats send out sounds and listen for the echoes.",
  ],
  [
    "To make tea, first boil a cup of water in a pan.",
    "Add the leaves to the boiling water and wait for three minutes.",
    "Then strain this brew into a cup.",
    "Finally, stir some milk and sugar into the strained tea.",
  ],
  [
    "Alexander Fleming came back from a holiday in September 1928.",
    "On his return he found that a mould had grown on one of his dishes.",
    "Around this mould, to his surprise, the bacteria had died.",
    "He named the substance that had killed them penicillin.",
  ],
  [
    "An old farmer had three sons who were always quarrelling.",
    "One day he gave them a bundle of sticks and asked them to break it.",
    "When each of them had failed, he untied it and handed them the sticks one by one.",
    "These they broke easily, and so they learnt that union is strength.",
  ],
  [
    "Most cities of the plains face a shortage of water every summer.",
    "One cause of this shortage is that rain water is allowed to run off into drains.",
    "If it were stored in tanks instead, the wells would fill up again.",
    "That is why several states have now made such tanks compulsory.",
  ],
  [
    "Meera had never travelled by train before.",
    "So she was up at dawn on the day of her first journey.",
    "Her excitement grew when the engine at last pulled into the station.",
    "But an hour after boarding it, she was fast asleep against the window.",
  ],
  [
    "The first bicycles had no pedals.",
    "Their riders pushed themselves along with their feet.",
    "Pedals were added to the front wheel only in the 1860s.",
    "Two decades after that, a chain to the back wheel gave us the bicycle of today.",
  ],
  [
    "The human eye works rather like a camera.",
    "Light enters it through an opening called the pupil.",
    "Behind this opening, a lens bends the light to form an image.",
    "The image falls on the retina, from which signals go to the brain.",
  ],
];

const LABELS = ["P", "Q", "R", "S"] as const;

function jumble(name: string, difficulty: "MEDIUM" | "HARD") {
  const isHard = difficulty === "HARD";
  return grammar({
    name,
    topic: "sentence-structure",
    difficulty,
    write(random) {
      const story = random.pick(STORIES);
      const places = random.shuffle([0, 1, 2, 3]);
      const labelOf = (at: number) => LABELS[places.indexOf(at)] ?? "P";
      const right = [0, 1, 2, 3].map(labelOf);
      if (right.join("") === "PQRS") return undefined;
      const lines = places.map((at, place) => `${LABELS[place]}. ${story[at]}`);
      const swap = (one: number, other: number) => {
        const order = [...right];
        [order[one], order[other]] = [right[other] ?? "P", right[one] ?? "P"];
        return order.join("");
      };
      const wrong = random.shuffle<readonly [string, string]>(
        isHard
          ? ([
              [swap(1, 2), "exchanges the second and the third sentence"],
              [swap(2, 3), "puts the conclusion before what leads to it"],
              [swap(1, 3), "puts the conclusion straight after the opening"],
            ] as const)
          : ([
              [swap(0, 1), "does not begin with the sentence that introduces the subject"],
              [swap(0, 3), "begins with the conclusion"],
              [swap(1, 2), "exchanges the second and the third sentence"],
              [swap(0, 2), "begins with a sentence that refers back to another"],
            ] as const),
      );
      const answer = right.join("");
      return {
        text: `Arrange the sentences to form a sensible paragraph.\n${lines.join("\n")}`,
        answer,
        wrong,
        because: `The order is ${answer}. ${labelOf(0)} introduces the subject, ${labelOf(1)} takes it up, ${labelOf(2)} refers back to that, and ${labelOf(3)} concludes: pronouns and linking words fix the order.`,
      };
    },
  });
}

export const structureWriters = [
  jumble("jumbled-paragraph", "MEDIUM"),
  jumble("jumbled-paragraph-inner", "HARD"),
];
