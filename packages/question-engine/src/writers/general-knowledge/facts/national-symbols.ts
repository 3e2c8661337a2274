import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const india = singles("national-symbols-of-india", "national-symbols", [
  { ask: "What is the national animal of India?", answer: "the tiger", wrong: ["the lion", "the elephant", "the leopard"], tell: "The tiger has been the national animal since the 1970s, when it took the place of the lion; the elephant is the national heritage animal, and the leopard holds no such title.", difficulty: "EASY" },
  { ask: "What is the national bird of India?", answer: "the peacock", wrong: ["the parrot", "the swan", "the crane"], tell: "The Indian peafowl, commonly called the peacock, has been the national bird since 1963; the parrot, the swan and the crane hold no such title.", difficulty: "EASY" },
  { ask: "What is the national flower of India?", answer: "the lotus", wrong: ["the rose", "the marigold", "the jasmine"], tell: "The lotus is the national flower, an old symbol of purity; the rose, the marigold and the jasmine hold no such title.", difficulty: "EASY" },
  { ask: "What is the national tree of India?", answer: "the banyan", wrong: ["the peepal", "the neem", "the mango"], tell: "The banyan is the national tree; the peepal and the neem hold no such title, and the mango is the national fruit.", difficulty: "EASY" },
  { ask: "What is the national fruit of India?", answer: "the mango", wrong: ["the banana", "the guava", "the jackfruit"], tell: "The mango is the national fruit of India; the jackfruit is the national fruit of Bangladesh.", difficulty: "EASY" },
  { ask: "Which animal was declared the national aquatic animal of India?", answer: "the Ganges river dolphin", wrong: ["the olive ridley turtle", "the gharial crocodile", "the whale shark"], tell: "The Ganges river dolphin was declared the national aquatic animal in 2009; the turtle, the gharial and the whale shark are protected but hold no such title." },
  { ask: "Which animal was declared the national heritage animal of India in 2010?", answer: "elephant", wrong: ["tiger", "rhinoceros", "blackbuck"], tell: "The elephant became the national heritage animal in 2010; the tiger is the national animal." },
  { ask: "Which era does the national calendar of India follow?", answer: "the Saka era", wrong: ["the Vikram era", "the Gupta era", "the Kali era"], tell: "The national calendar, in use since 22 March 1957, follows the Saka era that begins in AD 78; the Vikram era begins in 57 BC." },
  { ask: "Which is the first month of the national calendar of India?", answer: "Chaitra", wrong: ["Vaishakha", "Kartika", "Phalguna"], tell: "Chaitra is the first month, Vaishakha the second, Kartika the eighth and Phalguna the last.", difficulty: "HARD" },
  { ask: "How many spokes does the Ashoka Chakra on the flag of India have?", answer: "24", wrong: ["12", "18", "32"], tell: "The navy-blue wheel has 24 spokes and is taken from the Lion Capital of Ashoka.", difficulty: "EASY" },
  { ask: "What is the ratio of the length of the flag of India to its width?", answer: "3 : 2", wrong: ["2 : 1", "4 : 3", "5 : 3"], tell: "The flag is three parts long and two parts wide, so the ratio is 3 : 2.", difficulty: "EASY" },
  { ask: "On which date did the Constituent Assembly adopt the national flag of India?", answer: "22 July 1947", wrong: ["15 August 1947", "26 November 1949", "24 January 1950"], tell: "The flag was adopted on 22 July 1947; 15 August 1947 is Independence Day, the Constitution was adopted on 26 November 1949 and the anthem on 24 January 1950." },
  { ask: "On which date did the Constituent Assembly adopt the national anthem of India?", answer: "24 January 1950", wrong: ["22 July 1947", "26 January 1950", "26 November 1949"], tell: "The anthem was adopted on 24 January 1950; the flag was adopted on 22 July 1947, the Constitution on 26 November 1949, and the emblem on 26 January 1950." },
  { ask: "On which date was the State Emblem of India adopted?", answer: "26 January 1950", wrong: ["24 January 1950", "22 July 1947", "15 August 1947"], tell: "The State Emblem was adopted on 26 January 1950; the anthem was adopted on 24 January 1950 and the flag on 22 July 1947.", difficulty: "HARD" },
  { ask: "Who wrote the national anthem of India?", answer: "Rabindranath Tagore", wrong: ["Bankim Chandra Chatterjee", "Muhammad Iqbal", "Sarojini Naidu"], tell: "Rabindranath Tagore wrote Jana Gana Mana; Bankim Chandra Chatterjee wrote Vande Mataram and Muhammad Iqbal wrote Sare Jahan se Achha.", difficulty: "EASY" },
  { ask: "From which novel is the national song Vande Mataram taken?", answer: "Anandamath", wrong: ["Durgeshnandini", "Kapalkundala", "Gora"], tell: "Vande Mataram comes from Anandamath; Durgeshnandini and Kapalkundala are other novels of Bankim Chandra Chatterjee, and Gora is by Tagore." },
  { ask: "About how long does it take to sing the full version of the national anthem of India?", answer: "52 seconds", wrong: ["40 seconds", "65 seconds", "90 seconds"], tell: "The full version of the anthem takes about 52 seconds; a short version takes about 20 seconds." },
  { ask: "From which Upanishad are the words Satyameva Jayate taken?", answer: "Mundaka Upanishad", wrong: ["Katha Upanishad", "Chandogya Upanishad", "Kena Upanishad"], tell: "Satyameva Jayate, truth alone triumphs, comes from the Mundaka Upanishad; the Katha Upanishad tells of Nachiketa, and the Chandogya teaches tat tvam asi." },
  { ask: "In which script is Satyameva Jayate written below the State Emblem of India?", answer: "Devanagari", wrong: ["Brahmi", "Gurmukhi", "Kharosthi"], tell: "The motto is written in Devanagari; Brahmi and Kharosthi are scripts of Ashoka's time, and Gurmukhi is used for Punjabi." },
  { ask: "From the Ashokan pillar of which place is the State Emblem of India taken?", answer: "Sarnath", wrong: ["Sanchi", "Rampurva", "Vaishali"], tell: "The emblem is taken from the Lion Capital of Sarnath; Sanchi has a lion capital too, Rampurva a bull and Vaishali a single lion.", difficulty: "EASY" },
  { ask: "Which of these animals does NOT appear on the abacus of the State Emblem's Lion Capital?", answer: "deer", wrong: ["horse", "bull", "elephant"], tell: "The abacus carries an elephant, a horse, a bull and a lion; the deer is not among them.", difficulty: "HARD" },
  { ask: "How many lions can be seen in the State Emblem of India as it is drawn?", answer: "three", wrong: ["two", "four", "one"], tell: "The capital has four lions back to back, but only three can be seen at once.", difficulty: "EASY" },
  { ask: "Who designed the symbol of the Indian rupee that was adopted in 2010?", answer: "D. Udaya Kumar", wrong: ["R. K. Laxman", "Benode Behari Mukherjee", "Satish Gujral"], tell: "D. Udaya Kumar joined the Devanagari Ra and the Roman R; R. K. Laxman drew cartoons, and Mukherjee and Gujral were painters." },
  { ask: "Who composed the national pledge that begins 'India is my country'?", answer: "Pydimarri Venkata Subba Rao", wrong: ["Pingali Venkayya", "Kandukuri Veeresalingam", "Gurajada Apparao"], tell: "Pydimarri Venkata Subba Rao wrote the pledge in Telugu in 1962; Pingali Venkayya is remembered for the design of the flag, and Veeresalingam and Gurajada were writers.", difficulty: "HARD" },
  { ask: "Who is remembered for the design on which the flag of India is based?", answer: "Pingali Venkayya", wrong: ["Nandalal Bose", "Badruddin Tyabji", "Abanindranath Tagore"], tell: "Pingali Venkayya offered his design in 1921; Nandalal Bose decorated the Constitution, and Abanindranath Tagore painted Bharat Mata." },
  { ask: "What does the saffron band of the flag of India stand for?", answer: "courage and sacrifice", wrong: ["truth and peace", "fertility and growth", "motion and progress"], tell: "Saffron stands for courage and sacrifice, white for truth and peace, green for fertility and growth, and the wheel for motion and progress." },
]);

