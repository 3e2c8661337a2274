import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const capitals = facts({
  name: "state-capitals-of-india",
  topic: "india-states-and-cities",
  difficulty: "EASY",
  kind: "state",
  rows: [
    { state: "Assam", capital: "Dispur", near: "north-east" },
    { state: "Arunachal Pradesh", capital: "Itanagar", near: "north-east" },
    { state: "Manipur", capital: "Imphal", near: "north-east" },
    { state: "Meghalaya", capital: "Shillong", near: "north-east" },
    { state: "Mizoram", capital: "Aizawl", near: "north-east" },
    { state: "Nagaland", capital: "Kohima", near: "north-east" },
    { state: "Tripura", capital: "Agartala", near: "north-east" },
    { state: "Sikkim", capital: "Gangtok", near: "north-east" },
    { state: "Bihar", capital: "Patna", near: "centre" },
    { state: "Jharkhand", capital: "Ranchi", near: "centre" },
    { state: "Chhattisgarh", capital: "Raipur", near: "centre" },
    { state: "Madhya Pradesh", capital: "Bhopal", near: "centre" },
    { state: "Uttar Pradesh", capital: "Lucknow", near: "centre" },
    { state: "Odisha", capital: "Bhubaneswar", near: "centre" },
    { state: "Rajasthan", capital: "Jaipur", near: "centre" },
    { state: "Gujarat", capital: "Gandhinagar", near: "centre" },
    { state: "Goa", capital: "Panaji", near: "south" },
    { state: "Karnataka", capital: "Bengaluru", near: "south" },
    { state: "Kerala", capital: "Thiruvananthapuram", near: "south" },
    { state: "Tamil Nadu", capital: "Chennai", near: "south" },
    { state: "Telangana", capital: "Hyderabad", near: "south" },
    { state: "Lakshadweep", capital: "Kavaratti", near: "union territory", difficulty: "MEDIUM" },
    { state: "Dadra and Nagar Haveli and Daman and Diu", capital: "Daman", near: "union territory", difficulty: "MEDIUM" },
  ],
  ask: [
    { question: ({ state }) => `What is the capital of ${state}?`, answer: ({ capital }) => capital, heading: "Capital" },
    {
      question: ({ capital }) => `Of which state or union territory is ${capital} the capital?`,
      answer: ({ state }) => state,
      heading: "State or union territory",
    },
  ],
  explain: ({ state, capital }) => `${capital} is the capital of ${state}.`,
});

const nicknames = facts({
  name: "nicknames-of-indian-cities",
  topic: "india-states-and-cities",
  difficulty: "MEDIUM",
  kind: "city",
  rows: [
    { city: "Jaipur", nickname: "the Pink City", near: "north", difficulty: "EASY" },
    { city: "Jodhpur", nickname: "the Blue City", near: "north" },
    { city: "Jaisalmer", nickname: "the Golden City", near: "north" },
    { city: "Udaipur", nickname: "the City of Lakes", near: "north", difficulty: "EASY" },
    { city: "Kanpur", nickname: "the Manchester of the North", near: "north", difficulty: "HARD" },
    { city: "Lucknow", nickname: "the City of Nawabs", near: "north", difficulty: "EASY" },
    { city: "Ahmedabad", nickname: "the Manchester of India", near: "west" },
    { city: "Surat", nickname: "the Diamond City of India", near: "west", difficulty: "EASY" },
    { city: "Nagpur", nickname: "the Orange City", near: "west", difficulty: "EASY" },
    { city: "Mumbai", nickname: "the City of Seven Islands", near: "west" },
    { city: "Kolkata", nickname: "the City of Joy", near: "east", difficulty: "EASY" },
    { city: "Jamshedpur", nickname: "the Steel City of India", near: "east" },
    { city: "Dhanbad", nickname: "the Coal Capital of India", near: "east" },
    { city: "Bhubaneswar", nickname: "the Temple City of India", near: "east" },
    { city: "Hyderabad", nickname: "the City of Pearls", near: "south" },
    { city: "Bengaluru", nickname: "the Silicon Valley of India", near: "south", difficulty: "EASY" },
    { city: "Kochi", nickname: "the Queen of the Arabian Sea", near: "south" },
    { city: "Coimbatore", nickname: "the Manchester of South India", near: "south" },
    { city: "Alappuzha", nickname: "the Venice of the East", near: "south" },
    { city: "Mysuru", nickname: "the City of Palaces", near: "south" },
    { city: "Visakhapatnam", nickname: "the City of Destiny", near: "south", difficulty: "HARD" },
    { city: "Thanjavur", nickname: "the Rice Bowl of Tamil Nadu", near: "south", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ nickname }) => `Which Indian city is known as ${nickname}?`,
      answer: ({ city }) => city,
      // The name itself tells the state.
      decoys: ({ city }) => (city === "Thanjavur" ? ["Madurai", "Salem", "Tirunelveli", "Vellore"] : []),
      placeDecoy: () => "It lies in the delta of the Kaveri, which the others of these do not.",
      // Kolkata, Mumbai, Udaipur and others share some of these names.
      alsoTrue: (row, other) =>
        (row.nickname.includes("Palaces") && ["Kolkata", "Udaipur"].includes(other.city)) ||
        (row.nickname.includes("Manchester") &&
          (other.nickname.includes("Manchester") || other.city === "Mumbai")) ||
        (row.nickname.includes("Temple") && other.city === "Thanjavur") ||
        (row.nickname.includes("Nawabs") && other.city === "Hyderabad") ||
        (row.nickname.includes("Venice") && ["Udaipur", "Kochi"].includes(other.city)) ||
        (row.nickname.includes("Silicon") && other.city === "Hyderabad") ||
        (row.nickname.includes("Lakes") && other.city === "Bhubaneswar"),
    },
  ],
  explain: ({ city, nickname }) => `${city} is known as ${nickname}.`,
});

