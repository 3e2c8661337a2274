import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/general-knowledge/world-heritage.yaml", import.meta.url));

const landmarks = facts({
  name: "landmarks-of-the-world", form: "quiz",
  topic: "world-heritage",
  difficulty: "MEDIUM",
  kind: "landmark",
  rows: [
    { name: "the Great Wall", plainly: true as const, country: "China", near: "east", difficulty: "EASY" },
    { name: "Machu Picchu", country: "Peru", near: "America", difficulty: "EASY", wrong: ["Bolivia", "Chile", "Ecuador"], more: " It lies in the Andes near Cusco." },
    { name: "Petra", country: "Jordan", near: "west", wrong: ["Syria", "Lebanon", "Iraq"], more: " It lies between the Dead Sea and the Gulf of Aqaba." },
    { name: "Chichen Itza", country: "Mexico", near: "America", wrong: ["Guatemala", "Honduras", "Peru"], more: " It lies on the peninsula of Yucatán." },
    { name: "the Colosseum", country: "Italy", near: "Europe", difficulty: "EASY", wrong: ["Greece", "Spain", "France"], more: " It stands in the heart of Rome." },
    { name: "the statue of Christ the Redeemer", country: "Brazil", near: "America", difficulty: "EASY", wrong: ["Argentina", "Portugal", "Mexico"], more: " It stands on a peak above Rio de Janeiro." },
    { name: "Angkor Wat", country: "Cambodia", near: "east", difficulty: "EASY", wrong: ["Thailand", "Vietnam", "Laos"], more: " It stands near Siem Reap." },
    { name: "Borobudur", country: "Indonesia", near: "east", wrong: ["Malaysia", "Thailand", "Myanmar"], more: " It stands on the island of Java." },
    { name: "the Parthenon", country: "Greece", near: "Europe", wrong: ["Italy", "Turkey", "Cyprus"], more: " It stands on the Acropolis of Athens." },
    { name: "Stonehenge", country: "England", near: "Europe", plainly: true as const },
    { name: "the Alhambra", country: "Spain", near: "Europe", wrong: ["Portugal", "Morocco", "Tunisia"], more: " It stands above the town of Granada." },
    { name: "the Hagia Sophia of Justinian", country: "Turkey", near: "west", wrong: ["Greece", "Syria", "Egypt"], more: " It stands in Istanbul." },
    { name: "the Great Pyramid of Giza", country: "Egypt", near: "west", difficulty: "EASY", plainly: true as const },
    { name: "Sigiriya", country: "Sri Lanka", near: "south", wrong: ["Nepal", "Myanmar", "Indonesia"], more: " It is a fortress on a rock." },
    { name: "the Shwedagon Pagoda", country: "Myanmar", near: "east", wrong: ["Thailand", "Laos", "Cambodia"], more: " It stands in Yangon." },
    { name: "Persepolis", country: "Iran", near: "west", wrong: ["Iraq", "Turkey", "Syria"], more: " It lies near Shiraz." },
    { name: "Mohenjo-daro", country: "Pakistan", near: "south", difficulty: "EASY", wrong: ["India", "Afghanistan", "Bangladesh"], more: " It lies in Sindh near the Indus." },
    { name: "the Brandenburg Gate", country: "Germany", near: "Europe", plainly: true as const },
    { name: "the Kremlin of Moscow", plainly: true as const, country: "Russia", near: "Europe", difficulty: "EASY" },
    { name: "the Eiffel Tower", plainly: true as const, country: "France", near: "Europe", difficulty: "EASY" },
    { name: "the Statue of Liberty", plainly: true as const, country: "the United States", near: "America", difficulty: "EASY" },
    { name: "the Sydney Opera House", plainly: true as const, country: "Australia", near: "east", difficulty: "EASY" },
    { name: "Mont-Saint-Michel", country: "France", near: "Europe", difficulty: "HARD", plainly: true as const },
    { name: "the rock churches of Lalibela", country: "Ethiopia", near: "west", difficulty: "HARD", wrong: ["Eritrea", "Sudan", "Egypt"], more: " They are cut into the rock of the highlands." },
    { name: "Timbuktu", country: "Mali", near: "west", difficulty: "HARD", wrong: ["Mauritania", "Niger", "Senegal"], more: " It lies near the great bend of the Niger." },
    { name: "Palmyra", country: "Syria", near: "west", difficulty: "HARD", wrong: ["Jordan", "Iraq", "Lebanon"], more: " It lies in an oasis of the desert." },
    { name: "the moai statues of Easter Island", country: "Chile", near: "America", difficulty: "HARD", wrong: ["Peru", "Ecuador", "New Zealand"], more: " The island lies far out in the Pacific." },
    { name: "the Registan of Samarkand", country: "Uzbekistan", near: "south", difficulty: "HARD", wrong: ["Kazakhstan", "Turkmenistan", "Kyrgyzstan"], more: " Three great madrasas stand round the square." },
    { name: "Himeji Castle", country: "Japan", near: "east", difficulty: "HARD", plainly: true as const },
    { name: "the ruins of Baalbek", country: "Lebanon", near: "west", difficulty: "HARD", wrong: ["Syria", "Jordan", "Turkey"], more: " They lie in the Beqaa valley." },
    { name: "the temple ruins of My Son", country: "Vietnam", near: "east", difficulty: "HARD", wrong: ["Laos", "Cambodia", "Thailand"], more: " The Chams built the temples." },
    { name: "Lumbini", country: "Nepal", near: "south", difficulty: "EASY", wrong: ["India", "Bhutan", "Bangladesh"], more: " The Buddha was born there." },
    { name: "the Buddhist ruins of Paharpur", country: "Bangladesh", near: "south", difficulty: "HARD", wrong: ["Myanmar", "Nepal", "Pakistan"], more: " They belong to a monastery of the Palas." },
    { name: "Ayutthaya", country: "Thailand", near: "east", wrong: ["Cambodia", "Laos", "Myanmar"], more: " It was the capital of Siam until 1767." },
  ],
  ask: [
    {
      question: ({ name }) => `In which country ${isMany(name) ? "are" : "is"} ${name}?`,
      answer: ({ country }) => country.replace(/^the /, ""),
      decoys: ({ wrong = [] }) => wrong,
      heading: "Country",
    },
    {
      question: ({ country }) => `Which of these is in ${country}?`,
      answer: ({ name }) => capitalise(name),
      heading: "Landmark",
      // The Eiffel Tower in Italy, or Samarkand in Sri Lanka, is not plausible.
      alsoTrue: (_, other) => other.plainly === true,
      state: false,
    },
  ],
  explain: ({ name, country, more = "" }) => `${capitalise(name)} ${isMany(name) ? "are" : "is"} in ${country}.${more}`,
});

