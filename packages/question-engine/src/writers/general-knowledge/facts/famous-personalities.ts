import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const titles = facts({
  name: "titles-of-people",
  topic: "famous-personalities",
  difficulty: "MEDIUM",
  kind: "person",
  rows: [
    { name: "Mahatma Gandhi", title: "Bapu", near: "leader", difficulty: "EASY" },
    { name: "Subhas Chandra Bose", title: "Netaji", near: "leader", difficulty: "EASY" },
    { name: "Rabindranath Tagore", title: "Gurudev", near: "leader", difficulty: "EASY" },
    { name: "Bal Gangadhar Tilak", title: "Lokmanya", near: "leader", difficulty: "EASY" },
    { name: "Lala Lajpat Rai", title: "Punjab Kesari", near: "leader", difficulty: "EASY" },
    { name: "Jayaprakash Narayan", title: "Loknayak", near: "leader" },
    { name: "Chittaranjan Das", title: "Deshbandhu", near: "leader" },
    { name: "Madan Mohan Malaviya", title: "Mahamana", near: "leader" },
    { name: "Khan Abdul Ghaffar Khan", title: "Frontier Gandhi", near: "leader", difficulty: "EASY" },
    { name: "Dadabhai Naoroji", title: "Grand Old Man of India", near: "leader" },
    { name: "Sarojini Naidu", title: "Nightingale of India", near: "women", difficulty: "EASY" },
    { name: "C. F. Andrews", title: "Deenabandhu", near: "leader", difficulty: "HARD" },
    { name: "Sheikh Mujibur Rahman", title: "Bangabandhu", near: "leader" },
    { name: "Sheikh Abdullah", title: "Sher-e-Kashmir", near: "leader", plainly: true as const },
    { name: "T. Prakasam", title: "Andhra Kesari", near: "south", difficulty: "HARD" },
    { name: "C. N. Annadurai", title: "Anna", near: "south", plainly: true as const },
    { name: "E. V. Ramasamy", title: "Periyar", near: "south" },
    { name: "Anugrah Narayan Sinha", title: "Bihar Vibhuti", near: "leader", difficulty: "HARD" },
    { name: "Samudragupta", title: "Napoleon of India", near: "old" },
    { name: "Amir Khusrau", title: "Parrot of India", near: "old" },
    { name: "Zain-ul-Abidin", title: "Akbar of Kashmir", near: "old", difficulty: "HARD" },
    { name: "Tipu Sultan", title: "Tiger of Mysore", near: "old", difficulty: "EASY" },
    { name: "Ranjit Singh", title: "Lion of the Punjab", near: "old", plainly: true as const },
    { name: "Florence Nightingale", title: "Lady with the Lamp", near: "women", difficulty: "EASY" },
    { name: "William Shakespeare", title: "Bard of Avon", near: "world", plainly: true as const },
    { name: "Otto von Bismarck", title: "Iron Chancellor", near: "world" },
    { name: "Margaret Thatcher", title: "Iron Lady", near: "women" },
    { name: "Erwin Rommel", title: "Desert Fox", near: "world", difficulty: "HARD" },
    { name: "Joan of Arc", title: "Maid of Orléans", near: "women", difficulty: "HARD", plainly: true as const },
    { name: "Richard I of England", title: "Lionheart", near: "world" },
    { name: "Clara Barton", title: "Angel of the Battlefield", near: "women", difficulty: "HARD" },
    { name: "P. T. Usha", title: "Payyoli Express", near: "women", plainly: true as const },
    { name: "Arthur Wellesley", title: "Iron Duke", near: "world", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ title }) => `Who is known as ${called(title)}?`,
      answer: ({ name }) => name,
      heading: "Person",
      state: ({ title }, name) => knownAs(name, title),
    },
    {
      question: ({ name }) => `By which of these titles is ${name} known?`,
      answer: ({ title }) => title,
      heading: "Title",
      state: ({ name }, title) => knownAs(name, title),
    },
  ],
  explain: ({ name, title }) => `${name} is known as ${called(title)}.`,
  // Both titles mean lion.
  alsoTrue: (row, other) => ["Lala Lajpat Rai", "Ranjit Singh"].every((name) => [row.name, other.name].includes(name)),
});

/** Nobody would take "Bapu" for another than Gandhi, nor an American nurse for the "Nightingale of India". */
function knownAs(name: string, title: string): string | undefined {
  const isPlain = /Mahatma|Bapu|Naidu|Nightingale of/.test(`${name} ${title}`);
  return isPlain ? undefined : `${name} is known as ${called(title)}.`;
}

