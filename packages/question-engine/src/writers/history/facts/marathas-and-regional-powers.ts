import { facts } from "../../../facts.ts";
import { chronology } from "../computed/chronology.ts";

const ministers = facts({
  name: "shivajis-ministers",
  topic: "marathas-and-regional-powers",
  difficulty: "MEDIUM",
  kind: "minister of Shivaji",
  rows: [
    { name: "Peshwa", of: "the whole administration", difficulty: "EASY" },
    { name: "Amatya", of: "finance" },
    { name: "Sachiv", of: "royal correspondence", difficulty: "HARD" },
    { name: "Mantri", of: "the king's household and daily record", difficulty: "HARD" },
    { name: "Senapati", of: "the army", difficulty: "EASY", plainly: true },
    { name: "Sumant", of: "foreign affairs" },
    { name: "Nyayadhish", of: "justice", difficulty: "EASY", plainly: true },
    { name: "Panditrao", of: "religious matters and charity", plainly: true },
  ],
  ask: [
    {
      question: ({ of }) => `Which of Shivaji's eight ministers was responsible for ${of}?`,
      answer: ({ name }) => name,
      heading: "Minister of Shivaji",
    },
    {
      question: ({ name }) =>
        `For what was the minister called the ${name} responsible in Shivaji's government?`,
      answer: ({ of }) => of,
      heading: "Charge",
    },
  ],
  explain: ({ name, of }) => `In Shivaji's government the ${name} was responsible for ${of}.`,
});