function isMany(name: string): boolean {
  return /ruins|churches|statues/.test(name);
}

const india = facts({
  name: "world-heritage-sites-of-india",
  topic: "world-heritage",
  difficulty: "MEDIUM",
  kind: "World Heritage Site",
  rows: [
    { name: "Ellora Caves", state: "Maharashtra", near: "culture", difficulty: "EASY" },
    { name: "Sun Temple of Konark", state: "Odisha", near: "culture", difficulty: "EASY" },
    { name: "Khajuraho temples", state: "Madhya Pradesh", near: "culture", difficulty: "EASY" },
    { name: "Fatehpur Sikri", state: "Uttar Pradesh", near: "culture", difficulty: "EASY" },
    { name: "Hampi", state: "Karnataka", near: "culture", difficulty: "EASY" },
    { name: "Monuments at Mahabalipuram", state: "Tamil Nadu", near: "culture", difficulty: "EASY" },
    { name: "Rani ki Vav", state: "Gujarat", near: "culture" },
    { name: "Dholavira", state: "Gujarat", near: "culture" },
    { name: "Bhimbetka rock shelters", state: "Madhya Pradesh", near: "culture" },
    { name: "Nalanda Mahavihara", state: "Bihar", near: "culture" },
    { name: "Jantar Mantar of Sawai Jai Singh", state: "Rajasthan", near: "culture" },
    { name: "Ramappa Temple", state: "Telangana", near: "culture", difficulty: "HARD" },
    { name: "Capitol Complex of Le Corbusier", state: "Chandigarh", near: "culture", difficulty: "HARD" },
    { name: "Pattadakal temples", state: "Karnataka", near: "culture", difficulty: "HARD" },
    { name: "Basilica of Bom Jesus", state: "Goa", near: "culture", plainly: true as const },
    { name: "Moidams of the Ahoms", state: "Assam", near: "culture", difficulty: "HARD" },
    { name: "Santiniketan", state: "West Bengal", near: "culture" },
    { name: "Kaziranga National Park", state: "Assam", near: "nature", difficulty: "EASY" },
    { name: "Keoladeo National Park", state: "Rajasthan", near: "nature" },
    { name: "Nanda Devi National Park", state: "Uttarakhand", near: "nature" },
    { name: "Great Himalayan National Park", state: "Himachal Pradesh", near: "nature", difficulty: "HARD", plainly: true as const },
    { name: "Khangchendzonga National Park", state: "Sikkim", near: "nature", difficulty: "HARD" },
    { name: "Sundarbans National Park", state: "West Bengal", near: "nature", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `In which state or union territory ${placed(name)}, a World Heritage Site?`,
      answer: ({ state }) => state,
      heading: "State or union territory",
      // Jai Singh built some in other states, of which none is listed.
      state: ({ name }, state) =>
        name.startsWith("Jantar Mantar") && state !== "Rajasthan" ? undefined : situated(name, state),
    },
    {
      question: ({ state }) => `Which of these World Heritage Sites is in ${state}?`,
      answer: ({ name }) => name,
      heading: "Site",
      // Old temples and caves are not plausible in a city of the 1950s.
      when: ({ state }) => state !== "Chandigarh",
      state: ({ state }, name) => situated(name, state),
    },
  ],
  explain: ({ name, state }) => situated(name, state),
});

