import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-states-and-cities.yaml", import.meta.url));

const capitals = content("state-capitals-of-india");

const nicknames = facts({
  name: "nicknames-of-indian-cities", form: "quiz",
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
      // The name itself reveals the state.
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
  name: "when-indian-states-were-formed", form: "quiz",
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
      // Nagaland is not plausible as a part of Punjab.
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

const stateSingles = content("indian-state-single-facts");

export const indiaStatesAndCities = [...capitals, ...nicknames, ...formation, ...stateSingles];
