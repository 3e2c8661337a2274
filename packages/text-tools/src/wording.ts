import { type Fact, isDefined } from "./facts.ts";
import { joinTokens, type Sentence, type Token } from "./reading.ts";
import { singular } from "./singular.ts";

const BLANK = "_____";
const MAX_SUBJECT = 8;
const YEAR = /^[12]\d{3}s?$/;

/** The question for a fact; undefined if the question would show its answer. */
export function askFor(fact: Fact, { tokens }: Sentence): string | undefined {
  const open = { person: askWho, year: askWhen, number: askHowMany, term: askWhat, place: none, work: none }[
    fact.kind
  ];
  const asked = open(fact, tokens) ?? fillIn(fact, tokens);
  return showsAnswer(asked, fact.answer) ? undefined : asked;
}

const none = () => undefined;

/** "Who led the revolt in Jhansi?" */
function askWho({ start, end }: Fact, tokens: readonly Token[]): string | undefined {
  const verb = tokens[end];
  if (subjectStart(tokens) !== start || (verb?.pos !== "VERB" && verb?.normal !== "was")) return undefined;
  const deed = firstClause(tokens.slice(end));
  return deed.length < 3 ? undefined : `Who ${joinTokens(deed)}?`;
}

/** "In which year did Tagore return his knighthood?" */
function askWhen({ start, end }: Fact, tokens: readonly Token[]): string | undefined {
  if (tokens[start - 1]?.normal !== "in") return undefined;
  // If a sentence has two dates, the remaining words could ask for either.
  if (tokens.some(({ normal }, at) => (at < start || at >= end) && YEAR.test(normal))) return undefined;
  const leads = start === 1;
  const body = leads
    ? tokens.slice(tokens[end]?.text === "," ? end + 1 : end)
    : [...tokens.slice(0, start - 1), ...tokens.slice(end)];
  const clause = firstClause(body);
  // The date belongs to a later clause than the one in the question.
  if (!leads && clause.length < start - 1) return undefined;
  const at = clause.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const [subject, verb, rest] = [clause.slice(0, at), clause[at], clause.slice(at + 1)];
  if (!verb || !isSimple(subject) || rest.length < 1) return undefined;
  const who = lowerFirst(subject);
  if (/^(?:was|were)$/.test(verb.normal)) return `In which year ${verb.normal} ${who} ${joinTokens(rest)}?`;
  const isPast = verb.pos === "VERB" && verb.normal !== verb.lemma && !/(?:s|ing)$/.test(verb.normal);
  const goesOn = rest.some(
    ({ pos, normal, lemma }, index) => pos === "VERB" && normal !== lemma && rest[index - 1]?.pos === "CCONJ",
  );
  return isPast && !goesOn ? `In which year did ${who} ${verb.lemma} ${joinTokens(rest)}?` : undefined;
}

/** "How many chambers does the human heart have?" */
function askHowMany({ start, end }: Fact, tokens: readonly Token[]): string | undefined {
  const verb = tokens[start - 1];
  const subject = tokens.slice(0, start - 1);
  const [noun, after] = [tokens[end], tokens[end + 1]];
  if (!verb || !/^(?:has|have)$/.test(verb.normal) || !isSimple(subject) || noun?.pos !== "NOUN")
    return undefined;
  if (after && after.pos !== "PUNCT") return undefined;
  return `How many ${noun.text} ${verb.normal === "has" ? "does" : "do"} ${lowerFirst(subject)} have?`;
}

/** "Which of the following is the process by which …?" */
function askWhat({ start, end }: Fact, tokens: readonly Token[]): string | undefined {
  if (!isDefined(tokens, start, end)) return undefined;
  const definition = withoutStop(tokens.slice(end + 1));
  return definition.length < 5
    ? undefined
    : `Which of the following ${tokens[end]?.normal} ${joinTokens(definition)}?`;
}

function fillIn({ start, end }: Fact, tokens: readonly Token[]): string {
  const article = tokens[start - 1];
  const before = tokens
    .slice(0, start)
    .map((token) =>
      token === article && /^an?$/.test(token.normal)
        ? { ...token, text: token.text === "A" || token.text === "An" ? "A(n)" : "a(n)" }
        : token,
    );
  const blank = { ...(tokens[start] as Token), text: BLANK };
  const whole = joinTokens([...before, blank, ...tokens.slice(end)]);
  return `Fill in the blank: ${/[.!?]$/.test(whole) ? whole : `${whole}.`}`;
}

/** After "In 1779," or at the beginning. */
function subjectStart(tokens: readonly Token[]): number {
  return tokens[0]?.normal === "in" && tokens[2]?.text === "," ? 3 : 0;
}

function firstClause(tokens: readonly Token[]): readonly Token[] {
  const cut = tokens.findIndex(
    ({ text }, index) =>
      text === ";" ||
      (text === "," && /^(?:while|whereas|but|and|so|when|although)$/.test(tokens[index + 1]?.normal ?? "")),
  );
  return withoutStop(cut > 0 ? tokens.slice(0, cut) : tokens);
}

const withoutStop = (tokens: readonly Token[]) =>
  /^[.!]$/.test(tokens.at(-1)?.text ?? "") ? tokens.slice(0, -1) : tokens;

const isSimple = (subject: readonly Token[]) =>
  subject.length > 0 &&
  subject.length <= MAX_SUBJECT &&
  /^(?:NOUN|PROPN)$/.test(subject.at(-1)?.pos ?? "") &&
  subject.every(({ pos, text }) => !/^(?:PRON|SCONJ|ADV)$/.test(pos) && (pos !== "PUNCT" || text === "-"));

function lowerFirst(tokens: readonly Token[]): string {
  const [first, ...rest] = tokens;
  if (!first || first.isName || /\p{Lu}{2}/u.test(first.text)) return joinTokens(tokens);
  return joinTokens([{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest]);
}

export function showsAnswer(question: string, answer: string): boolean {
  const shown = new Set(wordsOf(question));
  return (
    wordsOf(answer).some((word) => (word.length > 3 || /\d/.test(word)) && shown.has(word)) ||
    shown.has(wordsOf(answer).join(" "))
  );
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N},.]*[\p{L}\p{N}]/gu) ?? []).map(singular);
