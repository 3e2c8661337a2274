import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/national-symbols.yaml", import.meta.url));

const india = withNature({ form: "quiz" }, content("national-symbols-of-india"));

const stateAnimals = content("state-animals");

const otherLands = facts({
  name: "symbols-of-other-lands", form: "quiz",
  topic: "national-symbols",
  difficulty: "MEDIUM",
  kind: "national symbol",
  rows: [
    { land: "Canada", symbol: "maple leaf", category: "plant", lands: ["United States", "Norway", "Finland"], more: " It stands on the flag of the country.", difficulty: "EASY" },
    { land: "Lebanon", symbol: "cedar tree", category: "plant", lands: ["Syria", "Jordan", "Cyprus"], more: " It stands on the flag of the country." },
    { land: "New Zealand", symbol: "kiwi bird", category: "animal", lands: ["Fiji", "Samoa", "Papua New Guinea"], more: " The people of the country are called Kiwis after it.", difficulty: "EASY" },
    { land: "Scotland", symbol: "thistle", category: "plant", lands: ["Wales", "Ireland", "England"], more: " An old order of knights bears its name.", difficulty: "HARD" },
    { land: "Ireland", symbol: "shamrock", category: "plant", lands: ["Scotland", "Wales", "England"], more: " Saint Patrick is said to have taught with its leaf." },
    { land: "Japan", symbol: "chrysanthemum", category: "plant", lands: ["South Korea", "Thailand", "Vietnam"], more: " It is on the seal of the emperor." },
    { land: "Bangladesh", symbol: "water lily", category: "plant", lands: ["Nepal", "Myanmar", "Bhutan"], more: " It stands in the emblem of the state." },
    { land: "England", symbol: "Tudor rose", category: "plant", plainly: true as const },
    { land: "Bhutan", symbol: "takin", category: "animal", lands: ["Nepal", "Myanmar", "Mongolia"], more: " It is a heavy animal of the mountains, akin to goats and sheep.", difficulty: "HARD" },
    { land: "Pakistan", symbol: "markhor", category: "animal", lands: ["Iran", "Nepal", "Kazakhstan"], more: " It is a wild goat with twisted horns.", difficulty: "HARD" },
    { land: "Australia", symbol: "kangaroo", category: "animal", difficulty: "EASY", plainly: true as const },
    { land: "China", symbol: "giant panda", category: "animal", difficulty: "EASY", plainly: true as const },
    { land: "Guatemala", symbol: "quetzal", category: "animal", lands: ["Honduras", "Costa Rica", "Panama"], more: " The currency of the country bears its name too.", difficulty: "HARD" },
    { land: "Mauritius", symbol: "dodo", category: "animal", lands: ["Madagascar", "Seychelles", "Comoros"], more: " The bird lived there and died out in the seventeenth century." },
  ],
  ask: [
    {
      question: ({ land }) => `Which of these is a national symbol of ${land}?`,
      answer: ({ symbol }) => symbol,
      heading: "National symbol",
    },
    {
      question: ({ symbol }) => `Which country has the ${symbol} as a national symbol?`,
      answer: ({ land }) => land,
      heading: "Country",
      // A neighbour: the name of a bird of Guatemala is not looked for in Pakistan.
      decoys: ({ lands = [] }) => lands,
    },
  ],
  explain: ({ land, symbol, more = "" }) => `The ${symbol} is a symbol of ${land}.${more}`,
  // Lebanon is not plausible for the maple leaf.
  formats: "match",
});

export const nationalSymbols = [...india, ...stateAnimals, ...otherLands];