/** 'the "Parrot of India"', but '"Netaji"'. */
function called(title: string): string {
  const isEnglish = / of |^(Frontier|Lady|Iron|Desert|Lionheart|Payyoli)/.test(title);
  return `${isEnglish ? "the " : ""}"${title}"`;
}

/** `office` goes on after "the first". */
const firsts = facts({
  name: "firsts-in-india",
  topic: "famous-personalities",
  difficulty: "MEDIUM",
  kind: "person",
  rows: [
    { name: "Rajendra Prasad", office: "President of India", near: "men", difficulty: "EASY" },
    { name: "Sarvepalli Radhakrishnan", office: "Vice-President of India", near: "men", difficulty: "EASY" },
    { name: "Jawaharlal Nehru", office: "Prime Minister of independent India", near: "men", difficulty: "EASY" },
    { name: "G. V. Mavalankar", office: "Speaker of the Lok Sabha", near: "men" },
    { name: "Sukumar Sen", office: "Chief Election Commissioner of India", near: "men", difficulty: "HARD" },
    { name: "H. J. Kania", office: "Chief Justice of independent India", near: "men", difficulty: "HARD" },
    { name: "Vallabhbhai Patel", office: "Home Minister of independent India", near: "men", difficulty: "EASY" },
    { name: "R. K. Shanmukham Chetty", office: "Finance Minister of independent India", near: "men", difficulty: "HARD" },
    { name: "C. Rajagopalachari", office: "Indian Governor-General of independent India", near: "men" },
    { name: "K. M. Cariappa", office: "Indian Commander-in-Chief of the Indian Army", near: "men" },
    { name: "Rakesh Sharma", office: "Indian to travel in space", near: "feats of men", difficulty: "EASY" },
    { name: "Satyendranath Tagore", office: "Indian to join the Indian Civil Service", near: "men" },
    { name: "W. C. Bonnerjee", office: "president of the Indian National Congress", near: "men" },
    { name: "C. D. Deshmukh", office: "Indian Governor of the Reserve Bank of India", near: "men" },
    { name: "Pratibha Patil", office: "woman President of India", near: "women", difficulty: "EASY" },
    { name: "Indira Gandhi", office: "woman Prime Minister of India", near: "women", difficulty: "EASY" },
    { name: "Sucheta Kripalani", office: "woman Chief Minister of an Indian state", near: "women" },
    { name: "Sarojini Naidu", office: "woman Governor of an Indian state", near: "women" },
    { name: "Meira Kumar", office: "woman Speaker of the Lok Sabha", near: "women" },
    { name: "Fathima Beevi", office: "woman judge of the Supreme Court of India", near: "women" },
    { name: "Leila Seth", office: "woman Chief Justice of an Indian High Court", near: "women", difficulty: "HARD" },
    { name: "Kiran Bedi", office: "woman officer of the Indian Police Service", near: "women", difficulty: "EASY" },
    { name: "Bachendri Pal", office: "Indian woman to climb Mount Everest", near: "feats", difficulty: "EASY" },
    { name: "Arati Saha", office: "Asian woman to swim the English Channel", near: "feats", difficulty: "HARD" },
    { name: "Reita Faria", office: "Indian to win the Miss World title", near: "feats" },
    { name: "Santosh Yadav", office: "woman to climb Mount Everest twice", near: "feats", difficulty: "HARD" },
    { name: "Kalpana Chawla", office: "woman born in India to travel in space", near: "feats", difficulty: "EASY" },
    { name: "Mihir Sen", office: "Indian to swim the English Channel", near: "feats of men" },
    { name: "Karnam Malleswari", office: "Indian woman to win an Olympic medal", near: "feats" },
    { name: "Abhinav Bindra", office: "Indian to win an individual Olympic gold medal", near: "feats of men", difficulty: "EASY" },
    { name: "Viswanathan Anand", office: "Indian to become a chess grandmaster", near: "feats of men", difficulty: "EASY" },
    { name: "Anna Rajam Malhotra", office: "woman officer of the Indian Administrative Service", near: "women", difficulty: "HARD" },
    { name: "Rajkumari Amrit Kaur", office: "woman cabinet minister of independent India", near: "women" },
  ],
  ask: [
    { question: ({ office }) => `Who was the first ${office}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What distinction does ${name} hold?`,
      answer: ({ office }) => `The first ${office}`,
    },
  ],
  explain: ({ name, office }) => `${name} was the first ${office}.`,
});

