
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/social-reform.yaml", import.meta.url));

const societies = content("reform-societies");

const reformers = content("social-reformers");

const books = content("reformers-books-and-papers");

const laws = content("social-laws");

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

const singleFacts = content("reform-single-facts");

export const socialReform = [...societies, ...reformers, ...books, ...laws, ...reformTimes, ...singleFacts];
