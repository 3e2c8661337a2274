import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `kind` goes on after "is". */
const missiles = facts({
  name: "missiles-and-weapons-of-india",
  topic: "space-and-defence",
  difficulty: "MEDIUM",
  kind: "weapon",
  rows: [
    { name: "Agni", kind: "a ballistic missile whose versions reach from 700 km to over 5,000 km", near: "missile", difficulty: "EASY" },
    { name: "Prithvi", kind: "a short-range surface-to-surface ballistic missile", near: "missile", difficulty: "EASY" },
    { name: "Akash", kind: "a surface-to-air missile with a range of some 25 km", near: "missile" },
    { name: "Nag", kind: "an anti-tank guided missile", near: "missile", difficulty: "EASY" },
    { name: "Astra", kind: "an air-to-air missile that strikes beyond the range of sight", near: "missile" },
    { name: "BrahMos", kind: "a supersonic cruise missile made with Russia", near: "missile", difficulty: "EASY" },
    { name: "Nirbhay", kind: "a subsonic cruise missile", near: "missile", difficulty: "HARD" },
    { name: "Rudram", kind: "a missile fired from the air against enemy radar", near: "missile", difficulty: "HARD" },
    { name: "Pinaka", kind: "a multi-barrel rocket launcher", near: "machine" },
    { name: "Varunastra", kind: "a heavy torpedo against submarines", near: "machine", difficulty: "HARD" },
    { name: "Arjun", kind: "a main battle tank", near: "machine", difficulty: "EASY" },
    { name: "Tejas", kind: "a light combat aircraft", near: "machine", difficulty: "EASY" },
    { name: "Dhruv", kind: "an advanced light helicopter", near: "machine" },
    { name: "Arihant", kind: "a nuclear-powered submarine", near: "machine" },
    { name: "Netra", kind: "an airborne early-warning aircraft system", near: "machine", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ kind }) => `In the Indian armed forces, which of these is the name of ${kind}?`,
      answer: ({ name }) => name,
      heading: "Name",
    },
    {
      question: ({ name }) => `In the Indian armed forces, what is ${name}?`,
      answer: ({ kind }) => capitalise(kind),
      heading: "Weapon",
    },
  ],
  explain: ({ name, kind }) => `${name} is ${kind}.`,
  // The first Agni is of short range too.
  alsoTrue: (row, other) => ["Agni", "Prithvi"].every((name) => [row.name, other.name].includes(name)),
});

