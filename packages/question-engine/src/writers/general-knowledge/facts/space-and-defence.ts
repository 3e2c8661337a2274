import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/general-knowledge/space-and-defence.yaml", import.meta.url));

const missiles = content("missiles-and-weapons-of-india");

/** What the wrong answers did. */
const CRAFT = new Map([
  ["Chandrayaan-1", "was launched in 2008 and struck the Moon with a probe"],
  ["Chandrayaan-2", "was launched in 2019 and lost its lander"],
  ["Chandrayaan-3", "landed on the Moon in 2023"],
  ["SMART-1", "was a European craft to the Moon"],
  ["Luna 25", "crashed on the Moon in August 2023"],
  ["Aditya-L1", "was launched in 2023 to watch the Sun"],
  ["AstroSat", "is India's observatory in orbit of 2015"],
  ["XPoSat", "was launched in January 2024 to study X-rays"],
  ["Solar Orbiter", "is a European craft on its way round the Sun"],
  ["Explorer 1", "was the first satellite of the United States"],
  ["Vanguard 1", "was an American satellite of 1958"],
  ["Sputnik 1", "was launched in October 1957"],
  ["Sputnik 3", "was launched in 1958"],
  ["Sputnik 5", "brought the dogs Belka and Strelka back in 1960"],
  ["Vostok 2", "carried Gherman Titov"],
  ["Vostok 6", "carried Valentina Tereshkova"],
  ["Voskhod 1", "carried a crew of three in 1964"],
  ["Apollo 8", "took people round the Moon in 1968"],
  ["Apollo 10", "was the rehearsal of May 1969"],
  ["Apollo 12", "made the second landing"],
  ["Soyuz 11", "took a crew to Salyut 1 in 1971"],
  ["Soyuz T-5", "took a crew to Salyut 7 in 1982"],
  ["Soyuz TM-11", "took a crew to Mir in 1990"],
  ["Voyager 2", "flew past Uranus and Neptune"],
  ["Pioneer 10", "was the first to fly past Jupiter"],
  ["Pioneer 11", "was the first to fly past Saturn"],
  ["Dawn", "went into orbit round Vesta and Ceres"],
  ["Galileo", "studied Jupiter from orbit until 2003"],
  ["Juno", "studies Jupiter from orbit"],
  ["Mariner 9", "went into orbit round Mars in 1971"],
  ["Phobos 2", "went into orbit round Mars in 1989"],
  ["Venera 9", "landed on Venus in 1975"],
]);

/** `aim` continues the text after "Which of these". */
const missions = facts({
  name: "space-missions",
  topic: "space-and-defence",
  difficulty: "MEDIUM",
  kind: "space mission",
  rows: [
    { name: "Aryabhata", aim: "was the first Indian satellite, launched in 1975", near: "India", category: "satellite", difficulty: "EASY" },
    { name: "Rohini RS-1", aim: "was put into orbit in 1980 by the Indian rocket SLV-3", near: "India", category: "satellite" },
    { name: "Apple", aim: "was India's first geostationary communication satellite, launched in 1981", near: "India", category: "satellite", difficulty: "HARD" },
    { name: "Chandrayaan-1", aim: "helped to find water on the Moon after its launch in 2008", near: "India", category: "probe", difficulty: "EASY", wrong: ["Chandrayaan-2", "Chandrayaan-3", "SMART-1"] },
    { name: "Chandrayaan-3", aim: "landed near the south pole of the Moon in August 2023", near: "India", category: "probe", difficulty: "EASY", wrong: ["Chandrayaan-1", "Chandrayaan-2", "Luna 25"] },
    { name: "Mangalyaan", aim: "was launched in November 2013 and reached its orbit in September 2014", near: "India", category: "probe", wrong: ["Chandrayaan-2", "Aditya-L1", "AstroSat"] },
    { name: "Aditya-L1", aim: "reached its post some 1.5 million km from the Earth in January 2024", near: "India", category: "probe", wrong: ["AstroSat", "XPoSat", "Solar Orbiter"] },
    { name: "Bhaskara-I", aim: "was India's experimental earth-observation satellite of 1979", near: "India", category: "satellite", difficulty: "HARD" },
    { name: "Sputnik 1", aim: "was the first artificial satellite of the Earth", near: "around the Earth and to the Moon", difficulty: "EASY", wrong: ["Explorer 1", "Vanguard 1", "Sputnik 3"] },
    { name: "Sputnik 2", aim: "carried the dog Laika in 1957", near: "around the Earth and to the Moon", difficulty: "HARD", wrong: ["Sputnik 1", "Sputnik 3", "Sputnik 5"] },
    { name: "Vostok 1", aim: "carried Yuri Gagarin around the Earth", near: "around the Earth and to the Moon", wrong: ["Vostok 2", "Vostok 6", "Voskhod 1"] },
    { name: "Apollo 11", aim: "took the first people to the surface of the Moon", near: "around the Earth and to the Moon", difficulty: "EASY", wrong: ["Apollo 8", "Apollo 10", "Apollo 12"] },
    { name: "Luna 9", aim: "made the first soft landing on the Moon, in 1966", near: "around the Earth and to the Moon", difficulty: "HARD", plainly: true as const },
    { name: "Soyuz T-11", aim: "carried Rakesh Sharma to space", near: "around the Earth and to the Moon", wrong: ["Soyuz 11", "Soyuz T-5", "Soyuz TM-11"] },
    { name: "Voyager 1", aim: "was the first spacecraft to enter interstellar space, in 2012", near: "to the planets", wrong: ["Voyager 2", "Pioneer 10", "Pioneer 11"] },
    { name: "New Horizons", aim: "flew past Pluto in 2015", near: "to the planets", wrong: ["Voyager 2", "Pioneer 10", "Dawn"] },
    { name: "Cassini", aim: "studied Saturn and its moons from orbit until 2017", near: "to the planets", difficulty: "HARD", wrong: ["Galileo", "Juno", "Pioneer 11"] },
    { name: "Viking 1", aim: "landed on Mars in 1976 and worked there for years", near: "to the planets", difficulty: "HARD", wrong: ["Mariner 9", "Phobos 2", "Venera 9"] },
  ],
  ask: [
    {
      question: ({ aim }) => `Which of these ${aim}?`,
      answer: ({ name }) => name,
      // A craft whose name says Moon is not looked for near the Sun.
      decoys: ({ wrong = [] }) => wrong,
      placeDecoy: (name) => (CRAFT.has(name) ? `${name} ${CRAFT.get(name)}.` : ""),
    },
  ],
  explain: ({ name, aim }) => `${name} ${aim}.`,
});