/** "The Ellora Caves, a World Heritage Site, are in Maharashtra." */
function situated(name: string, state: string): string {
  const [verb = "is", ...site] = placed(name).split(" ");
  return `${capitalise(site.join(" "))}, a World Heritage Site, ${verb} in ${state}.`;
}

/** "are the Ellora Caves", "is Hampi". */
function placed(name: string): string {
  const isBare = /^(Fatehpur|Hampi|Rani|Dholavira|Nalanda|Santiniketan)|^(?!Great).* National Park$/.test(name);
  return `${/Caves|temples|shelters|Moidams|Monuments/.test(name) ? "are" : "is"} ${isBare ? "" : "the "}${name}`;
}

/** The works of people who are offered as designers, but are not rows. */
const DESIGNERS = new Map([
  ["Eero Saarinen", "designed the Gateway Arch of St Louis"],
  ["Harry Seidler", "built towers in Sydney"],
  ["Alvar Aalto", "designed Finlandia Hall in Helsinki"],
  ["Auguste Rodin", "made The Thinker"],
  ["Antonio Canova", "made marble figures such as The Three Graces"],
  ["Gutzon Borglum", "carved the heads on Mount Rushmore"],
  ["Gustave Eiffel", "is known for the tower in Paris"],
  ["Georges Haussmann", "laid out the boulevards of Paris"],
  ["Eugène Viollet-le-Duc", "restored Notre-Dame de Paris"],
  ["Otto Koenigsberger", "planned Bhubaneswar"],
  ["Herbert Baker", "designed the Secretariat blocks of New Delhi"],
  ["Robert Tor Russell", "designed Connaught Place"],
  ["Henry Irwin", "designed the Viceregal Lodge at Shimla"],
  ["Raj Rewal", "designed the library of the Parliament in New Delhi"],
  ["Joseph Allen Stein", "designed the India International Centre in New Delhi"],
  ["Anish Kapoor", "made Cloud Gate in Chicago"],
  ["Nek Chand", "made the Rock Garden of Chandigarh"],
  ["Achyut Kanvinde", "designed the campus of the IIT at Kanpur"],
  ["Ramkinkar Baij", "made the Santhal Family at Santiniketan"],
  ["Kenzo Tange", "designed the Peace Memorial Museum of Hiroshima"],
  ["Inigo Jones", "designed the Banqueting House in London"],
  ["James Gibbs", "designed St Martin-in-the-Fields in London"],
  ["John Nash", "laid out Regent Street"],
]);

