import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/important-days.yaml", import.meta.url));

/** `near` counts the days of a year, roughly. */
const days = facts({
  name: "important-days-and-dates", form: "quiz",
  topic: "important-days",
  difficulty: "MEDIUM",
  kind: "day",
  rows: [
    { date: "9 January", day: "Pravasi Bharatiya Divas", near: 9, category: "India" },
    { date: "12 January", day: "National Youth Day of India", near: 12, category: "India", difficulty: "EASY" },
    { date: "15 January", day: "Army Day of India", near: 15, category: "India" },
    { date: "24 January", day: "National Girl Child Day of India", near: 24, category: "India", difficulty: "HARD" },
    { date: "25 January", day: "National Voters' Day of India", near: 25, category: "India" },
    { date: "2 February", day: "World Wetlands Day", near: 33, category: "world", difficulty: "HARD" },
    { date: "4 February", day: "World Cancer Day", near: 35, category: "world" },
    { date: "21 February", day: "International Mother Language Day", near: 52, category: "world" },
    { date: "28 February", day: "National Science Day of India", near: 59, category: "India", difficulty: "EASY" },
    { date: "3 March", day: "World Wildlife Day", near: 62, category: "world" },
    { date: "8 March", day: "International Women's Day", near: 67, category: "world", difficulty: "EASY" },
    { date: "15 March", day: "World Consumer Rights Day", near: 74, category: "world" },
    { date: "21 March", day: "International Day of Forests", near: 80, category: "world", difficulty: "HARD" },
    { date: "22 March", day: "World Water Day", near: 81, category: "world" },
    { date: "23 March", day: "World Meteorological Day", near: 82, category: "world", difficulty: "HARD" },
    { date: "24 March", day: "World Tuberculosis Day", near: 83, category: "world" },
    { date: "5 April", day: "National Maritime Day of India", near: 95, category: "India", difficulty: "HARD" },
    { date: "7 April", day: "World Health Day", near: 97, category: "world", difficulty: "EASY" },
    { date: "18 April", day: "World Heritage Day", near: 108, category: "world" },
    { date: "21 April", day: "Civil Services Day of India", near: 111, category: "India" },
    { date: "22 April", day: "International Mother Earth Day", near: 112, category: "world", difficulty: "EASY" },
    { date: "23 April", day: "World Book and Copyright Day", near: 113, category: "world" },
    { date: "24 April", day: "National Panchayati Raj Day of India", near: 114, category: "India" },
    { date: "1 May", day: "International Labour Day", near: 121, category: "world", difficulty: "EASY" },
    { date: "3 May", day: "World Press Freedom Day", near: 123, category: "world" },
    { date: "8 May", day: "World Red Cross Day", near: 128, category: "world" },
    { date: "11 May", day: "National Technology Day of India", near: 131, category: "India" },
    { date: "12 May", day: "International Nurses Day", near: 132, category: "world" },
    { date: "18 May", day: "International Museum Day", near: 138, category: "world", difficulty: "HARD" },
    { date: "22 May", day: "International Day for Biological Diversity", near: 142, category: "world" },
    { date: "31 May", day: "World No Tobacco Day", near: 151, category: "world" },
    { date: "5 June", day: "World Environment Day", near: 156, category: "world", difficulty: "EASY" },
    { date: "8 June", day: "World Oceans Day", near: 159, category: "world" },
    { date: "12 June", day: "World Day Against Child Labour", near: 163, category: "world" },
    { date: "14 June", day: "World Blood Donor Day", near: 165, category: "world" },
    { date: "20 June", day: "World Refugee Day", near: 171, category: "world" },
    { date: "21 June", day: "International Day of Yoga", near: 172, category: "world", difficulty: "EASY" },
    { date: "26 June", day: "International Day Against Drug Abuse", near: 177, category: "world" },
    { date: "29 June", day: "National Statistics Day of India", near: 180, category: "India", difficulty: "HARD" },
    { date: "1 July", day: "National Doctors' Day of India", near: 182, category: "India" },
    { date: "11 July", day: "World Population Day", near: 192, category: "world", difficulty: "EASY" },
    { date: "18 July", day: "Nelson Mandela International Day", near: 199, category: "world" },
    { date: "26 July", day: "Kargil Vijay Diwas", near: 207, category: "India", difficulty: "EASY" },
    { date: "29 July", day: "International Tiger Day", near: 210, category: "world" },
    { date: "7 August", day: "National Handloom Day of India", near: 219, category: "India" },
    { date: "12 August", day: "International Youth Day", near: 224, category: "world" },
    { date: "29 August", day: "National Sports Day of India", near: 241, category: "India", difficulty: "EASY" },
    { date: "5 September", day: "Teachers' Day of India", near: 248, category: "India", difficulty: "EASY" },
    { date: "8 September", day: "International Literacy Day", near: 251, category: "world" },
    { date: "14 September", day: "Hindi Diwas", near: 257, category: "India", difficulty: "EASY" },
    { date: "15 September", day: "Engineers' Day of India", near: 258, category: "India" },
    { date: "16 September", day: "World Ozone Day", near: 259, category: "world" },
    { date: "21 September", day: "International Day of Peace", near: 264, category: "world" },
    { date: "27 September", day: "World Tourism Day", near: 270, category: "world" },
    { date: "2 October", day: "International Day of Non-Violence", near: 275, category: "world", difficulty: "EASY" },
    { date: "5 October", day: "World Teachers' Day", near: 278, category: "world", difficulty: "HARD" },
    { date: "8 October", day: "Indian Air Force Day", near: 281, category: "India" },
    { date: "9 October", day: "World Post Day", near: 282, category: "world" },
    { date: "10 October", day: "World Mental Health Day", near: 283, category: "world" },
    { date: "16 October", day: "World Food Day", near: 289, category: "world" },
    { date: "24 October", day: "United Nations Day", near: 297, category: "world", difficulty: "EASY" },
    { date: "31 October", day: "National Unity Day of India", near: 304, category: "India", difficulty: "EASY" },
    { date: "7 November", day: "National Cancer Awareness Day of India", near: 311, category: "India", difficulty: "HARD" },
    { date: "11 November", day: "National Education Day of India", near: 315, category: "India" },
    { date: "14 November", day: "Children's Day of India", near: 318, category: "India", difficulty: "EASY" },
    { date: "19 November", day: "World Toilet Day", near: 323, category: "world", difficulty: "HARD" },
    { date: "26 November", day: "Constitution Day of India", near: 330, category: "India" },
    { date: "1 December", day: "World AIDS Day", near: 335, category: "world", difficulty: "EASY" },
    { date: "2 December", day: "National Pollution Control Day of India", near: 336, category: "India", difficulty: "HARD" },
    { date: "4 December", day: "Indian Navy Day", near: 338, category: "India" },
    { date: "7 December", day: "Armed Forces Flag Day of India", near: 341, category: "India" },
    { date: "10 December", day: "Human Rights Day", near: 344, category: "world" },
    { date: "14 December", day: "National Energy Conservation Day of India", near: 348, category: "India", difficulty: "HARD" },
    { date: "16 December", day: "Vijay Diwas of the victory of 1971", near: 350, category: "India" },
    { date: "22 December", day: "National Mathematics Day of India", near: 356, category: "India" },
    { date: "23 December", day: "Kisan Diwas of India", near: 357, category: "India" },
    { date: "25 December", day: "Good Governance Day of India", near: 359, category: "India" },
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
  explain: ({ date, day }) => `${capitalise(articled(day))} is observed on ${date}.`,
});

/** "the Army Day of India", but "World Water Day". */
function articled(day: string): string {
  return / of | for | Against /.test(day) ? `the ${day}` : day;
}

/** Whose birthday a day is, where it is one. */
function bornThen(event: string): string | undefined {
  return /^the birth of ([^0-9]+)$/.exec(event)?.[1];
}

/** `event` continues the text after "commemorates". */
const reasons = facts({
  name: "why-days-are-kept", form: "quiz",
  topic: "important-days",
  difficulty: "MEDIUM",
  kind: "day",
  rows: [
    { day: "National Youth Day", event: "the birth of Swami Vivekananda", difficulty: "EASY", near: "birth", wrong: ["the birth of Subhas Chandra Bose", "the birth of Bhagat Singh", "the birth of Jawaharlal Nehru"] },
    { day: "National Science Day", event: "the discovery of the Raman effect in 1928", more: " It is a change in scattered light.", difficulty: "EASY", near: "event", wrong: ["the birth of C. V. Raman in 1888", "the Nobel Prize of C. V. Raman in 1930", "the birth of Jagadish Chandra Bose in 1858"], days: ["National Technology Day", "National Mathematics Day", "National Statistics Day"] },
    { day: "National Sports Day", event: "the birth of Dhyan Chand", difficulty: "EASY", near: "birth", wrong: ["the birth of Milkha Singh", "the birth of K. D. Jadhav", "the birth of Balbir Singh"] },
    { day: "Teachers' Day", event: "the birth of Sarvepalli Radhakrishnan", difficulty: "EASY", near: "birth", wrong: ["the birth of Savitribai Phule", "the birth of Rabindranath Tagore", "the birth of Maulana Abul Kalam Azad"] },
    { day: "Engineers' Day", event: "the birth of M. Visvesvaraya", near: "birth", wrong: ["the birth of Satish Dhawan", "the birth of Homi Bhabha", "the birth of A. P. J. Abdul Kalam"] },
    { day: "National Unity Day", event: "the birth of Sardar Vallabhbhai Patel", difficulty: "EASY", near: "birth", wrong: ["the birth of Mahatma Gandhi", "the birth of Jawaharlal Nehru", "the birth of Subhas Chandra Bose"] },
    { day: "National Education Day", event: "the birth of Maulana Abul Kalam Azad", near: "birth", wrong: ["the birth of Sarvepalli Radhakrishnan", "the birth of Madan Mohan Malaviya", "the birth of Jawaharlal Nehru"] },
    { day: "National Mathematics Day", event: "the birth of Srinivasa Ramanujan", difficulty: "EASY", near: "birth", wrong: ["the birth of Aryabhata", "the birth of P. C. Mahalanobis", "the birth of Satyendra Nath Bose"] },
    { day: "National Statistics Day", event: "the birth of P. C. Mahalanobis", difficulty: "HARD", near: "birth", wrong: ["the birth of C. R. Rao", "the birth of Srinivasa Ramanujan", "the birth of V. K. R. V. Rao"] },
    { day: "National Doctors' Day", event: "the birth of Bidhan Chandra Roy", more: " He also died on that day of the year.", near: "birth", wrong: ["the birth of Anandibai Joshi", "the birth of Dwarkanath Kotnis", "the birth of Upendranath Brahmachari"] },
    { day: "National Farmers' Day", event: "the birth of Chaudhary Charan Singh", more: " It is also called Kisan Diwas.", near: "birth", wrong: ["the birth of Lal Bahadur Shastri", "the birth of Mahendra Singh Tikait", "the birth of Devi Lal"] },
    { day: "Good Governance Day", event: "the birth of Atal Bihari Vajpayee", near: "birth", wrong: ["the birth of Lal Bahadur Shastri", "the birth of Sardar Vallabhbhai Patel", "the birth of Rajiv Gandhi"] },
    { day: "National Technology Day", event: "the nuclear tests of 1998 at Pokhran", near: "event", wrong: ["the nuclear test of 1974 at Pokhran", "the launch of Aryabhata in 1975", "the first flight of the SLV-3 from Sriharikota"], days: ["National Science Day", "Army Day", "Engineers' Day"] },
    { day: "Indian Navy Day", event: "the attack on Karachi in December 1971", difficulty: "HARD", near: "event", wrong: ["the sinking of the Ghazi off Visakhapatnam in 1971", "the surrender at Dhaka in December 1971", "the liberation of Goa in December 1961"], days: ["Army Day", "Air Force Day", "Vijay Diwas"] },
    { day: "Army Day", event: "K. M. Cariappa's taking over from Francis Bucher in 1949", more: " He was the first Indian Commander-in-Chief of the Army.", difficulty: "HARD", near: "event", wrong: ["the surrender at Dhaka in December 1971", "Sam Manekshaw's promotion to Field Marshal in 1973", "the landing of the infantry at Srinagar in 1947"], days: ["Indian Navy Day", "Air Force Day", "Infantry Day"] },
    { day: "Pravasi Bharatiya Divas", event: "Gandhi's return from South Africa in 1915", difficulty: "HARD", near: "event", wrong: ["Gandhi's departure for South Africa in 1893", "Nehru's return from England in 1912", "Vivekananda's speech at Chicago in 1893"], days: ["Gandhi Jayanti", "Martyrs' Day", "National Unity Day"] },
    { day: "National Handloom Day", event: "the start of the Swadeshi movement in 1905", difficulty: "HARD", near: "event", wrong: ["the start of the Non-Cooperation movement in 1920", "the start of the Salt March in 1930", "the partition of Bengal in October 1905"], days: ["National Farmers' Day", "National Unity Day", "National Panchayati Raj Day"] },
    { day: "National Pollution Control Day", event: "the victims of the Bhopal gas disaster", difficulty: "HARD", plainly: true as const, near: "event" },
  ],
  ask: [
    {
      question: ({ event }) =>
        bornThen(event)
          ? `Which of these days is observed in India on the birthday of ${bornThen(event)}?`
          : `Which of these days, observed in India, commemorates ${event}?`,
      answer: ({ day }) => day,
      heading: "Day",
      decoys: ({ days = [] }) => days,
      // A day of technology would obviously not commemorate an attack.
      state: false,
    },
    {
      question: ({ day, event }) =>
        bornThen(event) ? `Whose birthday is observed as ${day} in India?` : `What does ${day} commemorate in India?`,
      answer: ({ event }) => bornThen(event) ?? capitalise(event),
      heading: "Commemorates",
      decoys: ({ event, wrong = [] }) => (bornThen(event) ? wrong.map((other) => bornThen(other) ?? other) : wrong),
    },
  ],
  explain: ({ day, event, more = "" }) =>
    bornThen(event) ? `${day} is observed on the birthday of ${bornThen(event)}.${more}` : `${day} commemorates ${event}.${more}`,
});

const alone = withNature({ form: "quiz" }, content("days-hand-made"));

export const importantDays = [...days, ...reasons, ...alone];
