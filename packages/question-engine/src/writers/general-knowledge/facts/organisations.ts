import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const seats = facts({
  name: "headquarters",
  topic: "organisations",
  difficulty: "MEDIUM",
  kind: "organisation",
  rows: [
    { name: "the United Nations", city: "New York", near: "UN", difficulty: "EASY", category: "West" },
    { name: "UNICEF", city: "New York", near: "UN", category: "West" },
    { name: "UNESCO", city: "Paris", near: "UN", difficulty: "EASY", category: "West" },
    { name: "the World Health Organization", city: "Geneva", near: "UN", difficulty: "EASY", category: "West" },
    { name: "the International Labour Organization", city: "Geneva", near: "UN", category: "West" },
    { name: "the World Intellectual Property Organization", city: "Geneva", near: "UN", category: "West" },
    { name: "the World Meteorological Organization", city: "Geneva", near: "UN", difficulty: "HARD", category: "West" },
    { name: "the Food and Agriculture Organization", city: "Rome", near: "UN", difficulty: "EASY", category: "West" },
    { name: "the International Atomic Energy Agency", city: "Vienna", near: "UN", category: "West" },
    { name: "the UN Industrial Development Organization", city: "Vienna", near: "UN", difficulty: "HARD", category: "West" },
    { name: "the International Court of Justice", city: "The Hague", near: "UN", difficulty: "EASY", category: "West" },
    { name: "the International Maritime Organization", city: "London", near: "UN", category: "West" },
    { name: "the Universal Postal Union", city: "Bern", near: "UN", difficulty: "HARD", category: "West" },
    { name: "the UN Environment Programme", city: "Nairobi", near: "UN", category: "Africa and Arabia" },
    { name: "the International Civil Aviation Organization", city: "Montreal", near: "UN", difficulty: "HARD", category: "West" },
    { name: "the United Nations University", city: "Tokyo", near: "UN", difficulty: "HARD", category: "Asia" },
    { name: "the International Monetary Fund", city: "Washington DC", near: "money", difficulty: "EASY", category: "West" },
    { name: "the World Bank", city: "Washington DC", near: "money", difficulty: "EASY", category: "West" },
    { name: "the World Trade Organization", city: "Geneva", near: "money", difficulty: "EASY", category: "West" },
    { name: "the Asian Development Bank", city: "Manila", near: "money", category: "Asia" },
    { name: "the African Development Bank", city: "Abidjan", near: "money", difficulty: "HARD", category: "Africa and Arabia" },
    { name: "the New Development Bank of BRICS", city: "Shanghai", near: "money", category: "Asia" },
    { name: "the Asian Infrastructure Investment Bank", city: "Beijing", near: "money", category: "Asia" },
    { name: "the Bank for International Settlements", city: "Basel", near: "money", difficulty: "HARD", category: "West" },
    { name: "OPEC", city: "Vienna", near: "money", category: "West" },
    { name: "the OECD", city: "Paris", near: "money", category: "West" },
    { name: "NATO", city: "Brussels", near: "blocs", difficulty: "EASY", category: "West" },
    { name: "SAARC", city: "Kathmandu", near: "blocs", difficulty: "EASY", category: "Asia" },
    { name: "ASEAN", city: "Jakarta", near: "blocs", category: "Asia" },
    { name: "BIMSTEC", city: "Dhaka", near: "blocs", category: "Asia" },
    { name: "the African Union", city: "Addis Ababa", near: "blocs", category: "Africa and Arabia" },
    { name: "the Arab League", city: "Cairo", near: "blocs", category: "Africa and Arabia" },
    { name: "the Organisation of Islamic Cooperation", city: "Jeddah", near: "blocs", difficulty: "HARD", category: "Africa and Arabia" },
    { name: "the Commonwealth Secretariat", city: "London", near: "blocs", category: "West", plainly: true as const },
    { name: "APEC", city: "Singapore", near: "blocs", difficulty: "HARD", category: "Asia" },
    { name: "the International Solar Alliance", city: "Gurugram", near: "bodies", category: "Asia" },
    { name: "Interpol", city: "Lyon", near: "bodies", category: "West" },
    { name: "Amnesty International", city: "London", near: "bodies", category: "West" },
    { name: "Transparency International", city: "Berlin", near: "bodies", category: "West" },
    { name: "the International Committee of the Red Cross", city: "Geneva", near: "bodies", difficulty: "EASY", category: "West" },
    { name: "the International Olympic Committee", city: "Lausanne", near: "bodies", category: "West" },
    { name: "FIFA", city: "Zurich", near: "bodies", category: "West" },
    { name: "the World Wide Fund for Nature", city: "Gland", near: "bodies", difficulty: "HARD", category: "West" },
    { name: "the International Renewable Energy Agency", city: "Abu Dhabi", near: "bodies", difficulty: "HARD", category: "Africa and Arabia" },
  ],
  ask: [
    {
      question: ({ name }) => `In which city are the headquarters of ${name}?`,
      answer: ({ city }) => city,
    },
    {
      question: ({ city }) => `Which of these has its headquarters in ${city}?`,
      answer: ({ name }) => capitalise(name),
      // Their names say in which part of the world they are.
      when: ({ name }) => !/African|Arab|Islamic/.test(name),
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
  rows: [
    { name: "UNESCO", work: "keeps the list of World Heritage Sites", difficulty: "EASY", wrong: ["UNICEF", "the UN Environment Programme", "the IUCN"] },
    { name: "UNICEF", work: "was founded in 1946 to help children after the war", difficulty: "EASY", wrong: ["UNESCO", "the World Health Organization", "the UN Development Programme"] },
    { name: "the International Court of Justice", work: "sits in the Peace Palace at The Hague", wrong: ["the International Criminal Court", "the Organisation for the Prohibition of Chemical Weapons", "the European Court of Human Rights"] },
    { name: "the International Criminal Court", work: "was set up by the Rome Statute and began its work in 2002", difficulty: "HARD", wrong: ["the International Court of Justice", "the European Court of Human Rights", "the Permanent Court of Arbitration"] },
    { name: "the International Atomic Energy Agency", work: "won the Nobel Peace Prize of 2005 together with its head, Mohamed ElBaradei", wrong: ["the Organisation for the Prohibition of Chemical Weapons", "the World Food Programme", "the UN Environment Programme"] },
    { name: "the International Labour Organization", work: "dates from 1919 and won the Nobel Peace Prize of 1969", wrong: ["the World Health Organization", "the Universal Postal Union", "the International Monetary Fund"] },
    { name: "the World Trade Organization", work: "took the place of GATT in 1995", wrong: ["the UN Conference on Trade and Development", "the International Monetary Fund", "the OECD"] },
    { name: "the Security Council", work: "has five permanent members with a veto", difficulty: "EASY", wrong: ["the General Assembly", "the Economic and Social Council", "the Human Rights Council"] },
    { name: "the Trusteeship Council", work: "suspended its work in 1994 when Palau became independent", difficulty: "HARD", wrong: ["the Economic and Social Council", "the Human Rights Council", "the Committee on Decolonization"] },
    { name: "the World Wide Fund for Nature", work: "has the giant panda as its emblem", difficulty: "EASY", plainly: true as const },
    { name: "the IUCN", work: "publishes the Red List of threatened species", wrong: ["the World Wide Fund for Nature", "the UN Environment Programme", "the UN Development Programme"] },
    { name: "Amnesty International", work: "won the Nobel Peace Prize of 1977 and has a candle in its emblem", wrong: ["Human Rights Watch", "Greenpeace International", "Transparency International"] },
    { name: "Transparency International", work: "was founded at Berlin in 1993 by Peter Eigen", difficulty: "HARD", wrong: ["Amnesty International", "Human Rights Watch", "Greenpeace International"] },
    { name: "the Red Cross Committee", work: "was founded at Geneva in 1863", difficulty: "HARD", wrong: ["the Salvation Army", "the Universal Postal Union", "the International Labour Organization"] },
    { name: "the World Economic Forum", work: "holds a yearly meeting at Davos", wrong: ["the World Trade Organization", "the International Monetary Fund", "the OECD"] },
    { name: "the UN High Commissioner for Refugees", work: "won the Nobel Peace Prize in 1954 and again in 1981", difficulty: "EASY", wrong: ["the World Food Programme", "the International Labour Organization", "the World Health Organization"] },
    { name: "the UN Development Programme", work: "publishes the HDI of the world's countries", wrong: ["the World Bank", "the World Economic Forum", "the International Monetary Fund"] },
  ],
  ask: [
    {
      question: ({ work }) => `Which of these ${work}?`,
      answer: ({ name }) => capitalise(name),
      // The Atomic Energy Agency knows no veto.
      decoys: ({ wrong = [] }) => wrong,
    },
  ],
  explain: ({ name, work }) => `${capitalise(name)} ${work}.`,
});

const alone = singles("organisations-hand-made", "organisations", [
  { ask: "On which date did the United Nations come into being?", answer: "24 October 1945", wrong: ["26 June 1945", "10 December 1948", "1 January 1942"], tell: "The Charter came into force on 24 October 1945; it was signed on 26 June 1945, and the Universal Declaration of Human Rights was adopted on 10 December 1948; the Declaration of 1 January 1942 was a wartime pledge of the Allies.", difficulty: "EASY" },
  { ask: "In which city was the Charter of the United Nations signed in 1945?", answer: "San Francisco", wrong: ["New York", "Washington DC", "Geneva"], tell: "The Charter was signed in San Francisco; New York became the seat later, and Geneva had been the seat of the League of Nations." },
  { ask: "Which of these is NOT an official language of the United Nations?", answer: "German", wrong: ["Arabic", "Russian", "Spanish"], tell: "The official languages are Arabic, Chinese, English, French, Russian and Spanish; German is not among them." },
  { ask: "How many judges sit on the International Court of Justice?", answer: "15", wrong: ["9", "11", "18"], tell: "The Court has 15 judges, each elected for nine years; the International Criminal Court has 18.", difficulty: "HARD" },
  { ask: "How many non-permanent members does the United Nations Security Council have?", answer: "ten", wrong: ["five", "eight", "fifteen"], tell: "Ten members are elected for two years each and five are permanent, which makes fifteen." },
  { ask: "Who was the first Secretary-General of the United Nations?", answer: "Trygve Lie", wrong: ["Dag Hammarskjöld", "U Thant", "Kurt Waldheim"], tell: "Trygve Lie of Norway was first; Dag Hammarskjöld, U Thant and Kurt Waldheim followed in that order." },
  { ask: "In which city was the charter of SAARC signed in 1985?", answer: "Dhaka", wrong: ["Kathmandu", "Colombo", "New Delhi"], tell: "The charter was signed in Dhaka on 8 December 1985; the secretariat is in Kathmandu." },
  { ask: "At which conference of 1944 was it decided to found the International Monetary Fund?", answer: "Bretton Woods", wrong: ["Dumbarton Oaks", "Yalta", "Potsdam"], tell: "The Bretton Woods conference founded the Fund and the World Bank; Dumbarton Oaks (1944) drafted the United Nations, and Yalta and Potsdam (1945) dealt with the end of the war." },
  { ask: "In which city was the first conference of the Non-Aligned Movement held in 1961?", answer: "Belgrade", wrong: ["Bandung", "Cairo", "New Delhi"], tell: "The first conference met at Belgrade in 1961; the Bandung Conference of 1955 prepared the way, Cairo was host in 1964 and New Delhi in 1983.", difficulty: "HARD" },
]);

export const organisations = [...seats, ...tasks, ...alone];