const builders = facts({
  name: "builders-and-architects", form: "quiz",
  topic: "world-heritage",
  difficulty: "HARD",
  kind: "architect",
  rows: [
    { name: "Jørn Utzon", work: "the Sydney Opera House", near: "abroad", category: "modern", wrong: ["Eero Saarinen", "Harry Seidler", "Alvar Aalto"] },
    { name: "Frédéric Bartholdi", work: "the Statue of Liberty", near: "before 1900", category: "old", wrong: ["Auguste Rodin", "Antonio Canova", "Gutzon Borglum"] },
    { name: "Charles Garnier", work: "the old opera house of Paris", near: "before 1900", category: "old", wrong: ["Gustave Eiffel", "Georges Haussmann", "Eugène Viollet-le-Duc"] },
    { name: "Antoni Gaudí", work: "the Sagrada Família in Barcelona", near: "before 1900", category: "old", plainly: true as const },
    { name: "Le Corbusier", work: "the city plan of Chandigarh", near: "abroad", category: "modern", wrong: ["Louis Kahn", "Otto Koenigsberger", "Edwin Lutyens"], difficulty: "MEDIUM" },
    { name: "Edwin Lutyens", work: "Rashtrapati Bhavan in New Delhi", near: "abroad", category: "modern", wrong: ["Herbert Baker", "Robert Tor Russell", "Henry Irwin"], difficulty: "MEDIUM" },
    { name: "Fariborz Sahba", work: "the Lotus Temple in Delhi", near: "abroad", category: "modern", wrong: ["Charles Correa", "Raj Rewal", "Joseph Allen Stein"] },
    { name: "Ram V. Sutar", work: "the Statue of Unity in Gujarat", near: "India", category: "India", wrong: ["D. P. Roy Choudhury", "Anish Kapoor", "Nek Chand"], difficulty: "MEDIUM" },
    { name: "Charles Correa", work: "the Jawahar Kala Kendra in Jaipur", near: "India", category: "India", wrong: ["B. V. Doshi", "Raj Rewal", "Achyut Kanvinde"] },
    { name: "B. V. Doshi", work: "the campus of the Indian Institute of Management at Bengaluru", near: "India", category: "India", wrong: ["Charles Correa", "Louis Kahn", "Raj Rewal"] },
    { name: "D. P. Roy Choudhury", work: "the Triumph of Labour in Chennai", near: "India", category: "India", wrong: ["Ram V. Sutar", "Ramkinkar Baij", "Nek Chand"] },
    { name: "Louis Kahn", work: "the parliament house of Dhaka", near: "abroad", category: "modern", wrong: ["Le Corbusier", "B. V. Doshi", "Kenzo Tange"] },
    { name: "Christopher Wren", work: "St Paul's Cathedral in London", near: "before 1900", category: "old", wrong: ["Inigo Jones", "James Gibbs", "John Nash"], difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ work }) => `Who designed ${work}?`,
      answer: ({ name }) => name,
      heading: "Designer",
      // A sculptor of old Paris is not plausible in the Dhaka of the 1960s.
      decoys: ({ wrong = [] }) => wrong,
      placeDecoy: (name) => (DESIGNERS.has(name) ? `${name} ${DESIGNERS.get(name)}.` : ""),
      state: ({ work }, name) => `${name} designed ${work}.`,
    },
    {
      question: ({ name }) => `Which of these did ${name} design?`,
      answer: ({ work }) => capitalise(work),
      heading: "Work",
      // Told wrongly by the way of the designers above.
      state: ({ name, work }, answer) => (answer === capitalise(work) ? `${name} designed ${work}.` : undefined),
    },
  ],
  explain: ({ name, work }) => `${name} designed ${work}.`,
});

const alone = content("heritage-hand-made");

export const worldHeritage = [...landmarks, ...india, ...builders, ...alone];
