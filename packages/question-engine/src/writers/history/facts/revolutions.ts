import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

const inventors = facts({
  name: "inventors-of-the-industrial-revolution",
  topic: "revolutions",
  difficulty: "MEDIUM",
  kind: "inventor",
  rows: [
    { name: "James Watt", thing: "the steam engine with a separate condenser", difficulty: "EASY" },
    { name: "James Hargreaves", thing: "the spinning jenny", difficulty: "EASY" },
    { name: "Richard Arkwright", thing: "the water frame" },
    { name: "Samuel Crompton", thing: "the spinning mule" },
    { name: "Edmund Cartwright", thing: "the power loom" },
    { name: "John Kay", thing: "the flying shuttle" },
    { name: "Eli Whitney", thing: "the cotton gin" },
    { name: "Thomas Newcomen", thing: "the atmospheric engine that pumped mines from 1712", difficulty: "HARD" },
    { name: "Abraham Darby", thing: "the smelting of iron with coke", difficulty: "HARD" },
    { name: "Henry Bessemer", thing: "the converter that made cheap steel", difficulty: "HARD" },
    { name: "George Stephenson", thing: "the locomotive called the Blucher", difficulty: "HARD" },
    { name: "Humphry Davy", thing: "the miners' safety lamp", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ thing }) => `With which inventor is ${thing} linked?`, answer: ({ name }) => name, heading: "Inventor" },
    { question: ({ name }) => `What is ${name} known for?`, answer: ({ thing }) => thing, heading: "Invention" },
  ],
  explain: ({ name, thing }) => `${name} is known for ${thing}.`,
  // Stephenson, too, made a safety lamp.
  alsoTrue: (row, other) =>
    [row, other].every(({ name }) => name === "Humphry Davy" || name === "George Stephenson"),
});

