import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

type Chakra = readonly [name: string, field: string];

const CHAKRAS: readonly Chakra[] = [
  ["Ashoka Chakra", "gallantry away from the enemy, as the highest honour"],
  ["Param Vir Chakra", "gallantry in the presence of the enemy, as the highest honour"],
  ["Kirti Chakra", "gallantry away from the enemy, as the second highest honour"],
  ["Maha Vir Chakra", "gallantry in the presence of the enemy, as the second highest honour"],
  ["Shaurya Chakra", "gallantry away from the enemy, as the third highest honour"],
  ["Vir Chakra", "gallantry in the presence of the enemy, as the third highest honour"],
];

/** Three others, so that each place and each rank is named twice. */
function besideChakra(name: string): Chakra[] {
  const at = CHAKRAS.findIndex(([chakra]) => chakra === name);
  if (at < 0) return [];
  const pair = at - (at % 2);
  const next = pair === 2 ? 0 : 2;
  return CHAKRAS.filter((_, index) => index !== at && [pair, next].includes(index - (index % 2)));
}

function toldOfChakra(said: string): string {
  const chakra = CHAKRAS.find((names) => names.some((one) => one.toLowerCase() === said.toLowerCase()));
  return chakra ? `The ${chakra[0]} is given for ${chakra[1]}.` : "";
}

