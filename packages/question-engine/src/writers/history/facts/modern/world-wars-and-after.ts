import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/world-wars-and-after.yaml", import.meta.url));

const leaders = content("leaders-of-new-nations");

function isPlural(name: string): boolean {
  return /(?:Treaties|Accords)$/.test(name);
}

/** `what` continues the text after "the". */
const treaties = facts({
  name: "treaties-and-conferences", depth: 3,
  topic: "world-wars-and-after",
  difficulty: "MEDIUM",
  kind: "treaty or conference",
  rows: [
    { name: "Treaty of Versailles", what: "made peace with Germany after the First World War", year: "1919", near: 1919, difficulty: "EASY" },
    { name: "Treaty of Trianon", what: "made peace with Hungary after the First World War", year: "1920", near: 1920, difficulty: "HARD" },
    { name: "Treaty of Lausanne", what: "settled the frontiers of the new Turkey", year: "1923", near: 1923, difficulty: "HARD" },
    { name: "Treaty of Brest-Litovsk", what: "took Russia out of the First World War", year: "1918", near: 1918, plainly: true },
    { name: "Locarno Treaties", what: "guaranteed the western frontier of Germany", year: "1925", near: 1925, difficulty: "HARD" },
    { name: "Kellogg–Briand Pact", what: "renounced war as a tool of national policy", year: "1928", near: 1928 },
    { name: "Munich Agreement", what: "handed over the Sudetenland without the consent of the Czechs", year: "1938", near: 1938 },
    { name: "Nazi–Soviet Pact", what: "promised non-aggression between Germany and the USSR", year: "1939", near: 1939, plainly: true },
    { name: "Atlantic Charter", what: "came out of the first wartime talks of Roosevelt and Churchill", year: "1941", near: 1941 },
    { name: "Dumbarton Oaks Conference", what: "drew up the first plan of the United Nations", year: "1944", near: 1944, difficulty: "HARD" },
    { name: "Bretton Woods Conference", what: "led to the International Monetary Fund and the World Bank", year: "1944", near: 1944, difficulty: "EASY" },
    { name: "Yalta Conference", what: "brought Roosevelt, Churchill and Stalin together for the last time", year: "1945", near: 1945 },
    { name: "San Francisco Conference", what: "adopted the Charter of the United Nations", year: "1945", near: 1945, difficulty: "EASY" },
    { name: "Treaty of Maastricht", what: "created the European Union", year: "1992", near: 1992, difficulty: "EASY" },
    { name: "Treaty of Rome", what: "created the European Economic Community", year: "1957", near: 1957 },
    { name: "Camp David Accords", what: "led to peace between Egypt and Israel", year: "1978", near: 1978 },
  ],
  ask: [
    {
      question: ({ what }) => `Which of these agreements and meetings ${what}?`,
      answer: ({ name }) => name,
      explain: ({ name, what, year }) => `The ${name} of ${year} ${what}.`,
      heading: "Treaty or conference",
      // The year would show which one is meant.
      state: ({ what }, answer) => `The ${answer} ${what}.`,
    },
    {
      question: ({ name }) => `From which year ${isPlural(name) ? "do" : "does"} the ${name} date?`,
      answer: ({ year }) => year,
      harder: true,
      heading: "Year",
      state: ({ name }, year) => `The ${name} ${isPlural(name) ? "date" : "dates"} from ${year}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, what, year }) => `The ${name} of ${year} ${what}.`,
});

/** `mark` continues the text after "known for". */
const battles = facts({
  name: "battles-of-the-world-wars",
  topic: "world-wars-and-after",
  difficulty: "MEDIUM",
  kind: "battle",
  rows: [
    { name: "the Marne", war: "the First World War", mark: "the halting of Moltke's offensive in September 1914", near: "first" },
    { name: "Gallipoli", war: "the First World War", mark: "the failure of Ian Hamilton's landings in 1915", near: "first" },
    { name: "Jutland", war: "the First World War", mark: "the clash of Jellicoe and Scheer in 1916", near: "first" },
    { name: "Verdun", war: "the First World War", mark: "the long defence under Petain in 1916", near: "first", difficulty: "HARD" },
    { name: "Tannenberg", war: "the First World War", mark: "the victory of Hindenburg over Samsonov in 1914", near: "first", difficulty: "HARD" },
    { name: "Caporetto", war: "the First World War", mark: "the rout of Cadorna's army in 1917", near: "first", difficulty: "HARD", plainly: true },
    { name: "Stalingrad", war: "the Second World War", mark: "the surrender of an army under Paulus in 1943", near: "west", difficulty: "EASY" },
    { name: "El Alamein", war: "the Second World War", mark: "the victory of Montgomery over Rommel in 1942", near: "west" },
    { name: "Midway", war: "the Second World War", mark: "the sinking of four Japanese carriers in June 1942", near: "Pacific" },
    { name: "Pearl Harbor", war: "the Second World War", mark: "the bombing of a fleet at anchor in December 1941", near: "Pacific", difficulty: "EASY" },
    { name: "Kursk", war: "the Second World War", mark: "the great clash of tanks in July 1943", near: "west", difficulty: "HARD" },
    { name: "Normandy", war: "the Second World War", mark: "the landings that opened a second front in June 1944", near: "west", difficulty: "EASY" },
    { name: "Kohima", war: "the Second World War", mark: "the fighting across a tennis court in 1944", near: "asia" },
    { name: "Dunkirk", war: "the Second World War", mark: "the rescue of a trapped army by sea in 1940", near: "west" },
    { name: "Singapore", war: "the Second World War", mark: "the surrender of General Percival in February 1942", near: "asia" },
    { name: "Iwo Jima", war: "the Second World War", mark: "the raising of a flag on a volcano in February 1945", near: "asia", difficulty: "HARD" },
    { name: "the Coral Sea", war: "the Second World War", mark: "the first battle of fleets that never came in sight of each other", near: "Pacific", difficulty: "HARD" },
    { name: "Leyte Gulf", war: "the Second World War", mark: "the first planned attacks of the kamikaze in October 1944", near: "Pacific", difficulty: "HARD" },
    { name: "the Java Sea", war: "the Second World War", mark: "the defeat of Admiral Doorman in February 1942", near: "Pacific", difficulty: "HARD" },
    { name: "Guadalcanal", war: "the Second World War", mark: "the long fight for Henderson Field from August 1942", near: "asia", difficulty: "HARD" },
    { name: "Bataan", war: "the Second World War", mark: "the death march of prisoners in April 1942", near: "asia", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ mark, war }) => `Which place in the history of ${war} is known for ${mark}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name, war }) => `For what is ${name} known in the history of ${war}?`,
      answer: ({ mark }) => capitalise(mark),
      heading: "Known for",
    },
  ],
  explain: ({ name, mark }) => `${capitalise(name)} saw ${mark}.`,
  alsoTrue: (row, other) => row.war !== other.war,
});

