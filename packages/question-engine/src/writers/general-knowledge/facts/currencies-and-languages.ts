import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/general-knowledge/currencies-and-languages.yaml", import.meta.url));

const currencies = facts({
  name: "currencies", form: "quiz",
  topic: "currencies-and-languages",
  difficulty: "MEDIUM",
  kind: "currency",
  rows: [
    { country: "Japan", money: "yen", near: "east", difficulty: "EASY" },
    { country: "China", money: "yuan", near: "east", difficulty: "EASY" },
    { country: "South Korea", money: "won", near: "east" },
    { country: "Thailand", money: "baht", near: "east", difficulty: "EASY" },
    { country: "Malaysia", money: "ringgit", near: "east" },
    { country: "Vietnam", money: "dong", near: "east" },
    { country: "Myanmar", money: "kyat", near: "east" },
    { country: "Laos", money: "kip", near: "east", difficulty: "HARD" },
    { country: "Cambodia", money: "riel", near: "east", difficulty: "HARD" },
    { country: "Mongolia", money: "tugrik", near: "east", difficulty: "HARD" },
    { country: "Bangladesh", money: "taka", near: "south", difficulty: "EASY" },
    { country: "Bhutan", money: "ngultrum", near: "south" },
    { country: "the Maldives", money: "rufiyaa", near: "south" },
    { country: "Afghanistan", money: "afghani", near: "south", plainly: true as const },
    { country: "Uzbekistan", money: "sum", near: "south", difficulty: "HARD" },
    { country: "Kazakhstan", money: "tenge", near: "south", difficulty: "HARD" },
    { country: "Saudi Arabia", money: "riyal", near: "west" },
    { country: "the United Arab Emirates", money: "dirham", near: "west" },
    { country: "Kuwait", money: "dinar", near: "west" },
    { country: "Israel", money: "shekel", near: "west" },
    { country: "Turkey", money: "lira", near: "west" },
    { country: "Russia", money: "rouble", near: "Europe", difficulty: "EASY" },
    { country: "Poland", money: "zloty", near: "Europe" },
    { country: "Hungary", money: "forint", near: "Europe", difficulty: "HARD" },
    { country: "Switzerland", money: "franc", near: "Europe" },
    { country: "the United Kingdom", money: "pound", near: "Europe", difficulty: "EASY", plainly: true as const },
    { country: "Ukraine", money: "hryvnia", near: "Europe", difficulty: "HARD" },
    { country: "Germany", money: "euro", near: "Europe", difficulty: "EASY", plainly: true as const },
    { country: "South Africa", money: "rand", near: "Africa" },
    { country: "Ethiopia", money: "birr", near: "Africa", difficulty: "HARD" },
    { country: "Ghana", money: "cedi", near: "Africa", difficulty: "HARD" },
    { country: "Nigeria", money: "naira", near: "Africa" },
    { country: "Botswana", money: "pula", near: "Africa", difficulty: "HARD" },
    { country: "Kenya", money: "shilling", near: "Africa" },
    { country: "Brazil", money: "real", near: "America" },
    { country: "Mexico", money: "peso", near: "America" },
    { country: "Peru", money: "sol", near: "America", difficulty: "HARD" },
    { country: "the United States", money: "dollar", near: "America", difficulty: "EASY", plainly: true as const },
  ],
  ask: [
    {
      question: ({ country }) => `What is the currency of ${country}?`,
      answer: ({ money }) => money,
      // Its name says whose it is.
      alsoTrue: (_, other) => other.money === "afghani",
      heading: "Currency",
    },
    {
      question: ({ money }) => `In which of these countries is the ${money} the currency?`,
      answer: ({ country }) => country.replace(/^the /, ""),
      when: ({ money }) => money !== "dollar",
      heading: "Country",
    },
  ],
  explain: ({ country, money }) => `The currency of ${country} is the ${money}.`,
});

const parliaments = facts({
  name: "parliaments", form: "quiz",
  topic: "currencies-and-languages",
  difficulty: "MEDIUM",
  kind: "parliament",
  rows: [
    { country: "Japan", name: "Diet", difficulty: "EASY" },
    { country: "Israel", name: "Knesset" },
    { country: "Iran", name: "Majlis" },
    { country: "Denmark", name: "Folketing", difficulty: "HARD" },
    { country: "Norway", name: "Storting", difficulty: "HARD" },
    { country: "Iceland", name: "Althing", difficulty: "HARD" },
    { country: "Sweden", name: "Riksdag" },
    { country: "Spain", name: "Cortes Generales", difficulty: "HARD", plainly: true as const },
    { country: "the United States", name: "Congress", difficulty: "EASY", plainly: true as const },
    { country: "Bangladesh", name: "Jatiya Sangsad", plainly: true as const },
    { country: "Ukraine", name: "Verkhovna Rada" },
    { country: "Latvia", name: "Saeima", difficulty: "HARD" },
    { country: "Russia", name: "Federal Assembly" },
  ],
  ask: [
    { question: ({ country }) => `What is the parliament of ${country} called?`, answer: ({ name }) => name, heading: "Parliament" },
    {
      question: ({ name }) => `Of which country is the ${name} the parliament?`,
      answer: ({ country }) => country.replace(/^the /, ""),
      heading: "Country",
    },
  ],
  explain: ({ country, name }) => `The parliament of ${country} is the ${name}.`,
});

