import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";
import { singles } from "../../singles.ts";

const seats = facts({
  name: "headquarters",
  topic: "organisations",
  difficulty: "MEDIUM",
  kind: "organisation",
  // biome-ignore format: a table to read across
  rows: [
    { name: "the United Nations", city: "New York", near: "UN", difficulty: "EASY" },
    { name: "UNICEF", city: "New York", near: "UN" },
    { name: "UNESCO", city: "Paris", near: "UN", difficulty: "EASY" },
    { name: "the World Health Organization", city: "Geneva", near: "UN", difficulty: "EASY" },
    { name: "the International Labour Organization", city: "Geneva", near: "UN" },
    { name: "the World Intellectual Property Organization", city: "Geneva", near: "UN" },
    { name: "the World Meteorological Organization", city: "Geneva", near: "UN", difficulty: "HARD" },
    { name: "the Food and Agriculture Organization", city: "Rome", near: "UN", difficulty: "EASY" },
    { name: "the International Atomic Energy Agency", city: "Vienna", near: "UN" },
    { name: "the UN Industrial Development Organization", city: "Vienna", near: "UN", difficulty: "HARD" },
    { name: "the International Court of Justice", city: "The Hague", near: "UN", difficulty: "EASY" },
    { name: "the International Maritime Organization", city: "London", near: "UN" },
    { name: "the Universal Postal Union", city: "Bern", near: "UN", difficulty: "HARD" },
    { name: "the UN Environment Programme", city: "Nairobi", near: "UN" },
    { name: "the International Civil Aviation Organization", city: "Montreal", near: "UN", difficulty: "HARD" },
    { name: "the United Nations University", city: "Tokyo", near: "UN", difficulty: "HARD" },
    { name: "the International Monetary Fund", city: "Washington DC", near: "money", difficulty: "EASY" },
    { name: "the World Bank", city: "Washington DC", near: "money", difficulty: "EASY" },
    { name: "the World Trade Organization", city: "Geneva", near: "money", difficulty: "EASY" },
    { name: "the Asian Development Bank", city: "Manila", near: "money" },
    { name: "the African Development Bank", city: "Abidjan", near: "money", difficulty: "HARD" },
    { name: "the New Development Bank of BRICS", city: "Shanghai", near: "money" },
    { name: "the Asian Infrastructure Investment Bank", city: "Beijing", near: "money" },
    { name: "the Bank for International Settlements", city: "Basel", near: "money", difficulty: "HARD" },
    { name: "OPEC", city: "Vienna", near: "money" },
    { name: "the OECD", city: "Paris", near: "money" },
    { name: "NATO", city: "Brussels", near: "blocs", difficulty: "EASY" },
    { name: "SAARC", city: "Kathmandu", near: "blocs", difficulty: "EASY" },
    { name: "ASEAN", city: "Jakarta", near: "blocs" },
    { name: "BIMSTEC", city: "Dhaka", near: "blocs" },
    { name: "the African Union", city: "Addis Ababa", near: "blocs" },
    { name: "the Arab League", city: "Cairo", near: "blocs" },
    { name: "the Organisation of Islamic Cooperation", city: "Jeddah", near: "blocs", difficulty: "HARD" },
    { name: "the Commonwealth Secretariat", city: "London", near: "blocs" },
    { name: "APEC", city: "Singapore", near: "blocs", difficulty: "HARD" },
    { name: "the International Solar Alliance", city: "Gurugram", near: "bodies" },
    { name: "Interpol", city: "Lyon", near: "bodies" },
    { name: "Amnesty International", city: "London", near: "bodies" },
    { name: "Transparency International", city: "Berlin", near: "bodies" },
    { name: "the Red Cross Committee", city: "Geneva", near: "bodies", difficulty: "EASY" },
    { name: "the International Olympic Committee", city: "Lausanne", near: "bodies" },
    { name: "FIFA", city: "Zurich", near: "bodies" },
    { name: "the World Wide Fund for Nature", city: "Gland", near: "bodies", difficulty: "HARD" },
    { name: "IRENA, the agency for renewable energy", city: "Abu Dhabi", near: "bodies", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In which city are the headquarters of ${name}?`,
      answer: ({ city }) => city,
    },
    {
      question: ({ city }) => `Which of these has its headquarters in ${city}?`,
      answer: ({ name }) => capitalise(name),
    },
  ],
  explain: ({ name, city }) => `The headquarters of ${name} are in ${city}.`,
});

/** `work` goes on after "Which of these". */
const tasks = facts({
  name: "what-organisations-do",
  topic: "organisations",
  difficulty: "MEDIUM",
  kind: "organisation",
  // biome-ignore format: a table to read across
  rows: [
    { name: "UNESCO", work: "keeps the list of World Heritage Sites", difficulty: "EASY" },
    { name: "UNICEF", work: "is the United Nations fund for children", difficulty: "EASY" },
    { name: "the International Court of Justice", work: "settles legal disputes between states" },
    { name: "the International Criminal Court", work: "tries persons for genocide and war crimes", difficulty: "HARD" },
    { name: "the International Atomic Energy Agency", work: "inspects nuclear plants to keep them to peaceful use" },
    { name: "the International Labour Organization", work: "brings governments, employers and workers together to set labour standards" },
    { name: "the World Trade Organization", work: "took the place of GATT in 1995" },
    { name: "the Security Council", work: "has five permanent members with a veto", difficulty: "EASY" },
    { name: "the Trusteeship Council", work: "suspended its work in 1994 when Palau became independent", difficulty: "HARD" },
    { name: "the World Wide Fund for Nature", work: "has the giant panda as its emblem", difficulty: "EASY" },
    { name: "the IUCN", work: "publishes the Red List of threatened species" },
    { name: "Amnesty International", work: "campaigns for prisoners of conscience and has a candle in its emblem" },
    { name: "Transparency International", work: "publishes the Corruption Perceptions Index" },
    { name: "the Red Cross Committee", work: "grew out of the battlefield of Solferino", difficulty: "HARD" },
    { name: "the World Economic Forum", work: "holds a yearly meeting at Davos" },
    { name: "the UN High Commissioner for Refugees", work: "protects people who have fled their country", difficulty: "EASY" },
    { name: "the UN Development Programme", work: "publishes the Human Development Report" },
  ],
  ask: [{ question: ({ work }) => `Which of these ${work}?`, answer: ({ name }) => capitalise(name) }],
  explain: ({ name, work }) => `${capitalise(name)} ${work}.`,
});

// biome-ignore format: a table to read across
const alone = singles("organisations-hand-made", "organisations", [
  { ask: "On which date did the United Nations come into being?", answer: "24 October 1945", wrong: ["26 June 1945", "10 December 1948", "1 January 1942"], tell: "The Charter came into force on 24 October 1945; it was signed on 26 June 1945, and the Universal Declaration of Human Rights was adopted on 10 December 1948; the Declaration of 1 January 1942 was a wartime pledge of the Allies.", difficulty: "EASY" },
  { ask: "In which city was the Charter of the United Nations signed in 1945?", answer: "San Francisco", wrong: ["New York", "Washington DC", "Geneva"], tell: "The Charter was signed in San Francisco; New York became the seat later, and Geneva had been the seat of the League of Nations." },
  { ask: "Which of these is NOT an official language of the United Nations?", answer: "German", wrong: ["Arabic", "Russian", "Spanish"], tell: "The official languages are Arabic, Chinese, English, French, Russian and Spanish; German is not among them." },
  { ask: "How many judges sit on the International Court of Justice?", answer: "15", wrong: ["9", "11", "18"], tell: "The Court has 15 judges, each elected for nine years; the International Criminal Court has 18.", difficulty: "HARD" },
  { ask: "How many non-permanent members has the United Nations Security Council?", answer: "ten", wrong: ["five", "eight", "fifteen"], tell: "Ten members are elected for two years each and five are permanent, which makes fifteen." },
  { ask: "Who was the first Secretary-General of the United Nations?", answer: "Trygve Lie", wrong: ["Dag Hammarskjöld", "U Thant", "Kurt Waldheim"], tell: "Trygve Lie of Norway was first; Dag Hammarskjöld, U Thant and Kurt Waldheim followed in that order." },
  { ask: "In which city was the charter of SAARC signed in 1985?", answer: "Dhaka", wrong: ["Kathmandu", "Colombo", "New Delhi"], tell: "The charter was signed in Dhaka on 8 December 1985; the secretariat is in Kathmandu." },
  { ask: "At which conference of 1944 was it decided to found the International Monetary Fund?", answer: "Bretton Woods", wrong: ["Dumbarton Oaks", "Yalta", "Potsdam"], tell: "The Bretton Woods conference founded the Fund and the World Bank; Dumbarton Oaks (1944) drafted the United Nations, and Yalta and Potsdam (1945) dealt with the end of the war." },
  { ask: "In which city was the first conference of the Non-Aligned Movement held in 1961?", answer: "Belgrade", wrong: ["Bandung", "Cairo", "New Delhi"], tell: "The first conference met at Belgrade in 1961; the Bandung Conference of 1955 prepared the way, Cairo was host in 1964 and New Delhi in 1983.", difficulty: "HARD" },
]);

export const organisations = [...seats, ...tasks, ...alone];