/** `deed` continues the text after "He". */
const figures = facts({
  name: "figures-of-the-twentieth-century",
  topic: "world-wars-and-after",
  difficulty: "MEDIUM",
  kind: "figure",
  rows: [
    { name: "Woodrow Wilson", deed: "proposed the Fourteen Points", near: "peace", difficulty: "EASY" },
    { name: "Georges Clemenceau", deed: "was called the Tiger and took the chair at the peace conference of 1919", near: "peace" },
    { name: "David Lloyd George", deed: "took the place of Asquith as head of the government in December 1916", near: "peace" },
    { name: "Jan Smuts", deed: "wrote a pamphlet on a League of Nations in December 1918", near: "peace", difficulty: "HARD" },
    { name: "Vittorio Orlando", deed: "left the peace conference of 1919 for a time over Fiume", near: "peace", difficulty: "HARD" },
    { name: "Benito Mussolini", deed: "came to power by a march in October 1922", near: "dictator", difficulty: "EASY" },
    { name: "Adolf Hitler", deed: "was made head of the government on 30 January 1933", near: "dictator", difficulty: "EASY" },
    { name: "Francisco Franco", deed: "rose against the Popular Front in July 1936", near: "dictator" },
    { name: "Antonio Salazar", deed: "was a professor of economics who held power from 1932 to 1968", near: "dictator", difficulty: "HARD" },
    { name: "Miklos Horthy", deed: "was an admiral who ruled as regent from 1920 to 1944", near: "dictator", difficulty: "HARD" },
    { name: "Neville Chamberlain", deed: "followed a policy of appeasement at Munich", near: "war" },
    { name: "Franklin D. Roosevelt", deed: "answered the Depression with the New Deal", near: "war", difficulty: "EASY" },
    { name: "Charles de Gaulle", deed: "called for resistance from London on 18 June 1940", near: "war" },
    { name: "Winston Churchill", deed: "became head of the government on 10 May 1940", near: "war", difficulty: "EASY" },
    { name: "Clement Attlee", deed: "took office during the Potsdam Conference", near: "war", difficulty: "HARD" },
    { name: "Erwin Rommel", deed: "was called the Desert Fox", near: "general" },
    { name: "Bernard Montgomery", deed: "commanded the Eighth Army at El Alamein", near: "general" },
    { name: "Georgy Zhukov", deed: "took the surrender of Germany at Berlin in May 1945", near: "general", difficulty: "HARD" },
    { name: "Dwight Eisenhower", deed: "was the supreme commander of the landings in Normandy", near: "general" },
    { name: "Douglas MacArthur", deed: "took the surrender of Japan aboard the Missouri", near: "general", difficulty: "HARD" },
    { name: "Harry Truman", deed: "was President when the atom bombs fell on Japan", near: "cold" },
    { name: "George Marshall", deed: "offered aid for the recovery of Europe in a speech at Harvard in 1947", near: "cold" },
    { name: "Mao Zedong", deed: "proclaimed the People's Republic of China", near: "China", difficulty: "EASY" },
    { name: "Nikita Khrushchev", deed: "denounced Stalin in a secret speech of 1956", near: "bloc" },
    { name: "John F. Kennedy", deed: "was President of the United States during the Cuban missile crisis", near: "cold", difficulty: "EASY" },
    { name: "Lyndon Johnson", deed: "signed the Civil Rights Act of 1964", near: "cold", difficulty: "HARD" },
    { name: "Richard Nixon", deed: "went to Beijing in February 1972", near: "cold", difficulty: "EASY" },
    { name: "Mikhail Gorbachev", deed: "brought glasnost and perestroika", near: "bloc", difficulty: "EASY" },
    { name: "Lech Walesa", deed: "led the trade union Solidarity", near: "bloc", difficulty: "HARD" },
    { name: "Vaclav Havel", deed: "was the playwright who led the Velvet Revolution", near: "bloc", difficulty: "HARD" },
    { name: "Trygve Lie", deed: "was the first Secretary-General of the United Nations", category: "UN", difficulty: "HARD" },
    { name: "Dag Hammarskjold", deed: "died in an air crash in 1961 as Secretary-General of the United Nations", category: "UN", difficulty: "HARD" },
    { name: "Alexander Dubcek", deed: "led the reforms of the Prague Spring", near: "bloc", difficulty: "HARD" },
    { name: "Imre Nagy", deed: "was Prime Minister in the rising of 1956 and was hanged in 1958", near: "bloc", difficulty: "HARD" },
    { name: "U Thant", deed: "was Secretary-General of the United Nations from 1961 to 1971", category: "UN", difficulty: "HARD" },
    { name: "Kurt Waldheim", deed: "was Secretary-General of the United Nations from 1972 to 1981", category: "UN", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => (name === "Mao Zedong" ? ["Zhou Enlai", "Chiang Kai-shek", "Deng Xiaoping"] : []),
      placeDecoy: (decoy) => `${decoy} was another Chinese leader.`,
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => name !== "Mao Zedong",
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

const warTimes = chronology({
  name: "twentieth-century-chronology",
  topic: "world-wars-and-after",
  of: "of the twentieth century",
  events: [
    { what: "murder of Archduke Franz Ferdinand", year: 1914 },
    { what: "entry of the United States into the First World War", year: 1917 },
    { what: "Treaty of Versailles", year: 1919 },
    { what: "March on Rome", year: 1922 },
    { what: "Wall Street Crash", year: 1929 },
    { what: "Japanese invasion of Manchuria", year: 1931 },
    { what: "appointment of Hitler as Chancellor", year: 1933 },
    { what: "Munich Agreement", year: 1938 },
    { what: "German invasion of Poland", year: 1939 },
    { what: "attack on Pearl Harbor", year: 1941 },
    { what: "D-Day landings in Normandy", year: 1944 },
    { what: "founding of the United Nations", year: 1945 },
    { what: "start of the Berlin blockade", year: 1948 },
    { what: "founding of NATO", year: 1949 },
    { what: "outbreak of the Korean War", year: 1950 },
    { what: "Suez crisis", year: 1956 },
    { what: "building of the Berlin Wall", year: 1961 },
    { what: "Cuban missile crisis", year: 1962 },
    { what: "Prague Spring", year: 1968 },
    { what: "formal reunification of Vietnam", year: 1976 },
    { what: "Soviet invasion of Afghanistan", year: 1979, about: "Soviet Union" },
    { what: "Velvet Revolution in Czechoslovakia", year: 1989 },
    { what: "break-up of the Soviet Union", year: 1991, about: "Soviet Union" },
    { what: "first election in South Africa open to all races", year: 1994 },
  ],
});

const singleFacts = content("world-wars-single-facts");

export const worldWarsAndAfter = [
  ...leaders,
  ...treaties,
  ...battles,
  ...figures,
  ...warTimes,
  ...singleFacts,
];