const stateAnimals = facts({
  name: "state-animals",
  topic: "national-symbols",
  difficulty: "MEDIUM",
  kind: "state animal",
  rows: [
    { state: "Assam", animal: "one-horned rhinoceros", difficulty: "EASY", near: "plains" },
    { state: "Gujarat", animal: "Asiatic lion", difficulty: "EASY", near: "plains" },
    { state: "Madhya Pradesh", animal: "swamp deer", near: "plains" },
    { state: "Manipur", animal: "sangai deer", near: "hills" },
    { state: "Sikkim", animal: "red panda", difficulty: "EASY", near: "hills" },
    { state: "Himachal Pradesh", animal: "snow leopard", near: "hills" },
    { state: "Uttarakhand", animal: "musk deer", near: "hills" },
    { state: "Tamil Nadu", animal: "Nilgiri tahr", difficulty: "EASY", near: "plains" },
    { state: "Kerala", animal: "Indian elephant", near: "plains" },
    { state: "Maharashtra", animal: "Indian giant squirrel", near: "plains" },
    { state: "Chhattisgarh", animal: "wild water buffalo", near: "plains" },
    { state: "Odisha", animal: "sambar deer", difficulty: "HARD", near: "plains" },
    { state: "West Bengal", animal: "fishing cat", difficulty: "HARD", near: "plains" },
    { state: "Meghalaya", animal: "clouded leopard", difficulty: "HARD", near: "hills" },
    { state: "Haryana", animal: "blackbuck", difficulty: "HARD", near: "plains" },
    { state: "Goa", animal: "gaur", difficulty: "HARD", near: "plains" },
  ],
  ask: [
    { question: ({ state }) => `Which is the state animal of ${state}?`, answer: ({ animal }) => animal, heading: "State animal" },
    {
      question: ({ animal }) => `Of which of these states is the ${animal} the state animal?`,
      answer: ({ state }) => state,
      heading: "State",
    },
  ],
  explain: ({ state, animal }) => `The state animal of ${state} is the ${animal}.`,
});

const otherLands = facts({
  name: "symbols-of-other-lands",
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
  // Nobody would believe that the maple leaf stands for Lebanon.
  formats: "match",
});

export const nationalSymbols = [...india, ...stateAnimals, ...otherLands];
