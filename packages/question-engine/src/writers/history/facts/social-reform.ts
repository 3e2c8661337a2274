import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

const societies = facts({
  name: "reform-societies",
  topic: "social-reform",
  difficulty: "MEDIUM",
  kind: "reform society",
  rows: [
    { name: "Brahmo Samaj", founder: "Rammohan Roy", year: "1828", near: 1828, difficulty: "EASY" },
    { name: "Dharma Sabha", founder: "Radhakanta Deb", year: "1830", near: 1830, difficulty: "HARD" },
    { name: "Tattvabodhini Sabha", founder: "Debendranath Tagore", year: "1839", near: 1839 },
    { name: "Prarthana Samaj", founder: "Atmaram Pandurang", year: "1867", near: 1867 },
    { name: "Indian Reform Association", founder: "Keshab Chandra Sen", year: "1870", near: 1870, difficulty: "HARD" },
    { name: "Satyashodhak Samaj", founder: "Jyotirao Phule", year: "1873", near: 1873, difficulty: "EASY" },
    { name: "Arya Samaj", founder: "Dayananda Saraswati", year: "1875", near: 1875, difficulty: "EASY" },
    { name: "Dev Samaj", founder: "Shiv Narayan Agnihotri", year: "1887", near: 1887, difficulty: "HARD" },
    { name: "Ramakrishna Mission", founder: "Swami Vivekananda", year: "1897", near: 1897, difficulty: "EASY" },
    { name: "Servants of India Society", founder: "Gopal Krishna Gokhale", year: "1905", near: 1905 },
    { name: "Depressed Classes Mission", founder: "V. R. Shinde", year: "1906", near: 1906, difficulty: "HARD" },
    { name: "Social Service League", founder: "N. M. Joshi", year: "1911", near: 1911, difficulty: "HARD" },
    { name: "Servants of the People Society", founder: "Lala Lajpat Rai", year: "1921", near: 1921 },
    { name: "Bahishkrit Hitakarini Sabha", founder: "B. R. Ambedkar", year: "1924", near: 1924 },
    { name: "Self-Respect Movement", founder: "E. V. Ramasamy", year: "1925", near: 1925, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `Who founded the ${name}?`,
      answer: ({ founder }) => founder,
      heading: "Founder",
    },
    {
      question: ({ founder }) => `Which of these was founded by ${founder}?`,
      answer: ({ name }) => name,
      heading: "Body",
    },
    {
      question: ({ name }) => `In which year was the ${name} founded?`,
      answer: ({ year }) => year,
      harder: true,
    },
  ],
  order: {
    ask: "in the order of their founding, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, founder, year }) => `The ${name} was founded by ${founder} in ${year}.`,
});

/** `deed` goes on after the name. */
const reformers = facts({
  name: "social-reformers",
  topic: "social-reform",
  difficulty: "MEDIUM",
  kind: "reformer",
  rows: [
    { name: "Ishwar Chandra Vidyasagar", deed: "campaigned for the Widow Remarriage Act of 1856", near: "east", difficulty: "EASY" },
    { name: "Henry Derozio", deed: "inspired the Young Bengal movement at Hindu College", near: "east", difficulty: "EASY" },
    { name: "Keshab Chandra Sen", deed: "led the Brahmo Samaj of India after the split of 1866", near: "east" },
    { name: "Ramakrishna Paramahamsa", deed: "served at Dakshineswar and taught that all faiths lead to God", near: "faith", difficulty: "EASY" },
    { name: "Begum Rokeya", deed: "opened a school for Muslim girls in Calcutta in 1911", near: "east", plainly: true },
    { name: "Savitribai Phule", deed: "opened schools at Poona from 1848 and died of the plague in 1897", near: "west", difficulty: "EASY" },
    { name: "Pandita Ramabai", deed: "opened the Sharada Sadan at Bombay in 1889", near: "west" },
    { name: "D. K. Karve", deed: "founded a university for women in Maharashtra in 1916", near: "west" },
    { name: "Behramji Malabari", deed: "campaigned for the Age of Consent Act of 1891", near: "west", difficulty: "HARD" },
    { name: "Gopal Hari Deshmukh", deed: "wrote the Shatapatre under the name Lokahitawadi", near: "west", difficulty: "HARD" },
    { name: "Mahadev Govind Ranade", deed: "started the Indian National Social Conference", near: "west" },
    { name: "Narayana Guru", deed: "taught one caste, one religion and one God for man", near: "faith" },
    { name: "Kandukuri Veeresalingam", deed: "worked for widow remarriage in Andhra", near: "south" },
    { name: "Ayyankali", deed: "rode in a bullock cart on the public roads in 1893", near: "south", difficulty: "HARD" },
    { name: "Muthulakshmi Reddy", deed: "worked as a legislator of Madras against the devadasi system", near: "south", difficulty: "HARD" },
    // By place he would stand alone; the deeds of the west could pass for his.
    { name: "Syed Ahmad Khan", deed: "founded the Scientific Society at Ghazipur in 1864", near: "west" },
    { name: "Swami Shraddhanand", deed: "founded the Gurukul at Haridwar in 1902", near: "faith", difficulty: "HARD" },
    { name: "Swami Vivekananda", deed: "founded the monastery at Belur on the Hooghly", near: "faith" },
    { name: "Lala Hansraj", deed: "led the first Dayanand Anglo-Vedic school at Lahore", near: "faith", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => !/Rokeya|Savitribai|Ramabai|Muthulakshmi/.test(name),
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Ranade and Ramabai spoke for the Age of Consent Bill too.
  alsoTrue: (row, other) =>
    /Malabari/.test(row.name + other.name) && /Ranade|Ramabai/.test(row.name + other.name),
});

const books = facts({
  name: "reformers-books-and-papers",
  topic: "social-reform",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Jyotirao Phule", work: "Gulamgiri", difficulty: "EASY" },
    { name: "Dayananda Saraswati", work: "Satyarth Prakash", difficulty: "EASY" },
    { name: "Tarabai Shinde", work: "Stri Purush Tulana" },
    { name: "Pandita Ramabai", work: "The High-Caste Hindu Woman", difficulty: "HARD" },
    { name: "B. R. Ambedkar", work: "Annihilation of Caste", difficulty: "EASY" },
    { name: "Rammohan Roy", work: "Tuhfat-ul-Muwahhidin", difficulty: "HARD" },
    { name: "Begum Rokeya", work: "Sultana's Dream", plainly: true },
    { name: "Bankim Chandra Chatterjee", work: "Anandamath", difficulty: "EASY" },
    { name: "Rashsundari Devi", work: "Amar Jiban", difficulty: "HARD" },
    { name: "Syed Ahmad Khan", work: "Tahzib-ul-Akhlaq", difficulty: "HARD", plainly: true },
  ],
  ask: [
    { question: ({ work }) => `Whose work is "${work}"?`, answer: ({ name }) => name, heading: "Author" },
    {
      question: ({ name }) => `Which of these is the work of ${name}?`,
      answer: ({ work }) => work,
      heading: "Work",
      // Their titles say of what faith or cause they are.
      when: ({ name }) => !/Ambedkar|Ramabai|Rokeya|Syed/.test(name),
    },
  ],
  explain: ({ name, work }) => `"${work}" is the work of ${name}.`,
});

const laws = facts({
  name: "social-laws",
  topic: "social-reform",
  difficulty: "MEDIUM",
  kind: "law",
  rows: [
    { name: "the first Bengal regulation against infanticide", year: "1795", ruler: "Sir John Shore", near: 1795, difficulty: "HARD" },
    { name: "the Bengal regulation against sati", year: "1829", ruler: "Lord William Bentinck", near: 1829, difficulty: "EASY" },
    { name: "the Indian Slavery Act", year: "1843", ruler: "Lord Ellenborough", near: 1843, difficulty: "HARD" },
    { name: "the Hindu Widows' Remarriage Act", year: "1856", ruler: "Lord Canning", near: 1856, difficulty: "EASY" },
    { name: "the Female Infanticide Prevention Act", year: "1870", ruler: "Lord Mayo", near: 1870, difficulty: "HARD" },
    { name: "the Age of Consent Act", year: "1891", ruler: "Lord Lansdowne", near: 1891 },
    { name: "the Child Marriage Restraint Act", year: "1929", ruler: "Lord Irwin", near: 1929 },
  ],
  ask: [
    {
      question: ({ name }) => `In which year was ${name} passed?`,
      answer: ({ year }) => year,
      state: ({ name }, answer) => `${capitalise(name)} was passed in ${answer}.`,
    },
    {
      question: ({ year }) => `Which of these dates from ${year}?`,
      answer: ({ name }) => name,
      state: ({ year }, answer) => `${capitalise(answer)} was passed in ${year}.`,
    },
    {
      question: ({ name }) => `Who was Governor-General when ${name} was passed?`,
      // A "Sir" would stand alone among lords.
      when: ({ ruler }) => ruler.startsWith("Lord"),
      answer: ({ ruler }) => ruler,
      harder: true,
      state: ({ name }, answer) => `${capitalise(name)} was passed under ${answer}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, year, ruler }) => `${capitalise(name)} was passed in ${year}, under ${ruler}.`,
});

const reformTimes = chronology({
  name: "reform-chronology",
  topic: "social-reform",
  of: "of the age of social reform",
  events: [
    { what: "founding of the Hindu College at Calcutta", year: 1817 },
    { what: "founding of the Brahmo Samaj", year: 1828 },
    { what: "abolition of sati", year: 1829 },
    { what: "opening of the Phules' school for girls at Poona", year: 1848 },
    { what: "Widow Remarriage Act", year: 1856 },
    { what: "founding of the Prarthana Samaj", year: 1867 },
    { what: "founding of the Satyashodhak Samaj", year: 1873 },
    { what: "founding of the Arya Samaj", year: 1875 },
    { what: "Age of Consent Act", year: 1891 },
    { what: "address of Vivekananda at Chicago", year: 1893 },
    { what: "founding of the Ramakrishna Mission", year: 1897 },
    { what: "founding of the Servants of India Society", year: 1905 },
    { what: "Vaikom Satyagraha", year: 1924 },
    { what: "Mahad Satyagraha of Ambedkar", year: 1927 },
    { what: "Sarda Act on child marriage", year: 1929 },
    { what: "Temple Entry Proclamation of Travancore", year: 1936 },
  ],
});

const singleFacts = singles("reform-single-facts", "social-reform", [
  { ask: "Which call is linked with Dayananda Saraswati?", answer: "Back to the Vedas", wrong: ["Back to the Gita", "Back to the Upanishads", "Back to the Puranas"], tell: "\"Back to the Vedas\" was the call of Dayananda Saraswati and his Arya Samaj.", difficulty: "EASY" },
  { ask: "Which journal in Bengali did Rammohan Roy bring out?", answer: "Sambad Kaumudi", wrong: ["Samachar Chandrika", "Som Prakash", "Tattvabodhini Patrika"], tell: "Sambad Kaumudi (1821) was his; Samachar Chandrika spoke for his opponents, and the other two papers came later." },
  { ask: "In which year did Vivekananda speak at the Parliament of Religions in Chicago?", answer: "1893", wrong: ["1885", "1897", "1902"], tell: "He spoke in 1893; the Congress was founded in 1885, he founded the Mission in 1897 and he died in 1902.", difficulty: "EASY" },
  { ask: "Which Persian weekly did Rammohan Roy publish?", answer: "Mirat-ul-Akhbar", wrong: ["Rast Goftar", "Jam-i-Jahan-Numa", "Al-Hilal"], tell: "Mirat-ul-Akhbar (1822) was his; Rast Goftar was a Gujarati paper of Dadabhai Naoroji, and Al-Hilal an Urdu paper of Azad.", difficulty: "HARD" },
]);

export const socialReform = [...societies, ...reformers, ...books, ...laws, ...reformTimes, ...singleFacts];