const formation = facts({
  name: "when-indian-states-were-formed",
  topic: "india-states-and-cities",
  difficulty: "HARD",
  kind: "state",
  rows: [
    { state: "Maharashtra", year: "1960", from: "Bombay State", near: 1960, difficulty: "MEDIUM" },
    { state: "Nagaland", year: "1963", from: "Assam", near: 1963 },
    { state: "Haryana", year: "1966", from: "Punjab", near: 1966, difficulty: "MEDIUM" },
    { state: "Himachal Pradesh", year: "1971", from: "a union territory", near: 1971 },
    { state: "Meghalaya", year: "1972", from: "Assam", near: 1972 },
    { state: "Sikkim", year: "1975", from: "an associate state", near: 1975, difficulty: "MEDIUM" },
    { state: "Goa", year: "1987", from: "a union territory", near: 1987, difficulty: "MEDIUM" },
    { state: "Jharkhand", year: "2000", from: "Bihar", near: 2000, difficulty: "EASY" },
    { state: "Chhattisgarh", year: "2000", from: "Madhya Pradesh", near: 2000, difficulty: "EASY" },
    { state: "Uttarakhand", year: "2000", from: "Uttar Pradesh", near: 2000, difficulty: "EASY" },
    { state: "Telangana", year: "2014", from: "Andhra Pradesh", near: 2014, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ state }) => `In which year did ${state} become a state of India?`,
      answer: ({ year }) => year,
      state: ({ state }, year) => `${state} became a state of India in ${year}.`,
    },
    {
      question: ({ state }) => `From which state was ${state} carved out?`,
      answer: ({ from }) => from,
      // Bombay State would be the only name that is not on the map today.
      when: ({ from }) => !from.startsWith("a") && from !== "Bombay State",
      // Nobody takes Nagaland for a part of Punjab.
      state: false,
    },
    {
      question: ({ year }) => `Which of these became a state of India in ${year}?`,
      answer: ({ state }) => state,
      state: ({ year }, state) => `${state} became a state of India in ${year}.`,
    },
  ],
  order: {
    ask: "in the order in which they became states, the earliest first",
    by: ({ near }) => near,
    name: ({ state }) => state,
    show: ({ year }) => year,
  },
  explain: ({ state, year, from }) =>
    `${state} became a state in ${year}; before that it was ${from.startsWith("a") ? from : `part of ${from}`}.`,
});

