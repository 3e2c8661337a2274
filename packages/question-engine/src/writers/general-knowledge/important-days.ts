import { facts } from "../../facts.ts";
import { singles } from "../../singles.ts";

/** `near` counts the days of a year, roughly. */
const days = facts({
  name: "important-days-and-dates",
  topic: "important-days",
  difficulty: "MEDIUM",
  kind: "day",
  // biome-ignore format: a table to read across
  rows: [
    { date: "9 January", day: "Pravasi Bharatiya Divas", near: 9 },
    { date: "12 January", day: "National Youth Day of India", near: 12, difficulty: "EASY" },
    { date: "15 January", day: "Army Day of India", near: 15 },
    { date: "24 January", day: "National Girl Child Day of India", near: 24, difficulty: "HARD" },
    { date: "25 January", day: "National Voters' Day of India", near: 25 },
    { date: "26 January", day: "Republic Day of India", near: 26, difficulty: "EASY" },
    { date: "2 February", day: "World Wetlands Day", near: 33, difficulty: "HARD" },
    { date: "4 February", day: "World Cancer Day", near: 35 },
    { date: "21 February", day: "International Mother Language Day", near: 52 },
    { date: "28 February", day: "National Science Day of India", near: 59, difficulty: "EASY" },
    { date: "3 March", day: "World Wildlife Day", near: 62 },
    { date: "8 March", day: "International Women's Day", near: 67, difficulty: "EASY" },
    { date: "15 March", day: "World Consumer Rights Day", near: 74 },
    { date: "21 March", day: "International Day of Forests", near: 80, difficulty: "HARD" },
    { date: "22 March", day: "World Water Day", near: 81 },
    { date: "23 March", day: "World Meteorological Day", near: 82, difficulty: "HARD" },
    { date: "24 March", day: "World Tuberculosis Day", near: 83 },
    { date: "5 April", day: "National Maritime Day of India", near: 95, difficulty: "HARD" },
    { date: "7 April", day: "World Health Day", near: 97, difficulty: "EASY" },
    { date: "18 April", day: "World Heritage Day", near: 108 },
    { date: "21 April", day: "Civil Services Day of India", near: 111 },
    { date: "22 April", day: "International Mother Earth Day", near: 112, difficulty: "EASY" },
    { date: "23 April", day: "World Book and Copyright Day", near: 113 },
    { date: "24 April", day: "National Panchayati Raj Day of India", near: 114 },
    { date: "1 May", day: "International Labour Day", near: 121, difficulty: "EASY" },
    { date: "3 May", day: "World Press Freedom Day", near: 123 },
    { date: "8 May", day: "World Red Cross Day", near: 128 },
    { date: "11 May", day: "National Technology Day of India", near: 131 },
    { date: "12 May", day: "International Nurses Day", near: 132 },
    { date: "18 May", day: "International Museum Day", near: 138, difficulty: "HARD" },
    { date: "22 May", day: "International Day for Biological Diversity", near: 142 },
    { date: "31 May", day: "World No Tobacco Day", near: 151 },
    { date: "5 June", day: "World Environment Day", near: 156, difficulty: "EASY" },
    { date: "8 June", day: "World Oceans Day", near: 159 },
    { date: "12 June", day: "World Day Against Child Labour", near: 163 },
    { date: "14 June", day: "World Blood Donor Day", near: 165 },
    { date: "20 June", day: "World Refugee Day", near: 171 },
    { date: "21 June", day: "International Day of Yoga", near: 172, difficulty: "EASY" },
    { date: "26 June", day: "International Day Against Drug Abuse", near: 177 },
    { date: "29 June", day: "National Statistics Day of India", near: 180, difficulty: "HARD" },
    { date: "1 July", day: "National Doctors' Day of India", near: 182 },
    { date: "11 July", day: "World Population Day", near: 192, difficulty: "EASY" },
    { date: "18 July", day: "Nelson Mandela International Day", near: 199 },
    { date: "26 July", day: "Kargil Vijay Diwas", near: 207, difficulty: "EASY" },
    { date: "29 July", day: "International Tiger Day", near: 210 },
    { date: "7 August", day: "National Handloom Day of India", near: 219 },
    { date: "12 August", day: "International Youth Day", near: 224 },
    { date: "29 August", day: "National Sports Day of India", near: 241, difficulty: "EASY" },
    { date: "5 September", day: "Teachers' Day of India", near: 248, difficulty: "EASY" },
    { date: "8 September", day: "International Literacy Day", near: 251 },
    { date: "14 September", day: "Hindi Diwas", near: 257, difficulty: "EASY" },
    { date: "15 September", day: "Engineers' Day of India", near: 258 },
    { date: "16 September", day: "World Ozone Day", near: 259 },
    { date: "21 September", day: "International Day of Peace", near: 264 },
    { date: "27 September", day: "World Tourism Day", near: 270 },
    { date: "2 October", day: "International Day of Non-Violence", near: 275, difficulty: "EASY" },
    { date: "5 October", day: "World Teachers' Day", near: 278, difficulty: "HARD" },
    { date: "8 October", day: "Indian Air Force Day", near: 281 },
    { date: "9 October", day: "World Post Day", near: 282 },
    { date: "10 October", day: "World Mental Health Day", near: 283 },
    { date: "16 October", day: "World Food Day", near: 289 },
    { date: "24 October", day: "United Nations Day", near: 297, difficulty: "EASY" },
    { date: "31 October", day: "National Unity Day of India", near: 304, difficulty: "EASY" },
    { date: "7 November", day: "National Cancer Awareness Day of India", near: 311, difficulty: "HARD" },
    { date: "11 November", day: "National Education Day of India", near: 315 },
    { date: "14 November", day: "Children's Day of India", near: 318, difficulty: "EASY" },
    { date: "19 November", day: "World Toilet Day", near: 323, difficulty: "HARD" },
    { date: "26 November", day: "Constitution Day of India", near: 330 },
    { date: "1 December", day: "World AIDS Day", near: 335, difficulty: "EASY" },
    { date: "2 December", day: "National Pollution Control Day of India", near: 336, difficulty: "HARD" },
    { date: "4 December", day: "Indian Navy Day", near: 338 },
    { date: "7 December", day: "Armed Forces Flag Day of India", near: 341 },
    { date: "10 December", day: "Human Rights Day", near: 344 },
    { date: "14 December", day: "National Energy Conservation Day of India", near: 348, difficulty: "HARD" },
    { date: "16 December", day: "Vijay Diwas of the victory of 1971", near: 350 },
    { date: "22 December", day: "National Mathematics Day of India", near: 356 },
    { date: "23 December", day: "Kisan Diwas of India", near: 357 },
    { date: "25 December", day: "Good Governance Day of India", near: 359 },
  ],
  ask: [
    {
      question: ({ day }) => `On which date is ${articled(day)} observed every year?`,
      answer: ({ date }) => date,
    },
    {
      question: ({ date }) => `Which of these is observed on ${date} every year?`,
      answer: ({ day }) => day,
    },
  ],
  explain: ({ date, day }) => `The date of ${articled(day)} is ${date}.`,
});