/** `field` goes on after "is given for". */
const fields = facts({
  name: "awards-and-their-fields",
  topic: "awards-and-honours",
  difficulty: "MEDIUM",
  kind: "award",
  rows: [
    { name: "Jnanpith Award", field: "literature in Indian languages", near: "India", difficulty: "EASY" },
    { name: "Dadasaheb Phalke Award", field: "a life's work in Indian cinema", near: "India", difficulty: "EASY" },
    { name: "Dronacharya Award", field: "coaching sportspersons in India", near: "India", difficulty: "EASY" },
    { name: "Arjuna Award", field: "outstanding performance in sport in India", near: "India", difficulty: "EASY" },
    { name: "Shanti Swarup Bhatnagar Prize", field: "scientific research in India", near: "India" },
    { name: "Dhanvantari Award", field: "service to medicine in India", near: "India", difficulty: "HARD", plainly: true as const },
    { name: "Kalidas Samman", field: "the performing and plastic arts in India", near: "India", difficulty: "HARD" },
    { name: "Jeevan Raksha Padak", field: "saving a life from danger in India", near: "gallantry", difficulty: "HARD", plainly: true as const },
    { name: "Ashoka Chakra", field: "gallantry away from the enemy, as the highest honour", near: "gallantry" },
    { name: "Param Vir Chakra", field: "gallantry in the presence of the enemy, as the highest honour", near: "gallantry", difficulty: "EASY" },
    { name: "Kirti Chakra", field: "gallantry away from the enemy, as the second highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Maha Vir Chakra", field: "gallantry in the presence of the enemy, as the second highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Pulitzer Prize", field: "journalism and letters in the United States", near: "arts" },
    { name: "International Booker Prize", field: "fiction translated into English", near: "arts", plainly: true as const },
    { name: "Academy Award", field: "the films of the year and those who made them", near: "arts", difficulty: "EASY" },
    { name: "Grammy Award", field: "recorded music", near: "arts", difficulty: "EASY" },
    { name: "Emmy Award", field: "television programmes", near: "arts" },
    { name: "Tony Award", field: "theatre on Broadway", near: "arts" },
    { name: "Palme d'Or", field: "the best film at the Cannes Film Festival", near: "arts", plainly: true as const },
    { name: "Golden Bear", field: "the best film at the Berlin Film Festival", near: "arts", difficulty: "HARD" },
    { name: "Golden Lion", field: "the best film at the Venice Film Festival", near: "arts", difficulty: "HARD" },
    { name: "Pritzker Prize", field: "the built work of living architects", near: "learning" },
    { name: "Fields Medal", field: "discoveries in mathematics", near: "learning" },
    { name: "Turing Award", field: "contributions to computing", near: "learning" },
    { name: "Kalinga Prize", field: "making science popular", near: "learning", difficulty: "HARD" },
    { name: "World Food Prize", field: "better food for the world", near: "learning", plainly: true as const },
    { name: "Victoria Cross", field: "gallantry in the British forces, as the highest honour", near: "gallantry", plainly: true as const },
    { name: "Shaurya Chakra", field: "gallantry away from the enemy, as the third highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Vir Chakra", field: "gallantry in the presence of the enemy, as the third highest honour", near: "gallantry", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ field }) => `Which award is given for ${field}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => besideChakra(name).map(([other]) => other),
      placeDecoy: (name) => toldOfChakra(name),
      heading: "Award",
    },
    {
      question: ({ name }) => `For what is the ${name} given?`,
      answer: ({ field }) => capitalise(field),
      decoys: ({ name }) => besideChakra(name).map(([, field]) => field),
      placeDecoy: (field) => toldOfChakra(field),
      heading: "Field",
    },
  ],
  explain: ({ name, field }) => `The ${name} is given for ${field}.`,
  // The Victoria Cross is won in the presence of the enemy as well; medicine is science, letters have a prize for drama, and festivals honour films.
  alsoTrue: (row, other) =>
    [
      ["Victoria Cross", "Param Vir Chakra"],
      ["Shanti Swarup Bhatnagar Prize", "Dhanvantari Award"],
      ["Pulitzer Prize", "Tony Award"],
      ["Academy Award", "Palme d'Or"],
      ["Academy Award", "Golden Bear"],
      ["Academy Award", "Golden Lion"],
      ["Academy Award", "Dadasaheb Phalke Award"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** What those received who stand among the wrong answers. */
const HONOURED = new Map([
  ["Rudyard Kipling", "the prize for Literature in 1907"],
  ["V. S. Naipaul", "the prize for Literature in 2001"],
  ["W. B. Yeats", "the prize for Literature in 1923"],
  ["Ronald Ross", "the prize for Medicine in 1902"],
  ["C. V. Raman", "the prize for Physics in 1930"],
  ["Har Gobind Khorana", "the prize for Medicine in 1968"],
  ["Mother Teresa", "the Peace Prize in 1979"],
  ["Subrahmanyan Chandrasekhar", "the prize for Physics in 1983"],
  ["The Dalai Lama", "the Peace Prize in 1989"],
  ["Amartya Sen", "the prize for Economics in 1998"],
  ["Muhammad Yunus", "the Peace Prize in 2006"],
  ["Venkatraman Ramakrishnan", "the prize for Chemistry in 2009"],
  ["Kailash Satyarthi", "the Peace Prize in 2014"],
  ["Angus Deaton", "the prize for Economics in 2015"],
  ["Abhijit Banerjee", "the prize for Economics in 2019"],
  ["Esther Duflo", "the prize for Economics in 2019"],
]);

const nobel = facts({
  name: "nobel-laureates-linked-with-india",
  topic: "awards-and-honours",
  difficulty: "MEDIUM",
  kind: "laureate",
  rows: [
    { name: "Rabindranath Tagore", prize: "Literature", year: "1913", near: 1913, difficulty: "EASY", wrong: ["Rudyard Kipling", "V. S. Naipaul", "W. B. Yeats"] },
    { name: "C. V. Raman", prize: "Physics", year: "1930", near: 1930, difficulty: "EASY", wrong: ["Subrahmanyan Chandrasekhar", "Har Gobind Khorana", "Venkatraman Ramakrishnan"] },
    { name: "Har Gobind Khorana", prize: "Physiology or Medicine", year: "1968", near: 1968, wrong: ["Ronald Ross", "Venkatraman Ramakrishnan", "Subrahmanyan Chandrasekhar"] },
    { name: "Mother Teresa", prize: "Peace", year: "1979", near: 1979, difficulty: "EASY", wrong: ["Kailash Satyarthi", "The Dalai Lama", "Muhammad Yunus"] },
    { name: "Subrahmanyan Chandrasekhar", prize: "Physics", year: "1983", near: 1983, wrong: ["C. V. Raman", "Venkatraman Ramakrishnan", "Har Gobind Khorana"] },
    { name: "Amartya Sen", prize: "Economics", year: "1998", near: 1998, difficulty: "EASY", wrong: ["Abhijit Banerjee", "Esther Duflo", "Muhammad Yunus"] },
    { name: "Venkatraman Ramakrishnan", prize: "Chemistry", year: "2009", near: 2009, wrong: ["Har Gobind Khorana", "Subrahmanyan Chandrasekhar", "C. V. Raman"] },
    { name: "Kailash Satyarthi", prize: "Peace", year: "2014", near: 2014, wrong: ["Mother Teresa", "The Dalai Lama", "Muhammad Yunus"] },
    { name: "Abhijit Banerjee", prize: "Economics", year: "2019", near: 2019, wrong: ["Amartya Sen", "Muhammad Yunus", "Angus Deaton"] },
  ],
  ask: [
    {
      question: ({ name }) => `In which field was ${name} awarded a Nobel Prize?`,
      answer: ({ prize }) => prize,
      when: ({ name }) => !/Tagore|Teresa|Satyarthi/.test(name),
      // Nobody would take these for scientists, nor a scientist for a maker of peace.
      state: ({ name, prize: own, year }, prize) =>
        prize !== own && isScience(prize) !== isScience(own)
          ? undefined
          : `${name} was awarded the ${nobelPrize(prize)} in ${year}.`,
    },
    {
      question: ({ prize, year }) =>
        `Which laureate linked with India was awarded the ${nobelPrize(prize)} in ${year}?`,
      answer: ({ name }) => name,
      // Of the same field or one beside it: among a nun and a physicist the economist would be found at sight.
      decoys: ({ wrong }) => wrong,
      placeDecoy: (name) => (HONOURED.has(name) ? `${name} received ${HONOURED.get(name)}.` : ""),
      state: false,
    },
    {
      question: ({ name }) => `In which year was ${name} awarded a Nobel Prize?`,
      answer: ({ year }) => year,
      decoys: ({ near }) => [-11, -7, -3, 3, 6, 10].map((years) => near + years).filter((year) => year <= 2022).map(String),
      harder: true,
    },
  ],
  order: {
    ask: "in the order in which they received the Nobel Prize, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, prize, year }) => `${name} was awarded the ${nobelPrize(prize)} in ${year}.`,
});

function isScience(prize: string): boolean {
  return /Physics|Chemistry|Medicine/.test(prize);
}

function nobelPrize(prize: string): string {
  return prize === "Peace" ? "Nobel Peace Prize" : `Nobel Prize in ${prize}`;
}

const worldNobel = facts({
  name: "nobel-laureates-of-the-world",
  topic: "awards-and-honours",
  difficulty: "HARD",
  kind: "laureate",
  rows: [
    { name: "Albert Einstein", reason: "the explanation of the photoelectric effect", near: "physics", difficulty: "MEDIUM", wrong: ["the general theory of relativity", "the special theory of relativity", "the explanation of Brownian motion"] },
    { name: "Alexander Fleming", reason: "the discovery of penicillin", near: "science", difficulty: "MEDIUM", wrong: ["the discovery of streptomycin", "the discovery of insulin", "the discovery of the sulpha drugs"] },
    { name: "Niels Bohr", reason: "work on the structure of atoms", near: "physics", difficulty: "MEDIUM", wrong: ["work on cosmic rays", "work on the scattering of X-rays", "the discovery of the neutron"] },
    { name: "Max Planck", reason: "the discovery of energy quanta", near: "physics", wrong: ["the wave nature of the electron", "the explanation of the photoelectric effect", "the exclusion principle for electrons"] },
    { name: "J. J. Thomson", reason: "work on the conduction of electricity by gases", near: "physics", wrong: ["work on the rays of radium", "work on the charge of the electron", "the discovery of argon in the air"] },
    { name: "Wilhelm Röntgen", reason: "the discovery of X-rays", near: "physics", difficulty: "MEDIUM", wrong: ["the discovery of radioactivity", "the diffraction of rays by crystals", "the discovery of the electron"] },
    { name: "Ivan Pavlov", reason: "work on the physiology of digestion", near: "science", wrong: ["work on conditioned reflexes", "work on the functions of nerve cells", "work on immunity against disease"] },
    { name: "Fritz Haber", reason: "the synthesis of ammonia", near: "science", wrong: ["the synthesis of indigo", "the discovery of the noble gases", "work on catalysis and the rates of reactions"] },
    { name: "Robert Koch", reason: "investigations on tuberculosis", near: "science", wrong: ["investigations on anthrax", "the serum against diphtheria", "the discovery of the malaria parasite"] },
    { name: "Martin Luther King Jr", reason: "leading the struggle for civil rights in America without violence", near: "peace", difficulty: "MEDIUM", wrong: ["mediating in the Middle East for the United Nations", "drafting the Universal Declaration of Human Rights", "the talks that brought a truce in the war in Vietnam"] },
    { name: "Nelson Mandela", reason: "helping to end apartheid peacefully", near: "peace", difficulty: "MEDIUM", wrong: ["making peace between Ethiopia and Eritrea", "mediating between Egypt and Israel", "the reforms that helped to end the Cold War"] },
    { name: "Wangari Maathai", reason: "the Green Belt Movement for trees and democracy", near: "peace", difficulty: "MEDIUM", wrong: ["the campaign for a ban on landmines", "women's part in ending the war in Liberia", "the report on climate change of 2007"] },
    { name: "Norman Borlaug", reason: "the new wheat varieties of the Green Revolution", near: "peace", wrong: ["help for refugees after the First World War", "the plan for the recovery of Europe after 1945", "warnings against nuclear tests in the air"] },
    { name: "Muhammad Yunus", reason: "small loans to the poor without security", near: "peace", difficulty: "MEDIUM", wrong: ["care for the dying and the poor of Kolkata", "studies of famine and poverty", "the fight against child labour"] },
    { name: "Henry Dunant", reason: "founding the Red Cross", near: "peace", difficulty: "MEDIUM", wrong: ["founding the Inter-Parliamentary Union", "the plan for a League of Nations", "help for prisoners of war after 1918"] },
    { name: "Malala Yousafzai", reason: "defending the right of all children to education", near: "peace", difficulty: "EASY", wrong: ["fighting child labour in factories", "defending the rights of women in Iran", "the fight against violence to women in war"] },
  ],
  ask: [
    {
      question: ({ reason }) => `Who received a Nobel Prize for ${reason}?`,
      answer: ({ name }) => name,
      heading: "Laureate",
      // Dunant was not there to help to end apartheid.
      state: false,
    },
    {
      question: ({ name }) => `For what did ${name} receive a Nobel Prize?`,
      answer: ({ reason }) => capitalise(reason),
      decoys: ({ wrong }) => wrong,
      heading: "Work honoured",
    },
  ],
  explain: ({ name, reason }) => `${name} received a Nobel Prize for ${reason}.`,
});

const alone = singles("awards-hand-made", "awards-and-honours", [
  { ask: "Which is the highest civilian award of India?", answer: "Bharat Ratna", wrong: ["Padma Vibhushan", "Padma Bhushan", "Padma Shri"], tell: "The Bharat Ratna stands first, then the Padma Vibhushan, the Padma Bhushan and the Padma Shri.", difficulty: "EASY" },
  { ask: "Which is the second highest civilian award of India?", answer: "Padma Vibhushan", wrong: ["Bharat Ratna", "Padma Bhushan", "Padma Shri"], tell: "The Padma Vibhushan comes next after the Bharat Ratna, and the Padma Bhushan and the Padma Shri follow." },
  { ask: "In which year was the Bharat Ratna instituted?", answer: "1954", wrong: ["1947", "1950", "1961"], tell: "The Bharat Ratna and the Padma awards were instituted in 1954." },
  { ask: "Who was awarded the Bharat Ratna in 1954, its first year, along with Rajagopalachari and Radhakrishnan?", answer: "C. V. Raman", wrong: ["Jawaharlal Nehru", "M. Visvesvaraya", "Bhagwan Das"], tell: "C. V. Raman was honoured in 1954; Nehru, Visvesvaraya and Bhagwan Das were honoured in 1955.", difficulty: "HARD" },
  { ask: "Who was the first person to be awarded the Bharat Ratna after death, in 1966?", answer: "Lal Bahadur Shastri", wrong: ["Govind Ballabh Pant", "Zakir Husain", "Bidhan Chandra Roy"], tell: "Lal Bahadur Shastri was so honoured in 1966; Pant (1957), Roy (1961) and Husain (1963) received it in their lifetimes." },
  { ask: "Who was the first recipient of the Param Vir Chakra?", answer: "Major Somnath Sharma", wrong: ["Captain Vikram Batra", "Major Shaitan Singh", "Havildar Abdul Hamid"], tell: "Major Somnath Sharma fell at Badgam in 1947; Shaitan Singh fought in 1962, Abdul Hamid in 1965 and Vikram Batra in 1999." },
  { ask: "Who was the first recipient of the Jnanpith Award, in 1965?", answer: "G. Sankara Kurup", wrong: ["Tarasankar Bandyopadhyay", "Sumitranandan Pant", "Umashankar Joshi"], tell: "G. Sankara Kurup, who wrote in Malayalam, was first in 1965; Bandyopadhyay followed for 1966, Umashankar Joshi for 1967 and Pant for 1968.", difficulty: "HARD" },
  { ask: "Who was the first recipient of the Dadasaheb Phalke Award?", answer: "Devika Rani", wrong: ["Prithviraj Kapoor", "Satyajit Ray", "Lata Mangeshkar"], tell: "Devika Rani was the first, for 1969; Prithviraj Kapoor was honoured for 1971, Satyajit Ray for 1984 and Lata Mangeshkar for 1989." },
  { ask: "In which country is the Nobel Peace Prize presented?", answer: "Norway", wrong: ["Sweden", "Denmark", "Switzerland"], tell: "The Peace Prize is presented in Oslo, Norway; the other prizes are presented in Stockholm, Sweden.", difficulty: "EASY" },
  { ask: "On which date, the day of Alfred Nobel's death, are the Nobel Prizes presented?", answer: "10 December", wrong: ["21 October", "10 November", "25 December"], tell: "Nobel died on 10 December 1896, and the prizes are presented on that date; he was born on 21 October 1833." },
  { ask: "In which of these subjects is there NO Nobel Prize?", answer: "mathematics", wrong: ["chemistry", "literature", "physiology"], tell: "There is no Nobel Prize for mathematics; its great honours are the Fields Medal and the Abel Prize.", difficulty: "EASY" },
  { ask: "In which year were the Nobel Prizes awarded for the first time?", answer: "1901", wrong: ["1896", "1911", "1921"], tell: "The first prizes were awarded in 1901, five years after Nobel's death in 1896." },
  { ask: "Which of the prizes in memory of Alfred Nobel was founded only in 1968?", answer: "Economics", wrong: ["Peace", "Literature", "Chemistry"], tell: "The prize for Economics was founded by Sweden's central bank in 1968; the others stand in Nobel's will." },
  { ask: "Who was awarded Nobel Prizes in both Physics and Chemistry?", answer: "Marie Curie", wrong: ["Linus Pauling", "John Bardeen", "Frederick Sanger"], tell: "Marie Curie won Physics in 1903 and Chemistry in 1911; Pauling won Chemistry and Peace, Bardeen Physics twice and Sanger Chemistry twice.", difficulty: "HARD" },
  { ask: "From which country is the Ramon Magsaysay Award given?", answer: "the Philippines", wrong: ["Indonesia", "Malaysia", "South Korea"], tell: "The award bears the name of a president of the Philippines and is given in Manila." },
  { ask: "Which Indian was awarded an honorary Oscar in 1992 for a life's work in film?", answer: "Satyajit Ray", wrong: ["Bhanu Athaiya", "A. R. Rahman", "Gulzar"], tell: "Satyajit Ray received the honorary Oscar; Bhanu Athaiya won for the costumes of Gandhi, and Rahman and Gulzar for Slumdog Millionaire." },
]);

export const awardsAndHonours = [...fields, ...nobel, ...worldNobel, ...alone];