/** `aim` goes on after "Which mission". */
const missions = facts({
  name: "space-missions",
  topic: "space-and-defence",
  difficulty: "MEDIUM",
  kind: "space mission",
  rows: [
    { name: "Aryabhata", aim: "was the first Indian satellite, launched in 1975", near: "India", category: "satellite", difficulty: "EASY" },
    { name: "Rohini RS-1", aim: "was put into orbit in 1980 by the Indian rocket SLV-3", near: "India", category: "satellite" },
    { name: "Apple", aim: "was India's first geostationary communication satellite, launched in 1981", near: "India", category: "satellite", difficulty: "HARD" },
    { name: "Chandrayaan-1", aim: "helped to find water on the Moon after its launch in 2008", near: "India", category: "probe", difficulty: "EASY" },
    { name: "Chandrayaan-3", aim: "landed near the south pole of the Moon in August 2023", near: "India", category: "probe", difficulty: "EASY" },
    { name: "Mangalyaan", aim: "was launched in November 2013 and reached its orbit in September 2014", near: "India", category: "probe" },
    { name: "Aditya-L1", aim: "reached its post some 1.5 million km from the Earth in January 2024", near: "India", category: "probe" },
    { name: "Bhaskara-I", aim: "was India's experimental earth-observation satellite of 1979", near: "India", category: "satellite", difficulty: "HARD" },
    { name: "Sputnik 1", aim: "was the first artificial satellite of the Earth", near: "around the Earth and to the Moon", difficulty: "EASY" },
    { name: "Sputnik 2", aim: "carried the dog Laika in 1957", near: "around the Earth and to the Moon", difficulty: "HARD" },
    { name: "Vostok 1", aim: "carried Yuri Gagarin around the Earth", near: "around the Earth and to the Moon" },
    { name: "Apollo 11", aim: "took the first people to the surface of the Moon", near: "around the Earth and to the Moon", difficulty: "EASY" },
    { name: "Luna 9", aim: "made the first soft landing on the Moon, in 1966", near: "around the Earth and to the Moon", difficulty: "HARD", plainly: true as const },
    { name: "Soyuz T-11", aim: "carried Rakesh Sharma to space", near: "around the Earth and to the Moon" },
    { name: "Voyager 1", aim: "was the first spacecraft to enter interstellar space, in 2012", near: "to the planets" },
    { name: "New Horizons", aim: "flew past Pluto in 2015", near: "to the planets" },
    { name: "Cassini", aim: "studied Saturn and its moons from orbit until 2017", near: "to the planets", difficulty: "HARD" },
    { name: "Viking 1", aim: "landed on Mars in 1976 and worked there for years", near: "to the planets", difficulty: "HARD" },
  ],
  ask: [{ question: ({ aim }) => `Which of these ${aim}?`, answer: ({ name }) => name }],
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
  name: "equal-ranks",
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

const alone = singles("defence-hand-made", "space-and-defence", [
  { ask: "Who is the supreme commander of the armed forces of India?", answer: "the President", wrong: ["the Prime Minister", "the Defence Minister", "the Chief of Defence Staff"], tell: "The Constitution gives the supreme command to the President; the Defence Minister runs the ministry, and the Chief of Defence Staff is a military adviser.", difficulty: "EASY" },
  { ask: "Where does India launch its satellites from?", answer: "Sriharikota", wrong: ["Chandipur", "Pokhran", "Bengaluru"], tell: "The Satish Dhawan Space Centre is at Sriharikota; Chandipur is a missile range, Pokhran a test ground, and Bengaluru the headquarters of ISRO.", difficulty: "EASY" },
  { ask: "Where was India's first sounding rocket launched in 1963?", answer: "Thumba", wrong: ["Sriharikota", "Balasore", "Hassan"], tell: "Thumba in Kerala lies near the magnetic equator and saw the launch of 1963; Sriharikota came later, Balasore is a range in Odisha, and Hassan has a control facility.", difficulty: "HARD" },
  { ask: "In which city are the headquarters of ISRO?", answer: "Bengaluru", wrong: ["Hyderabad", "Ahmedabad", "Thiruvananthapuram"], tell: "ISRO has its headquarters in Bengaluru; Ahmedabad has its Space Applications Centre and Thiruvananthapuram the Vikram Sarabhai Space Centre.", difficulty: "EASY" },
  { ask: "Near which of these is the National Defence Academy at Khadakwasla?", answer: "Pune", wrong: ["Dehradun", "Chennai", "Wellington"], tell: "The National Defence Academy is near Pune; the Indian Military Academy is at Dehradun, an Officers Training Academy is at Chennai, and the Staff College is at Wellington." },
  { ask: "Where is the Indian Military Academy?", answer: "Dehradun", wrong: ["Khadakwasla", "Ezhimala", "Dundigal"], tell: "The Indian Military Academy is at Dehradun; Khadakwasla has the National Defence Academy, Ezhimala the Naval Academy and Dundigal the Air Force Academy." },
  { ask: "Where is the Indian Naval Academy?", answer: "Ezhimala", wrong: ["Kochi", "Visakhapatnam", "Dundigal"], tell: "The Naval Academy is at Ezhimala in Kerala; Kochi and Visakhapatnam are headquarters of naval commands, and Dundigal has the Air Force Academy.", difficulty: "HARD" },
  { ask: "Which city is the headquarters of the Eastern Naval Command of India?", answer: "Visakhapatnam", wrong: ["Mumbai", "Kochi", "Chennai"], tell: "Visakhapatnam is the seat of the Eastern Command, Mumbai of the Western and Kochi of the Southern." },
  { ask: "What was the code name of India's first nuclear test, in 1974?", answer: "Smiling Buddha", wrong: ["Operation Shakti", "Operation Vijay", "Brasstacks"], tell: "The test of 1974 was called Smiling Buddha; Operation Shakti was the series of 1998, Operation Vijay belongs to Goa and Kargil, and Brasstacks was an exercise." },
  { ask: "What was the name of the Indian operation to free the heights of Kargil in 1999?", answer: "Operation Vijay", wrong: ["Operation Meghdoot", "Operation Polo", "Operation Cactus"], tell: "Operation Vijay freed Kargil; Meghdoot (1984) took Siachen, Polo (1948) Hyderabad, and Cactus (1988) helped the Maldives." },
  { ask: "By which operation did Indian troops take the Siachen heights in 1984?", answer: "Operation Meghdoot", wrong: ["Operation Vijay", "Operation Trident", "Operation Cactus"], tell: "Operation Meghdoot took the Siachen heights; Vijay (1999) was fought at Kargil, Trident (1971) struck Karachi, and Cactus (1988) helped the Maldives.", difficulty: "HARD" },
  { ask: "Who was the first Indian officer to hold the rank of Field Marshal?", answer: "Sam Manekshaw", wrong: ["K. M. Cariappa", "Arjan Singh", "K. S. Thimayya"], tell: "Sam Manekshaw was made Field Marshal in 1973 and K. M. Cariappa in 1986; Arjan Singh was Marshal of the Air Force, and Thimayya was a General." },
]);

export const spaceAndDefence = [...missiles, ...missions, ...exercises, ...ranks, ...alone];