const exercises = facts({
  name: "joint-exercises",
  topic: "space-and-defence",
  difficulty: "MEDIUM",
  kind: "exercise",
  rows: [
    { name: "Yudh Abhyas", partner: "the United States", difficulty: "EASY" },
    { name: "Surya Kiran", partner: "Nepal" },
    { name: "Mitra Shakti", partner: "Sri Lanka" },
    { name: "Sampriti", partner: "Bangladesh" },
    { name: "Garuda Shakti", partner: "Indonesia", difficulty: "HARD" },
    { name: "Ekuverin", partner: "the Maldives", difficulty: "HARD" },
    { name: "Ajeya Warrior", partner: "the United Kingdom", plainly: true as const },
    { name: "Varuna", partner: "France" },
    { name: "INDRA", partner: "Russia", difficulty: "EASY" },
    { name: "Dustlik", partner: "Uzbekistan", difficulty: "HARD" },
    { name: "Maitree", partner: "Thailand" },
    { name: "Dharma Guardian", partner: "Japan", difficulty: "HARD" },
    { name: "Khanjar", partner: "Kyrgyzstan", difficulty: "HARD" },
    { name: "Harimau Shakti", partner: "Malaysia", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `With which country do India's forces hold the exercise named ${name}?`,
      answer: ({ partner }) => capitalise(partner).replace(/^The /, ""),
      heading: "Country",
    },
    {
      question: ({ partner }) => `Which of these exercises do India's forces hold with ${partner}?`,
      answer: ({ name }) => name,
      heading: "Exercise",
    },
  ],
  explain: ({ name, partner }) => `${name} is an exercise of India with ${partner}.`,
});

const ranks = facts({
  name: "equal-ranks", form: "quiz",
  topic: "space-and-defence",
  difficulty: "MEDIUM",
  kind: "rank",
  rows: [
    { army: "General of the Army", navy: "Admiral of the Navy", air: "Air Chief Marshal", near: 9, difficulty: "EASY" },
    { army: "Lieutenant General of the Army", navy: "Vice Admiral of the Navy", air: "Air Marshal", near: 8 },
    { army: "Major General of the Army", navy: "Rear Admiral of the Navy", air: "Air Vice Marshal", near: 7 },
    { army: "Brigadier of the Army", navy: "Commodore of the Navy", air: "Air Commodore", near: 6 },
    { army: "Colonel of the Army", navy: "Captain of the Navy", air: "Group Captain", near: 5 },
    { army: "Lieutenant Colonel of the Army", navy: "Commander of the Navy", air: "Wing Commander", near: 4 },
    { army: "Major of the Army", navy: "Lieutenant Commander of the Navy", air: "Squadron Leader", near: 3 },
    { army: "Captain of the Army", navy: "Lieutenant of the Navy", air: "Flight Lieutenant", near: 2, difficulty: "HARD" },
    { army: "Lieutenant of the Army", navy: "Sub Lieutenant of the Navy", air: "Flying Officer", near: 1, difficulty: "HARD" },
  ],
  ask: [
    { question: ({ army }) => `Which rank of the Indian Air Force is equal to that of ${army}?`, answer: ({ air }) => air, heading: "Rank in the Air Force" },
    { question: ({ air }) => `Which rank of the Indian Navy is equal to that of ${air} in the Air Force?`, answer: ({ navy }) => navy.replace(" of the Navy", ""), harder: true, heading: "Rank in the Navy" },
    { question: ({ navy }) => `Which rank of the Indian Army is equal to that of ${navy}?`, answer: ({ army }) => army.replace(" of the Army", ""), heading: "Rank in the Army" },
  ],
  order: {
    ask: "in order of seniority, the highest rank first",
    by: ({ near }) => -near,
    name: ({ army }) => army,
    show: ({ navy }) => `equal to ${navy}`,
  },
  explain: ({ army, navy, air }) => `${army}, ${navy} and ${air} are equal ranks.`,
});

const alone = content("defence-hand-made");

export const spaceAndDefence = [...missiles, ...missions, ...exercises, ...ranks, ...alone];