/** `deed` goes on after "He". */
const marathas = facts({
  name: "maratha-leaders",
  topic: "marathas-and-regional-powers",
  difficulty: "MEDIUM",
  kind: "Maratha leader",
  rows: [
    { name: "Shivaji", deed: "was crowned at Raigad in 1674", near: 1674, difficulty: "EASY" },
    { name: "Sambhaji", deed: "was captured and put to death by Aurangzeb in 1689", near: 1680, difficulty: "EASY" },
    { name: "Rajaram", deed: "carried on the war from the fort of Jinji", near: 1689 },
    { name: "Shahu", deed: "was freed from Mughal captivity in 1707 and ruled from Satara", near: 1707 },
    { name: "Balaji Vishwanath", deed: "won for the Marathas the chauth and sardeshmukhi of the Deccan in 1719", near: 1713 },
    { name: "Baji Rao I", deed: "defeated the Nizam at Palkhed in 1728", near: 1720 },
    { name: "Balaji Baji Rao", deed: "was Peshwa at the time of the third Battle of Panipat", near: 1740 },
    { name: "Sadashivrao Bhau", deed: "commanded the Maratha army at the third Battle of Panipat", near: 1761, difficulty: "EASY" },
    { name: "Madhavrao I", deed: "restored Maratha power after Panipat and died young in 1772", near: 1762, difficulty: "HARD" },
    { name: "Mahadji Scindia", deed: "brought Shah Alam II back to Delhi under Maratha protection", near: 1772, difficulty: "HARD" },
    { name: "Nana Phadnavis", deed: "led the council of twelve known as the Barabhai", near: 1774, difficulty: "HARD" },
    { name: "Baji Rao II", deed: "signed the Treaty of Bassein in 1802", near: 1796 },
  ],
  ask: [
    { question: ({ deed }) => `Which Maratha leader ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

/** `deed` goes on after "He". */
const gurus = facts({
  name: "sikh-gurus",
  topic: "marathas-and-regional-powers",
  difficulty: "MEDIUM",
  kind: "Sikh Guru",
  rows: [
    { name: "Guru Nanak", place: "first", deed: "settled with his followers at Kartarpur on the Ravi", near: 1 },
    { name: "Guru Angad", place: "second", deed: "gave the Gurmukhi script its standard form", near: 2 },
    { name: "Guru Amar Das", place: "third", deed: "set up twenty-two manjis to spread the faith", near: 3, difficulty: "HARD" },
    { name: "Guru Ram Das", place: "fourth", deed: "founded the city of Amritsar", near: 4 },
    { name: "Guru Arjan", place: "fifth", deed: "compiled the Adi Granth", near: 5, difficulty: "EASY" },
    { name: "Guru Hargobind", place: "sixth", deed: "built the Akal Takht and wore the two swords of miri and piri", near: 6 },
    { name: "Guru Har Krishan", place: "eighth", deed: "became the leader of the Sikhs as a child of five", near: 8, difficulty: "HARD" },
    { name: "Guru Tegh Bahadur", place: "ninth", deed: "was executed in Delhi in 1675", near: 9 },
    { name: "Guru Gobind Singh", place: "tenth", deed: "founded the Khalsa in 1699", near: 10, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ deed }) => `Which Sikh Guru ${deed}?`,
      answer: ({ name }) => name,
      heading: "Guru",
      // His place in the line would show who it was.
      state: ({ deed }, answer) => `${answer} ${deed}.`,
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What he did",
    },
    {
      question: ({ place }) => `Who was the ${place} Guru of the Sikhs?`,
      answer: ({ name }) => name,
      state: ({ place }, answer) => `${answer} was the ${place} Guru of the Sikhs.`,
    },
  ],
  order: {
    ask: "in the order in which they became Guru, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ place }) => place,
  },
  explain: ({ name, place, deed }) => `${name}, the ${place} Guru, ${deed}.`,
  // The last Guru gave the book its final form.
  alsoTrue: (row, other) =>
    ["Guru Arjan", "Guru Gobind Singh"].every((name) => [row.name, other.name].includes(name)),
});

const states = facts({
  name: "eighteenth-century-states",
  topic: "marathas-and-regional-powers",
  difficulty: "MEDIUM",
  kind: "founder",
  rows: [
    { name: "Nizam-ul-Mulk", state: "Hyderabad", difficulty: "EASY" },
    { name: "Murshid Quli Khan", state: "Bengal" },
    { name: "Saadat Khan", state: "Awadh" },
    { name: "Ranjit Singh", state: "Lahore", difficulty: "EASY" },
    { name: "Marthanda Varma", state: "Travancore", plainly: true },
    { name: "Ali Muhammad Khan", state: "Rohilkhand", difficulty: "HARD" },
    { name: "Muhammad Khan Bangash", state: "Farrukhabad", difficulty: "HARD" },
    { name: "Badan Singh", state: "Bharatpur", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ state }) => `Who built up the power of ${state}?`,
      answer: ({ name }) => name,
      heading: "Ruler who built it up",
    },
    {
      question: ({ name }) => `Which power was built up by ${name}?`,
      answer: ({ state }) => state,
      heading: "State",
    },
  ],
  explain: ({ name, state }) => `${name} built up the power of ${state}.`,
  // A Ranjit Singh ruled Bharatpur too.
  alsoTrue: (row, other) => [row, other].every(({ name }) => ["Badan Singh", "Ranjit Singh"].includes(name)),
});

const houses = facts({
  name: "maratha-houses",
  topic: "marathas-and-regional-powers",
  difficulty: "EASY",
  kind: "Maratha house",
  rows: [
    { name: "Scindias", seat: "Gwalior" },
    { name: "Holkars", seat: "Indore" },
    { name: "Gaekwads", seat: "Baroda" },
    { name: "Bhonsles", seat: "Nagpur", difficulty: "MEDIUM" },
    { name: "Peshwas", seat: "Poona" },
  ],
  ask: [
    {
      question: ({ name }) => `Which city was the chief seat of the Maratha house of the ${name}?`,
      answer: ({ seat }) => seat,
      heading: "Seat",
    },
    { question: ({ seat }) => `Which Maratha house had its chief seat at ${seat}?`, answer: ({ name }) => name, heading: "Maratha house" },
  ],
  explain: ({ name, seat }) => `The ${name} had their chief seat at ${seat}.`,
});

const treaties = facts({
  name: "treaties-of-the-indian-powers",
  topic: "marathas-and-regional-powers",
  difficulty: "HARD",
  kind: "treaty",
  rows: [
    { name: "the Treaty of Purandar of 1665", what: "made Shivaji give up twenty-three forts to Jai Singh", near: 1665, difficulty: "MEDIUM" },
    { name: "the Treaty of Madras of 1769", what: "ended the first Anglo-Mysore War", near: 1769 },
    { name: "the Treaty of Salbai of 1782", what: "ended the first Anglo-Maratha War", near: 1782, difficulty: "MEDIUM" },
    { name: "the Treaty of Mangalore of 1784", what: "ended the second Anglo-Mysore War", near: 1784 },
    { name: "the Treaty of Srirangapatna of 1792", what: "ended the third Anglo-Mysore War", near: 1792, difficulty: "MEDIUM" },
    { name: "the Treaty of Bassein of 1802", what: "brought the Peshwa into subsidiary alliance", near: 1802, difficulty: "MEDIUM" },
    { name: "the Treaty of Deogaon of 1803", what: "was signed by the Bhonsle of Nagpur in the second Anglo-Maratha War", near: 1803 },
    { name: "the Treaty of Surji-Arjangaon of 1803", what: "was signed by the Scindia in the second Anglo-Maratha War", near: 1803 },
    { name: "the Treaty of Amritsar of 1809", what: "made the Sutlej the boundary of Ranjit Singh's kingdom", near: 1809 },
    { name: "the Treaty of Lahore of 1846", what: "ended the first Anglo-Sikh War", near: 1846 },
  ],
  ask: [
    {
      question: ({ what }) => `Which treaty ${what}?`,
      answer: ({ name }) => name.replace(/ of \d+$/, ""),
      explain: ({ name, what }) => `${capital(name)} ${what}.`,
    },
    {
      question: ({ name }) => `What is true of ${name}?`,
      answer: ({ what }) => `It ${what}`,
      heading: "What is true of it",
      explain: ({ name, what }) => `${capital(name)}: it ${what}.`,
    },
  ],
  explain: ({ name, what }) => `${capital(name)} ${what}.`,
});

function capital(text: string): string {
  return text.replace(/^the/, "The");
}

/** `deed` goes on after the name. */
const regionalRulers = facts({
  name: "regional-rulers",
  topic: "marathas-and-regional-powers",
  difficulty: "MEDIUM",
  kind: "ruler",
  rows: [
    { name: "Haidar Ali", deed: "rose from a soldier to be the ruler of Mysore", near: "late", difficulty: "EASY" },
    { name: "Tipu Sultan", deed: "died defending Srirangapatna in 1799", near: "late", difficulty: "EASY" },
    { name: "Sawai Jai Singh", deed: "built the observatories called Jantar Mantar", near: "late" },
    { name: "Suraj Mal", deed: "brought the Jat state of Bharatpur to its height", near: "late" },
    { name: "Banda Bahadur", deed: "led the Sikhs after 1708 and was executed in 1716", near: "late" },
    { name: "Ahilyabai Holkar", deed: "governed Malwa from Maheshwar for some thirty years", near: "late" },
    { name: "Lachit Borphukan", deed: "beat back a Mughal fleet at Saraighat in 1671", near: "late" },
    { name: "Durgadas Rathore", deed: "fought for the right of Ajit Singh to the throne of Marwar", near: "late", difficulty: "HARD" },
    { name: "Rana Kumbha", deed: "built the Tower of Victory at Chittor", near: "Rajput" },
    { name: "Rana Sanga", deed: "led the Rajputs at Khanwa", near: "Rajput", difficulty: "EASY" },
    { name: "Rao Maldeo", deed: "lost the Battle of Sammel to Sher Shah in 1544", near: "Rajput", difficulty: "HARD" },
    { name: "Hammir Deva", deed: "died at Ranthambhor in the siege by Alauddin Khalji", near: "Rajput", difficulty: "HARD" },
    { name: "Maharana Pratap", deed: "fought the army of Akbar at Haldighati", near: "Rajput", difficulty: "EASY" },
    { name: "Bhoja Paramara", deed: "ruled Malwa from Dhara and wrote on many branches of learning", near: "early", difficulty: "HARD" },
    { name: "Mihira Bhoja", deed: "took the title Adivaraha, which stands on his silver coins", near: "early", difficulty: "HARD" },
    { name: "Dharmapala", deed: "founded the monastery of Vikramashila", near: "early", difficulty: "HARD" },
    { name: "Lalitaditya", deed: "built the sun temple at Martand", near: "early", difficulty: "HARD" },
    { name: "Lakshmana Sena", deed: "lost Nadia to Bakhtiyar Khalji about 1203", near: "early", difficulty: "HARD" },
    { name: "Zain-ul-Abidin", deed: "was the tolerant sultan of Kashmir called Bud Shah", near: "early", difficulty: "HARD", plainly: true },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => name !== "Ahilyabai Holkar",
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

const regionalTimes = chronology({
  name: "maratha-chronology",
  topic: "marathas-and-regional-powers",
  of: "in the history of the regional powers of India",
  events: [
    { what: "execution of Guru Arjan", year: 1606 },
    { what: "Treaty of Purandar between Shivaji and Jai Singh", year: 1665, about: "Shivaji" },
    { what: "coronation of Shivaji", year: 1674, about: "Shivaji" },
    { what: "execution of Guru Tegh Bahadur", year: 1675 },
    { what: "death of Shivaji", year: 1680, about: "Shivaji" },
    { what: "execution of Sambhaji", year: 1689 },
    { what: "founding of the Khalsa", year: 1699 },
    { what: "execution of Banda Bahadur", year: 1716 },
    { what: "Battle of Palkhed", year: 1728 },
    { what: "third Battle of Panipat", year: 1761 },
    { what: "Treaty of Salbai", year: 1782 },
    { what: "fall of Srirangapatna and death of Tipu Sultan", year: 1799 },
    { what: "Treaty of Bassein", year: 1802 },
    { what: "Treaty of Amritsar with Ranjit Singh", year: 1809, about: "Ranjit Singh" },
    { what: "death of Ranjit Singh", year: 1839, about: "Ranjit Singh" },
    { what: "British annexation of the Punjab", year: 1849 },
  ],
});

export const marathasAndRegionalPowers = [
  ...ministers,
  ...marathas,
  ...gurus,
  ...states,
  ...houses,
  ...treaties,
  ...regionalRulers,
  ...regionalTimes,
];
