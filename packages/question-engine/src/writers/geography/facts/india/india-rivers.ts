import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-rivers.yaml", import.meta.url));

const sources = facts({
  name: "sources-of-indian-rivers", depth: 3,
  topic: "india-rivers",
  difficulty: "MEDIUM",
  kind: "river",
  rows: [
    { name: "Bhagirathi", source: "Gangotri Glacier in Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Yamuna", source: "Yamunotri Glacier in Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Jhelum", source: "the spring of Verinag in Kashmir", near: "north" },
    { name: "Satluj", source: "Lake Rakas near Mansarovar in Tibet", near: "north" },
    { name: "Beas", source: "the Rohtang Pass in Himachal Pradesh", near: "north" },
    { name: "Gori Ganga", source: "Milam Glacier in Kumaon", near: "north", difficulty: "HARD" },
    { name: "Narmada", source: "Amarkantak in Madhya Pradesh", near: "plateau", difficulty: "EASY" },
    { name: "Tapi", source: "Multai in Madhya Pradesh", near: "plateau" },
    { name: "Godavari", source: "Trimbakeshwar in Maharashtra", near: "plateau", difficulty: "EASY" },
    { name: "Krishna", source: "Mahabaleshwar in Maharashtra", near: "plateau", difficulty: "EASY" },
    { name: "Kaveri", source: "the Brahmagiri Hills in Karnataka", near: "plateau", difficulty: "EASY" },
    { name: "Mahanadi", source: "the hills of Sihawa in Chhattisgarh", near: "plateau" },
    { name: "Chambal", source: "the hills near Mhow in Madhya Pradesh", near: "plateau" },
    { name: "Damodar", source: "the hills of Palamu on the Chota Nagpur Plateau", near: "plateau" },
    { name: "Luni", source: "the Aravalli hills near Ajmer in Rajasthan", near: "plateau" },
    { name: "Penna", source: "the Nandi Hills in Karnataka", near: "plateau", difficulty: "HARD" },
    { name: "Vaigai", source: "the Varusanadu Hills in Tamil Nadu", near: "plateau", difficulty: "HARD" },
    { name: "Bhima", source: "Bhimashankar in Maharashtra", near: "plateau", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Where does the river ${name} rise?`,
      answer: ({ source }) => capitalise(source),
      heading: "Source",
    },
    { question: ({ source }) => `Which river rises ${/hills/i.test(source) ? "in" : "at"} ${source}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, source }) => `The source of the river ${name} is ${source}.`,
});

const tributaries = content("tributaries-of-indian-rivers");

const dams = content("dams-of-india");

const lakes = content("lakes-of-india");

const banks = content("indian-cities-on-rivers");

const riverSingles = content("indian-river-single-facts");

export const indiaRivers = [...sources, ...tributaries, ...dams, ...lakes, ...banks, ...riverSingles];