const scripts = facts({
  name: "scripts-and-languages", depth: 3,
  topic: "currencies-and-languages",
  difficulty: "MEDIUM",
  kind: "language",
  rows: [
    { language: "Punjabi", script: "Gurmukhi", category: "India", difficulty: "EASY" },
    { language: "Hindi", script: "Devanagari", category: "India", difficulty: "EASY" },
    { language: "Urdu", script: "Perso-Arabic", category: "India" },
    { language: "Santali", script: "Ol Chiki", category: "India", also: "Devanagari" },
    { language: "Manipuri", script: "Meitei Mayek", category: "India", also: "Bengali" },
    { language: "Ladakhi", script: "Tibetan", category: "India", difficulty: "HARD" },
    { language: "Russian", script: "Cyrillic", category: "world", wrong: ["Roman", "Greek", "Armenian"] },
    { language: "Vietnamese", script: "Roman", category: "world", wrong: ["Khmer", "Thai", "Chinese"] },
    { language: "Korean", script: "Hangul", category: "world", wrong: ["Chinese", "Kana", "Mongolian"] },
    { language: "Dhivehi", script: "Thaana", category: "world", difficulty: "HARD", wrong: ["Sinhala", "Arabic", "Devanagari"] },
    { language: "Amharic", script: "Ge'ez", category: "world", difficulty: "HARD", wrong: ["Arabic", "Roman", "Coptic"] },
    { language: "Yiddish", script: "Hebrew", category: "world", difficulty: "HARD", wrong: ["Roman", "Cyrillic", "Arabic"] },
    { language: "Georgian", script: "Mkhedruli", category: "world", difficulty: "HARD", wrong: ["Cyrillic", "Greek", "Armenian"] },
  ],
  ask: [
    {
      question: ({ language, also }) =>
        also
          ? `In which of these scripts is ${language} written?`
          : `In which script is ${language} chiefly written${language === "Punjabi" ? " in India" : ""}?`,
      answer: ({ script }) => script,
      alsoTrue: (row, other) =>
        /Santali|Manipuri/.test(row.language) && /Devanagari|Roman/.test(other.script),
      decoys: ({ wrong = [] }) => wrong,
      heading: "Script",
      state: ({ language, also }, script) =>
        `${language} is ${also ? "" : "chiefly "}written in the ${script} script${language === "Punjabi" ? " in India" : ""}.`,
    },
    {
      question: ({ script, also }) =>
        `Which of these languages is ${also ? "" : "chiefly "}written in the ${script} script?`,
      answer: ({ language }) => language,
      alsoTrue: (row, other) =>
        (/Santali|Manipuri/.test(other.language) && /Devanagari|Roman/.test(row.script)) ||
        (row.script === "Perso-Arabic" && other.language === "Punjabi"),
      heading: "Language",
      // Yiddish in Hangul is not a plausible wrong answer.
      state: false,
    },
  ],
  explain: ({ language, script, also }) =>
    also
      ? `${language} has a script of its own, ${script}, and is written in the ${also} script too.`
      : `${language} is chiefly written in the ${script} script${language === "Punjabi" ? " in India" : ""}.`,
});

const languages = facts({
  name: "languages-of-the-world", form: "quiz",
  topic: "currencies-and-languages",
  difficulty: "MEDIUM",
  kind: "language",
  rows: [
    { country: "Bhutan", language: "Dzongkha", near: "Asia", difficulty: "EASY" },
    { country: "the Maldives", language: "Dhivehi", near: "Asia" },
    { country: "Iran", language: "Persian", near: "Asia", difficulty: "EASY", plainly: true as const },
    { country: "Israel", language: "Hebrew", near: "Asia", difficulty: "EASY" },
    { country: "Egypt", language: "Arabic", near: "Africa", difficulty: "EASY" },
    { country: "Cambodia", language: "Khmer", near: "Asia" },
    { country: "Sri Lanka", language: "Sinhala", near: "Asia" },
    { country: "Brazil", language: "Portuguese", near: "west", difficulty: "EASY" },
    { country: "Argentina", language: "Spanish", near: "west" },
    { country: "Austria", language: "German", near: "west" },
    { country: "Suriname", language: "Dutch", near: "west", difficulty: "HARD" },
    { country: "Switzerland", language: "Romansh", near: "west", difficulty: "HARD" },
    { country: "Hungary", language: "Magyar", near: "west", difficulty: "HARD" },
    { country: "Ethiopia", language: "Amharic", near: "Africa", difficulty: "HARD" },
    { country: "Tanzania", language: "Swahili", near: "Africa" },
    { country: "Afghanistan", language: "Pashto", near: "Asia" },
  ],
  ask: [
    {
      question: ({ country }) => `Which of these languages has official status in ${country}?`,
      answer: ({ language }) => language,
      alsoTrue: (row, other) =>
        (["Israel", "Tanzania"].includes(row.country) && other.language === "Arabic") ||
        (row.country === "Switzerland" && other.language === "German") ||
        (row.country === "Austria" && other.language === "Magyar") ||
        (row.country === "Afghanistan" && other.language === "Persian"),
      heading: "Official language",
    },
    {
      question: ({ language }) => `In which of these countries does ${language} have official status?`,
      answer: ({ country }) => country.replace(/^the /, ""),
      alsoTrue: (row, other) =>
        (row.language === "Arabic" && ["Israel", "Tanzania"].includes(other.country)) ||
        (row.language === "German" && other.country === "Switzerland") ||
        (row.language === "Magyar" && other.country === "Austria"),
      heading: "Country",
    },
  ],
  explain: ({ country, language }) => `${language} has official status in ${country}.`,
});

const alone = content("languages-hand-made");

export const currenciesAndLanguages = [...currencies, ...parliaments, ...scripts, ...languages, ...alone];