const stateSingles = singles("indian-state-single-facts", "india-states-and-cities", [
  { ask: "Which of these states has the longest coast of the Indian mainland?", answer: "Gujarat", wrong: ["Tamil Nadu", "Andhra Pradesh", "Maharashtra"], tell: "Gujarat, with its gulfs, has the longest coast of the mainland states; Andhra Pradesh, Tamil Nadu and Maharashtra have shorter ones.", difficulty: "EASY" },
  { ask: "Which is the largest state of India by area?", answer: "Rajasthan", wrong: ["Madhya Pradesh", "Maharashtra", "Uttar Pradesh"], tell: "Rajasthan is the largest by area, then Madhya Pradesh, Maharashtra and Uttar Pradesh.", difficulty: "EASY" },
  { ask: "Which is the smallest state of India by area?", answer: "Goa", wrong: ["Sikkim", "Tripura", "Nagaland"], tell: "Goa is the smallest state by area, then Sikkim, Tripura and Nagaland.", difficulty: "EASY" },
  { ask: "Through which of these states does the Tropic of Cancer pass?", answer: "Mizoram", wrong: ["Manipur", "Meghalaya", "Odisha"], tell: "The Tropic of Cancer passes through Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram; Odisha lies south of it, and Manipur and Meghalaya north of it." },
  { ask: "Through which of these states does the Tropic of Cancer not pass?", answer: "Bihar", wrong: ["Jharkhand", "Tripura", "Chhattisgarh"], tell: "Bihar lies north of the Tropic of Cancer; Jharkhand, Tripura and Chhattisgarh are crossed by it." },
  { ask: "Which of these states has a boundary with only one other state of India?", answer: "Sikkim", wrong: ["Tripura", "Mizoram", "Goa"], tell: "Of these only Sikkim has one neighbour among the states, West Bengal; Tripura touches Assam and Mizoram, Mizoram three states, and Goa Maharashtra and Karnataka." },
  { ask: "Which of these states shares no boundary with Bangladesh?", answer: "Manipur", wrong: ["Mizoram", "Meghalaya", "Tripura"], tell: "Bangladesh is bounded by West Bengal, Assam, Meghalaya, Tripura and Mizoram; Manipur touches Myanmar." },
  { ask: "Which of these states has a boundary with Myanmar?", answer: "Nagaland", wrong: ["Assam", "Tripura", "Meghalaya"], tell: "Arunachal Pradesh, Nagaland, Manipur and Mizoram touch Myanmar; Assam, Tripura and Meghalaya do not." },
  { ask: "Which of these states shares a boundary with Nepal?", answer: "Bihar", wrong: ["Jharkhand", "Assam", "Himachal Pradesh"], tell: "Uttarakhand, Uttar Pradesh, Bihar, West Bengal and Sikkim touch Nepal; Jharkhand, Assam and Himachal Pradesh do not.", difficulty: "EASY" },
  { ask: "With which of these states does Bhutan share a boundary?", answer: "Arunachal Pradesh", wrong: ["Meghalaya", "Nagaland", "Himachal Pradesh"], tell: "Bhutan touches Sikkim, West Bengal, Assam and Arunachal Pradesh; Meghalaya, Nagaland and Himachal Pradesh do not touch it." },
  { ask: "Which state surrounds Mahe, a part of Puducherry, on land?", answer: "Kerala", wrong: ["Tamil Nadu", "Andhra Pradesh", "Karnataka"], tell: "Mahe is within Kerala, Yanam within Andhra Pradesh, and Puducherry and Karaikal within Tamil Nadu." },
  { ask: "Which state surrounds Yanam, a part of Puducherry, on land?", answer: "Andhra Pradesh", wrong: ["Tamil Nadu", "Kerala", "Karnataka"], tell: "Yanam is within Andhra Pradesh, Mahe within Kerala, and Karaikal within Tamil Nadu.", difficulty: "HARD" },
  { ask: "Which city was planned by the architect Le Corbusier?", answer: "Chandigarh", wrong: ["Gandhinagar", "Bhubaneswar", "New Delhi"], tell: "Le Corbusier planned Chandigarh, Otto Königsberger Bhubaneswar, and Lutyens and Baker New Delhi.", difficulty: "EASY" },
  { ask: "Who made the plan of modern Bhubaneswar?", answer: "Otto Königsberger", wrong: ["Le Corbusier", "Sir Edwin Lutyens", "Sir Patrick Geddes"], tell: "Otto Königsberger planned Bhubaneswar; Le Corbusier planned Chandigarh, Lutyens worked on New Delhi, and Geddes advised several older towns.", difficulty: "HARD" },
  { ask: "Which of these was a French possession in India until 1954?", answer: "Karaikal", wrong: ["Daman", "Nagar Haveli", "Tranquebar"], tell: "Karaikal, with Puducherry, Mahe and Yanam, was French; Daman and Nagar Haveli were Portuguese, and Tranquebar had been Danish until 1845.", difficulty: "HARD" },
  { ask: "Which of these states has boundaries with the largest number of other states?", answer: "Assam", wrong: ["Madhya Pradesh", "Jharkhand", "Karnataka"], tell: "Assam touches seven other states; Karnataka touches six, and Madhya Pradesh and Jharkhand five each.", difficulty: "HARD" },
  { ask: "The Siliguri Corridor lies in which state?", answer: "West Bengal", wrong: ["Arunachal Pradesh", "Meghalaya", "Assam"], tell: "The Siliguri Corridor, which joins the north-east to the rest of India, is in West Bengal; Assam, Meghalaya and Arunachal Pradesh lie beyond it.", difficulty: "HARD" },
]);

export const indiaStatesAndCities = [...capitals, ...nicknames, ...formation, ...stateSingles];
