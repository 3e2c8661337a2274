import type { Sentence, Token } from "./reading.ts";
import type { Term } from "./terms.ts";

export type NameKind = "person" | "place" | "work";

const words = (list: string) => new Set(list.trim().split(/\s+/));

const DEEDS =
  words(`argue become begin build command compose conquer coin defeat describe design develop devise discover
  establish explain explore fight formulate found give introduce invade invent lead observe organise paint propose prove
  publish receive recommend rule state study suggest synthesise translate win write demonstrate isolate serve resign
  return marry succeed launch set`);
const TITLES =
  words(`dr. mr. mrs. sir lord lady king queen emperor president rani raja maharaja mahatma pandit sultan prince
  princess general captain saint swami sardar netaji begum professor`);
/** Last words of names that are neither people nor places. */
const BODIES =
  /\b(?:university|college|school|company|act|army|prize|award|bank|index|party|congress|league|movement|march|war|battle|treaty|pact|mutiny|revolt|revolution|empire|dynasty|court|council|committee|commission|board|institute|society|association|union|constitution|massacre|test|law|theorem|project|mission|plan|scheme|award|medal|cup|games|age|era|period|day|church|crown|government|assembly|parliament|sabha|ministry)\b/i;
const WATERS_AND_LANDS =
  /\b(?:river|sea|ocean|bay|gulf|lake|desert|plateau|plain|plains|ghats?|hills?|mountains?|valley|island|islands|pradesh|nadu|bengal|peninsula|strait|delta|himalayas|range|forest|park|city|state|district)$/i;
const WORK_BEFORE =
  words(`novel play poem book epic drama essay treatise film song painting write publish compose author
  translate entitle title`);
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const PLACE_BEFORE = words("in at from near to into towards through across reach visit enter leave");
const MINISTERS = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/i;

/** The kind of each name in the text, as far as the words around it show; others are left out. */
export function kindsOfNames(sentences: readonly Sentence[], terms: readonly Term[]): Map<string, NameKind> {
  const votes = new Map<string, Record<NameKind, number>>();
  for (const term of terms.filter(
    ({ isName, text }) => isName || (/^\p{Lu}/u.test(text) && WATERS_AND_LANDS.test(text)),
  )) {
    const tokens = sentences[term.sentence]?.tokens ?? [];
    const tally = votes.get(term.key) ?? { person: 0, place: 0, work: 0 };
    votes.set(term.key, tally);
    for (const kind of hints(tokens, term)) tally[kind]++;
  }
  const kinds = new Map<string, NameKind>();
  for (const [key, tally] of votes) {
    const [best, second] = Object.entries(tally).sort(([, one], [, other]) => other - one);
    if (best && second && best[1] > second[1]) kinds.set(key, best[0] as NameKind);
  }
  return shareSurnames(kinds);
}

function hints(tokens: readonly Token[], { text, start, end }: Term): NameKind[] {
  if (CALENDAR.test(text) || BODIES.test(text) || MINISTERS.test(text)) return [];
  if (WATERS_AND_LANDS.test(text)) return ["place", "place"];
  const before = tokens[start - 1];
  const after = tokens[end];
  const found: NameKind[] = [];
  const afterThe = before?.normal === "the";
  if (TITLES.has(tokens[start]?.normal ?? "") && end - start > 1) found.push("person", "person");
  const isSubject =
    start === 0 || before?.text === "," || before?.normal === "while" || before?.normal === "and";
  if (isSubject && !afterThe && after?.pos === "VERB" && DEEDS.has(after.lemma)) found.push("person");
  if (isSubject && after?.normal === "was" && tokens[end + 1]?.normal === "born")
    found.push("person", "person");
  if (before?.normal === "by" && tokens[start - 2]?.pos === "VERB") found.push("person");
  if (before && WORK_BEFORE.has(before.lemma)) found.push("work");
  const preposition = afterThe ? tokens[start - 2] : before;
  if (preposition && PLACE_BEFORE.has(preposition.lemma) && preposition.lemma !== "by") found.push("place");
  if (found.length === 0 && !afterThe && end - start > 1 && !/\bof\b/.test(text) && isSubject)
    found.push("person");
  return found;
}

/** "Tagore" is the same person as "Rabindranath Tagore". */
function shareSurnames(kinds: Map<string, NameKind>): Map<string, NameKind> {
  for (const [key, kind] of [...kinds]) {
    const surname = key.split(" ").at(-1);
    if (kind === "person" && surname && surname !== key) kinds.set(surname, "person");
  }
  return kinds;
}