/** Firsts of the world that nobody disputes; `deed` goes on after "the first". */
const worldFirsts = facts({
  name: "firsts-in-the-world",
  topic: "famous-personalities",
  difficulty: "MEDIUM",
  kind: "person",
  rows: [
    { name: "Yuri Gagarin", deed: "person to travel in space", near: "space", difficulty: "EASY" },
    { name: "Valentina Tereshkova", deed: "woman to travel in space", near: "women", category: "feat", difficulty: "EASY" },
    { name: "Neil Armstrong", deed: "person to walk on the Moon", near: "space", difficulty: "EASY" },
    { name: "Alexei Leonov", deed: "person to walk in space", near: "space" },
    { name: "Alan Shepard", deed: "American to travel in space", near: "space", difficulty: "HARD" },
    { name: "Junko Tabei", deed: "woman to climb Mount Everest", near: "women", category: "feat" },
    { name: "Roald Amundsen", deed: "person to lead a party to the South Pole", near: "men" },
    { name: "Reinhold Messner", deed: "person to climb Mount Everest alone", near: "men", difficulty: "HARD" },
    { name: "Sirimavo Bandaranaike", deed: "woman to be prime minister of a country", near: "women", category: "office" },
    { name: "Margaret Thatcher", deed: "woman to be prime minister of Britain", near: "women", category: "office", difficulty: "EASY", plainly: true as const },
    { name: "Benazir Bhutto", deed: "woman to be prime minister of Pakistan", near: "women", category: "office", difficulty: "EASY", plainly: true as const },
    { name: "Dennis Tito", deed: "tourist to travel in space", near: "space", difficulty: "HARD" },
    { name: "Joshua Slocum", deed: "person to sail alone round the world", near: "men", difficulty: "HARD" },
    { name: "Roger Bannister", deed: "person to run a mile in under four minutes", near: "men" },
    { name: "Vijaya Lakshmi Pandit", deed: "woman to be president of the United Nations General Assembly", near: "women", category: "office" },
    { name: "Marie Curie", deed: "woman to win a Nobel Prize", near: "Nobel", difficulty: "EASY" },
    { name: "Selma Lagerlöf", deed: "woman to win the Nobel Prize for Literature", near: "Nobel", difficulty: "HARD" },
    { name: "Gabriela Mistral", deed: "Latin American to win the Nobel Prize for Literature", near: "Nobel", difficulty: "HARD", plainly: true as const },
    { name: "Toni Morrison", deed: "Black woman to win the Nobel Prize for Literature", near: "Nobel", difficulty: "HARD", plainly: true as const },
    { name: "Bertha von Suttner", deed: "woman to win the Nobel Peace Prize", near: "Nobel", difficulty: "HARD" },
    { name: "Amelia Earhart", deed: "woman to fly alone across the Atlantic", near: "women", category: "feat" },
    { name: "Svetlana Savitskaya", deed: "woman to walk in space", near: "women", category: "feat", difficulty: "HARD" },
    { name: "Gertrude Ederle", deed: "woman to swim the English Channel", near: "women", category: "feat", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who was the first ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What distinction does ${name} hold?`,
      answer: ({ deed }) => `The first ${deed}`,
    },
  ],
  explain: ({ name, deed }) => `${name} was the first ${deed}.`,
});

/** `founded` goes on after "founded". */
const founders = facts({
  name: "founders",
  topic: "famous-personalities",
  difficulty: "MEDIUM",
  kind: "founder",
  rows: [
    { name: "Mother Teresa", founded: "the Missionaries of Charity", near: "service", difficulty: "EASY", plainly: true as const },
    { name: "Baba Amte", founded: "Anandwan, a home for people with leprosy", near: "service" },
    { name: "Vinoba Bhave", founded: "the Bhoodan movement", near: "service", difficulty: "EASY" },
    { name: "Robert Baden-Powell", founded: "the Boy Scouts", near: "abroad" },
    { name: "William Booth", founded: "the Salvation Army", near: "abroad", difficulty: "HARD" },
    { name: "Henry Dunant", founded: "the Red Cross", near: "abroad" },
    { name: "Peter Benenson", founded: "Amnesty International", near: "abroad", difficulty: "HARD" },
    { name: "Maria Montessori", founded: "the first Children's House, opened in 1907", near: "abroad", difficulty: "HARD" },
    { name: "Ela Bhatt", founded: "the trade union SEWA", near: "service" },
    { name: "Kailash Satyarthi", founded: "Bachpan Bachao Andolan", near: "service" },
    { name: "Rabindranath Tagore", founded: "Visva-Bharati at Santiniketan", near: "learning", difficulty: "EASY" },
    { name: "Madan Mohan Malaviya", founded: "Banaras Hindu University", near: "learning", difficulty: "EASY" },
    { name: "Homi Bhabha", founded: "the Tata Institute of Fundamental Research", near: "learning" },
    { name: "Vikram Sarabhai", founded: "the Physical Research Laboratory at Ahmedabad", near: "learning" },
    { name: "P. C. Mahalanobis", founded: "the Indian Statistical Institute", near: "learning" },
    { name: "Rukmini Devi Arundale", founded: "Kalakshetra in Madras", near: "learning" },
    { name: "Vallathol Narayana Menon", founded: "the Kalamandalam at Cheruthuruthy", near: "learning", difficulty: "HARD" },
    { name: "P. C. Ray", founded: "Bengal Chemicals", near: "business", difficulty: "HARD" },
    { name: "Jamsetji Tata", founded: "the Tata group", near: "business", difficulty: "EASY", plainly: true as const },
    { name: "Walchand Hirachand", founded: "the shipyard that became Hindustan Shipyard at Visakhapatnam", near: "business", difficulty: "HARD" },
    { name: "Muhammad Yunus", founded: "the Grameen Bank", near: "service" },
    { name: "Dhirubhai Ambani", founded: "Reliance Industries", near: "firms", difficulty: "EASY" },
    { name: "N. R. Narayana Murthy", founded: "Infosys", near: "firms", difficulty: "EASY" },
    { name: "Kiran Mazumdar-Shaw", founded: "Biocon", near: "firms" },
    { name: "Shiv Nadar", founded: "HCL", near: "firms" },
    { name: "Sunil Mittal", founded: "Bharti Airtel", near: "firms" },
  ],
  ask: [
    { question: ({ founded }) => `Who founded ${founded}?`, answer: ({ name }) => name, heading: "Founder" },
    {
      question: ({ name }) => `Which of these did ${name} found?`,
      answer: ({ founded }) => capitalise(founded),
      heading: "What was founded",
    },
  ],
  explain: ({ name, founded }) => `${name} founded ${founded}.`,
});

const fathers = singles("people-hand-made", "famous-personalities", [
  { ask: "Who is called the father of India's White Revolution?", answer: "Verghese Kurien", wrong: ["M. S. Swaminathan", "Norman Borlaug", "Tribhuvandas Patel"], tell: "Verghese Kurien led Operation Flood in milk; M. S. Swaminathan and Norman Borlaug stand for the Green Revolution, and Tribhuvandas Patel led the first union at Anand.", difficulty: "EASY" },
  { ask: "Who is called the father of India's nuclear programme?", answer: "Homi J. Bhabha", wrong: ["Vikram Sarabhai", "Raja Ramanna", "C. V. Raman"], tell: "Homi J. Bhabha began the nuclear programme; Vikram Sarabhai began the space programme, Ramanna led the test of 1974, and Raman studied light." },
  { ask: "Who is called the father of India's space programme?", answer: "Vikram Sarabhai", wrong: ["Satish Dhawan", "Homi J. Bhabha", "U. R. Rao"], tell: "Vikram Sarabhai began the space programme; Satish Dhawan and U. R. Rao led it later, and Homi J. Bhabha began the nuclear programme.", difficulty: "EASY" },
  { ask: "Who is known as the Birdman of India?", answer: "Salim Ali", wrong: ["Jim Corbett", "Billy Arjan Singh", "Kailash Sankhala"], tell: "Salim Ali studied the birds of India; Corbett, Arjan Singh and Sankhala are remembered for tigers and their protection." },
  { ask: "Who directed Raja Harishchandra (1913) and is called the father of Indian cinema?", answer: "Dadasaheb Phalke", wrong: ["Ardeshir Irani", "Himanshu Rai", "V. Shantaram"], tell: "Dadasaheb Phalke made Raja Harishchandra; Ardeshir Irani made Alam Ara, the first Indian talkie, in 1931." },
]);

export const famousPersonalities = [...titles, ...firsts, ...worldFirsts, ...founders, ...fathers];