/** "the Army Day of India", but "World Water Day". */
function articled(day: string): string {
  return / of | for | Against /.test(day) ? `the ${day}` : day;
}

/** `event` goes on after "is kept in memory of". */
const reasons = facts({
  name: "why-days-are-kept",
  topic: "important-days",
  difficulty: "MEDIUM",
  kind: "day",
  // biome-ignore format: a table to read across
  rows: [
    { day: "National Youth Day", event: "the birth of Swami Vivekananda", difficulty: "EASY" },
    { day: "National Science Day", event: "the discovery of the Raman effect", difficulty: "EASY" },
    { day: "National Sports Day", event: "the birth of Dhyan Chand", difficulty: "EASY" },
    { day: "Teachers' Day", event: "the birth of Sarvepalli Radhakrishnan", difficulty: "EASY" },
    { day: "Engineers' Day", event: "the birth of M. Visvesvaraya" },
    { day: "National Unity Day", event: "the birth of Sardar Vallabhbhai Patel", difficulty: "EASY" },
    { day: "National Education Day", event: "the birth of Maulana Abul Kalam Azad" },
    { day: "National Mathematics Day", event: "the birth of Srinivasa Ramanujan" },
    { day: "National Statistics Day", event: "the birth of P. C. Mahalanobis", difficulty: "HARD" },
    { day: "National Doctors' Day", event: "the birth and death of Bidhan Chandra Roy" },
    { day: "Kisan Diwas", event: "the birth of Chaudhary Charan Singh" },
    { day: "Good Governance Day", event: "the birth of Atal Bihari Vajpayee" },
    { day: "National Technology Day", event: "the nuclear tests of 1998 at Pokhran" },
    { day: "Indian Navy Day", event: "the attack on Karachi harbour in 1971", difficulty: "HARD" },
    { day: "Army Day", event: "K. M. Cariappa's taking over as Commander-in-Chief in 1949", difficulty: "HARD" },
    { day: "Pravasi Bharatiya Divas", event: "Gandhi's return from South Africa in 1915", difficulty: "HARD" },
    { day: "National Voters' Day", event: "the founding of the Election Commission in 1950", difficulty: "HARD" },
    { day: "National Handloom Day", event: "the start of the Swadeshi movement in 1905", difficulty: "HARD" },
    { day: "National Pollution Control Day", event: "the victims of the Bhopal gas disaster", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ event }) => `Which of these days is kept in India in memory of ${event}?`,
      answer: ({ day }) => day,
    },
    {
      question: ({ day }) => `In memory of what is ${day} kept in India?`,
      answer: ({ event }) => event.charAt(0).toUpperCase() + event.slice(1),
    },
  ],
  explain: ({ day, event }) => `${day} is kept in memory of ${event}.`,
});

// biome-ignore format: a table to read across
const alone = singles("days-hand-made", "important-days", [
  { ask: "Whose birthday is observed as the International Day of Non-Violence?", answer: "Mahatma Gandhi", wrong: ["Nelson Mandela", "Martin Luther King Jr", "Mother Teresa"], tell: "2 October is the birthday of Mahatma Gandhi; Mandela's birthday, 18 July, has an international day of its own.", difficulty: "EASY" },
  { ask: "Whose birthday is observed as International Nurses Day?", answer: "Florence Nightingale", wrong: ["Elizabeth Garrett Anderson", "Clara Barton", "Mother Teresa"], tell: "12 May is the birthday of Florence Nightingale; Clara Barton founded the American Red Cross, Garrett Anderson was a physician, and Mother Teresa founded the Missionaries of Charity." },
  { ask: "Whose birthday is observed as World Red Cross Day?", answer: "Henry Dunant", wrong: ["Clara Barton", "Alfred Nobel", "Florence Nightingale"], tell: "8 May is the birthday of Henry Dunant, who founded the Red Cross; 12 May, the birthday of Florence Nightingale, is Nurses Day.", difficulty: "HARD" },
]);

export const importantDays = [...days, ...reasons, ...alone];