/** `deed` goes on after "He". */
const figures = facts({
  name: "figures-of-the-revolutions",
  topic: "revolutions",
  difficulty: "MEDIUM",
  kind: "person",
  rows: [
    { name: "George Washington", deed: "commanded the Continental Army at Valley Forge", near: "America", difficulty: "EASY" },
    { name: "Thomas Jefferson", deed: "drafted the American Declaration of Independence", near: "America", difficulty: "EASY" },
    { name: "Thomas Paine", deed: "wrote Common Sense", near: "America" },
    { name: "Charles Cornwallis", deed: "surrendered at Yorktown", near: "America" },
    { name: "Benjamin Franklin", deed: "went to Paris as envoy and won an alliance in 1778", near: "America" },
    { name: "Abraham Lincoln", deed: "was shot in a theatre in Washington in April 1865", near: "Civil War", difficulty: "EASY" },
    { name: "Robert E. Lee", deed: "commanded the Army of Northern Virginia", near: "Civil War" },
    { name: "Ulysses S. Grant", deed: "took Vicksburg in July 1863", near: "Civil War", difficulty: "HARD" },
    { name: "Jefferson Davis", deed: "was held at Fort Monroe for two years after the war", near: "Civil War", difficulty: "HARD" },
    { name: "William Sherman", deed: "marched through Georgia to the sea", near: "Civil War", difficulty: "HARD" },
    { name: "Simón Bolívar", deed: "freed Venezuela and Colombia from Spain", near: "Latin America" },
    { name: "José de San Martín", deed: "crossed the Andes to free Chile", near: "Latin America", difficulty: "HARD" },
    { name: "Miguel Hidalgo", deed: "raised the Cry of Dolores in 1810", near: "Latin America", difficulty: "HARD" },
    { name: "Antonio José de Sucre", deed: "won the Battle of Ayacucho in 1824", near: "Latin America", difficulty: "HARD" },
    { name: "Pedro I", deed: "proclaimed the independence of Brazil in 1822", near: "Latin America", difficulty: "HARD" },
    { name: "Toussaint Louverture", deed: "led the revolution of the slaves in Haiti", near: "Latin America", difficulty: "HARD", plainly: true },
    { name: "Louis XVI", deed: "was stopped at Varennes in June 1791", near: "France", difficulty: "EASY" },
    { name: "Robespierre", deed: "led the Jacobins in the Reign of Terror", near: "France", difficulty: "EASY" },
    { name: "Jean-Paul Marat", deed: "edited the paper called the Friend of the People", near: "France" },
    { name: "Emmanuel Sieyès", deed: "wrote a famous pamphlet on the Third Estate in 1789", near: "France", difficulty: "HARD" },
    { name: "Napoleon", deed: "became Emperor of the French in 1804", near: "France", difficulty: "EASY" },
    { name: "Lafayette", deed: "commanded the National Guard of Paris in 1789", near: "France", difficulty: "HARD" },
    { name: "Jacques Necker", deed: "was dismissed as minister in July 1789", near: "France", difficulty: "HARD" },
    { name: "Metternich", deed: "led the Congress of Vienna for Austria", near: "Germany" },
    { name: "Giuseppe Mazzini", deed: "founded Young Italy", near: "Italy" },
    { name: "Giuseppe Garibaldi", deed: "led the Red Shirts in Sicily", near: "Italy" },
    { name: "Count Cavour", deed: "made the pact of Plombières with Napoleon III in 1858", near: "Italy" },
    { name: "Victor Emmanuel II", deed: "led the Piedmontese army at Solferino in 1859", near: "Italy" },
    { name: "Charles Albert", deed: "lost the Battle of Novara in 1849", near: "Italy", difficulty: "HARD" },
    { name: "William I", deed: "met the French ambassador at Ems in July 1870", near: "Germany" },
    { name: "Helmuth von Moltke", deed: "planned the campaigns of 1866 and 1870 as chief of staff", near: "Germany", difficulty: "HARD" },
    { name: "Albrecht von Roon", deed: "reformed the Prussian army as minister of war", near: "Germany", difficulty: "HARD" },
    { name: "Otto von Bismarck", deed: "spoke of blood and iron before the budget committee in 1862", near: "Germany", difficulty: "EASY" },
    { name: "Karl Marx", deed: "was a co-author of the Communist Manifesto of 1848", near: "socialism", difficulty: "EASY" },
    { name: "Vladimir Lenin", deed: "led the Bolsheviks to power in 1917", near: "Russia", difficulty: "EASY" },
    { name: "Alexander Kerensky", deed: "headed the Provisional Government overthrown in November 1917", near: "Russia" },
    { name: "Leon Trotsky", deed: "organised the Red Army", near: "Russia" },
    { name: "Georgy Gapon", deed: "led the marchers of Bloody Sunday in 1905", near: "Russia", difficulty: "HARD" },
    { name: "Pyotr Stolypin", deed: "let peasants leave the village commune from 1906", near: "Russia", difficulty: "HARD" },
    { name: "Sergei Witte", deed: "drew up the October Manifesto of 1905", near: "Russia", difficulty: "HARD" },
    { name: "Robert Owen", deed: "ran a model factory village at New Lanark", near: "socialism", difficulty: "HARD" },
    { name: "Charles Fourier", deed: "planned communities called phalansteries", near: "socialism", difficulty: "HARD" },
    { name: "Pierre-Joseph Proudhon", deed: "wrote that property is theft", near: "socialism", difficulty: "HARD" },
    { name: "Louis Blanc", deed: "called for social workshops and sat in the government of 1848", near: "socialism", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Trotsky led the rising of the Bolsheviks too, Sucre fought beside Bolívar, and Sherman at Vicksburg.
  alsoTrue: (row, other) =>
    [
      ["Vladimir Lenin", "Leon Trotsky"],
      ["Simón Bolívar", "Antonio José de Sucre"],
      ["Ulysses S. Grant", "William Sherman"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const thinkers = facts({
  name: "thinkers-of-the-enlightenment",
  topic: "revolutions",
  difficulty: "MEDIUM",
  kind: "thinker",
  rows: [
    { name: "Rousseau", work: "The Social Contract", difficulty: "EASY" },
    { name: "Montesquieu", work: "The Spirit of the Laws", difficulty: "EASY" },
    { name: "Voltaire", work: "Candide" },
    { name: "John Locke", work: "Two Treatises of Government" },
    { name: "Thomas Hobbes", work: "Leviathan" },
    { name: "Adam Smith", work: "The Wealth of Nations", difficulty: "EASY" },
    { name: "Mary Wollstonecraft", work: "A Vindication of the Rights of Woman", plainly: true },
    { name: "Edmund Burke", work: "Reflections on the Revolution in France", difficulty: "HARD" },
    { name: "Olympe de Gouges", work: "Declaration of the Rights of Woman", difficulty: "HARD", plainly: true },
    { name: "John Stuart Mill", work: "On Liberty" },
    { name: "Thomas Malthus", work: "An Essay on the Principle of Population", difficulty: "HARD" },
    { name: "Friedrich Engels", work: "The Condition of the Working Class in England", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ work }) => `Who wrote "${work}"?`, answer: ({ name }) => name, heading: "Thinker" },
    { question: ({ name }) => `Which of these was written by ${name}?`, answer: ({ work }) => work, heading: "Book" },
  ],
  explain: ({ name, work }) => `${name} wrote "${work}".`,
});

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

const singleFacts = singles("revolutions-single-facts", "revolutions", [
  { ask: "On which date did the crowd of Paris storm the Bastille?", answer: "14 July 1789", wrong: ["5 May 1789", "20 June 1789", "4 August 1789"], tell: "The Bastille fell on 14 July 1789; the Estates-General met on 5 May, the Tennis Court Oath was on 20 June, and feudal dues were abolished on 4 August.", difficulty: "EASY" },
  { ask: "Which estate of France was made up of the clergy?", answer: "the First Estate", wrong: ["the Second Estate", "the Third Estate", "the Fourth Estate"], tell: "The clergy were the First Estate, the nobles the Second and all others the Third; the press is nicknamed the Fourth.", difficulty: "EASY" },
  { ask: "Which Act of Parliament was repealed in 1766 after protests in the American colonies?", answer: "the Stamp Act", wrong: ["the Tea Act", "the Quebec Act", "the Navigation Act"], tell: "The Stamp Act of 1765 was repealed in 1766; the Navigation Act is of 1651, the Tea Act of 1773 and the Quebec Act of 1774.", difficulty: "EASY" },
  { ask: "In which battle did the allied armies defeat Napoleon in October 1813?", answer: "Leipzig", wrong: ["Austerlitz", "Borodino", "Jena"], tell: "Leipzig (1813) is the Battle of the Nations; Austerlitz (1805) and Jena (1806) were his victories, and Borodino was fought in Russia in 1812." },
  { ask: "Which tax did the French peasants pay directly to the state before 1789?", answer: "the taille", wrong: ["the tithe", "the corvee", "the gabelle"], tell: "The taille was the direct tax to the state; the tithe went to the Church, the corvee was forced labour, and the gabelle was a tax on salt.", difficulty: "HARD" },
  { ask: "Which name was given to the customs union of the German states of 1834?", answer: "Zollverein", wrong: ["Burschenschaft", "Bundestag", "Landwehr"], tell: "The Zollverein was led by Prussia; the Burschenschaft was a movement of students, the Bundestag the diet of the Confederation and the Landwehr the militia of Prussia.", difficulty: "HARD" },
  { ask: "Who was the last Tsar of Russia?", answer: "Nicholas II", wrong: ["Alexander II", "Alexander III", "Nicholas I"], tell: "Nicholas II gave up the throne in 1917; Alexander II freed the serfs in 1861, and Alexander III was the father of Nicholas II.", difficulty: "EASY" },
  { ask: "Which society of British socialists was founded in 1884 and looked to slow reform?", answer: "the Fabians", wrong: ["the Luddites", "the Chartists", "the Levellers"], tell: "The Fabians hoped to change society step by step; the Luddites broke machines from 1811, the Chartists asked for the vote from 1838, and the Levellers belong to the Civil War." },
]);

export const revolutions = [...inventors, ...figures, ...thinkers, ...revolutionTimes, ...singleFacts];
