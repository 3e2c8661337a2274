
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/revolutions.yaml", import.meta.url));

const inventors = content("inventors-of-the-industrial-revolution");

const figures = content("figures-of-the-revolutions");

const thinkers = content("thinkers-of-the-enlightenment");

const revolutionTimes = chronology({
  name: "revolutions-chronology",
  topic: "revolutions",
  of: "of the age of revolutions",
  events: [
    { what: "Glorious Revolution in England", year: 1688 },
    { what: "Boston Tea Party", year: 1773 },
    { what: "American Declaration of Independence", year: 1776 },
    { what: "surrender at Yorktown", year: 1781 },
    { what: "fall of the Bastille", year: 1789 },
    { what: "execution of Louis XVI", year: 1793 },
    { what: "crowning of Napoleon as emperor", year: 1804 },
    { what: "Battle of Trafalgar", year: 1805 },
    { what: "Battle of Waterloo", year: 1815 },
    { what: "opening of the Liverpool and Manchester Railway", year: 1830 },
    { what: "publication of the Communist Manifesto", year: 1848 },
    { what: "proclamation of the Kingdom of Italy", year: 1861 },
    { what: "Emancipation Proclamation of Lincoln", year: 1863 },
    { what: "Meiji Restoration in Japan", year: 1868 },
    { what: "proclamation of the German Empire at Versailles", year: 1871 },
    { what: "shootings of Bloody Sunday in St Petersburg", year: 1905 },
    { what: "Chinese revolution against the Qing", year: 1911 },
    { what: "Bolshevik seizure of power", year: 1917 },
  ],
});

const singleFacts = content("revolutions-single-facts");

export const revolutions = [...inventors, ...figures, ...thinkers, ...revolutionTimes, ...singleFacts];
