import { capitalise, takesAn } from "../writing/english.ts";

/** Words that make a question one about its options, about a reason, or a negative one. */
const NOT_TOLD =
  /\b(?:not|no|following|statement|described|description|option|correct|order|complete|why|what happens|suggest|written|surrounded|beside)\b|[;:,]|\d\?$| (?:for|of|to|from|with|by|in|on|at)$/i;

const PEOPLE =
  /\b(?:king|queen|ruler|emperor|sultan|leader|scientist|poet|author|writer|chemist|physicist|economist|biologist|person|man|woman|officer|general|governor|viceroy|reformer|saint|guru|traveller|thinker|philosopher|player|minister|president|founder|artist|mathematician|astronomer|inventor|explorer|indian|laureate|winner|viceroy|commander|chief|historian|judge|astronaut)s?$/i;

const VERBS =
  "is are was were has have had can may must gives give makes make shows show lies lie flows carries carry holds hold helps kills uses use forms form joins keeps turns takes takes follows protects protect causes cause begins begin states says forbids provides deals fixes lets binds controls contains stands becomes became led founded wrote built won gave made began took held ruled introduced established started passed set saw came went lived fought signed recommended presided joined carried stores store covers connects separates measures measure allows secretes produces produce acts act needs need lacks grows grow moves move loses gains receives examines appoints elects decides links works work reacts rises falls increases decreases occurs brings sends stays stay".split(
    " ",
  );
/** The words before a verb are not a plain noun, or the verb is unknown here. */
const NO_NOUN =
  /\b(?:of|did|does|do|these|three|two|four|kind|the|a|an|that|to|in|on|for|from|by|with|at|effect|halide)\b/;
const ADVERBS =
  "first mainly chiefly usually always only never also once commonly mostly later finally".split(" ");

/**
 * The statement that an answer makes of a question: "Which gland lies above each kidney?" gives "The adrenal gland is
 * the gland that lies above each kidney." Nothing if it would not read well.
 */
export function turnRound(question: string, answer: string): string | undefined {
  if (!question.endsWith("?") || question.includes("\n") || /[.?] /.test(question)) return undefined;
  const asked = question.slice(0, -1);
  if (NOT_TOLD.test(asked)) return undefined;
  const phrased =
    tellWho(asked, answer) ?? tellWhich(asked, answer) ?? tellWhat(asked, answer) ?? tellPlace(asked, answer);
  return phrased && capitalise(`${phrased}.`);
}

function tellWho(asked: string, answer: string): string | undefined {
  const [, did] = /^Who ((?!did\b|does\b|do\b|else\b|among\b)\p{Ll}.*)$/u.exec(asked) ?? [];
  if (!did || !startsWell(answer)) return undefined;
  const isOfOne = /^(?!was\b|is\b)\p{Ll}+s\b|^(?:is|was)\b/u.test(did);
  return isOfOne && isPlural(answer) ? undefined : `${answer} ${did}`;
}

function tellWhich(asked: string, answer: string): string | undefined {
  if (!startsWell(answer)) return undefined;
  const [, , does] = /^Which of these ((?:(?!(?:is|was|has) )[a-z]+s )?)([a-z]+ .*)$/.exec(asked) ?? [];
  if (does) {
    const verb = does.split(" ")[0] ?? "";
    return VERBS.includes(verb) ? `${answer} ${does}` : undefined;
  }
  const words = /^Which (.*)$/.exec(asked)?.[1]?.split(" ") ?? [];
  const verbAt = words.findIndex((word) => VERBS.includes(word));
  const at = ADVERBS.includes(words[verbAt - 1] ?? "") ? verbAt - 1 : verbAt;
  if (at < 1 || at > 3) return undefined;
  const noun = words.slice(0, at).join(" ");
  const said = words.slice(at).join(" ");
  const named =
    NAMED_WITH_THE.test(noun) && !/^The /.test(answer) ? `The ${beginSmall(noun, answer)}` : answer;
  if (NO_NOUN.test(noun) || isTurned(noun, words.slice(verbAt))) return undefined;
  const verb = words.slice(at).find((word) => VERBS.includes(word)) ?? "";
  const isMany = /(?:[^sua]s|men|people)$/.test(noun) && !/series$/.test(noun);
  const isPast =
    /^(?:was|were|had)$/.test(verb) ||
    /(?:ed|wrote|built|won|gave|made|began|took|held|led|saw|came|went|fought|became)$/.test(verb);
  if (isMany !== isPlural(answer)) return undefined;
  const be = isMany ? (isPast ? "were" : "are") : isPast ? "was" : "is";
  if (/^(?:is|was) an? |^(?:is|are|was|were) (?:called|known|\p{Ll}+ed) /u.test(said))
    return `${named} ${said}`;
  const article = isMany || !/^(?:has|bears|contains)$/.test(verb) ? "the" : takesAn(noun) ? "an" : "a";
  return `${named} ${be} ${article} ${noun} ${PEOPLE.test(noun) ? "who" : "that"} ${said}`;
}

/** Rivers are called "the Son", and animals in general "the elephant". */
const NAMED_WITH_THE = /^(?:\p{Ll}+ )?(?:river|animal|bird|flower|tree|fruit|fish)$/u;

function beginSmall(noun: string, answer: string): string {
  const isName =
    noun.endsWith("river") ||
    /^\p{Lu}\p{Ll}*(?:an|ic|ese|ish|s)? \p{Lu}|^\p{Lu}\p{Ll}+(?:an|ic|ese|ish) /u.test(answer);
  return isName ? answer : answer.charAt(0).toLowerCase() + answer.slice(1);
}

/** "Which chromosomes has a hen": the noun is the object. */
function isTurned(noun: string, [verb, next]: readonly string[]): boolean {
  if (verb !== "has" && verb !== "have") return false;
  const isPlural = /[^su]s$/.test(noun);
  return (
    isPlural === (verb === "has") ||
    !/^(?:the|a|an|no|only|its|more|most|neither|both|two|three|four|about|nearly|\d.*|[A-Z]{2,})$/.test(
      next ?? "",
    )
  );
}

function tellWhat(asked: string, answer: string): string | undefined {
  const [, isCalled, thing] = /^What (is|are|was|were) (.+) called$/.exec(asked) ?? [];
  if (isCalled && thing) return inMiddle(answer) && `${thing} ${isCalled} called ${inMiddle(answer)}`;
  const [, be, the] = /^What (is|are|was|were) (the .+)$/.exec(asked) ?? [];
  if (be && the && / called\b/.test(the)) return undefined;
  if (
    be &&
    the &&
    !/^the (?:\p{Ll}+ )?(?:shape|colour|ploidy|ratio|hybridisation|charge|value|period|direction|nature|state|effect|kind|type|sign|length|size|age|term)\b/u.test(
      the,
    )
  )
    return startsWell(answer) ? `${answer} ${be} ${the}` : undefined;
  const [, meant] = /^What is meant by (.+)$/.exec(asked) ?? [];
  if (meant) return inMiddle(answer) && `${meant} means ${inMiddle(answer)}`;
  const [, many, does, of] = /^How many (.+?) (does|do) (.+) have$/.exec(asked) ?? [];
  if (many && of && /^\d+$/.test(answer) && answer !== "1")
    return `${of} ${does === "do" ? "have" : "has"} ${answer} ${many}`;
  return undefined;
}

function tellPlace(asked: string, answer: string): string | undefined {
  const [, be, thing, how = ""] =
    /^In which (?:Indian )?(?:state|country|city|year) (is|are|was|were) ((?:the )?[A-Z].+?)((?: passed| fought| founded| born| signed| built| established| held| presented)?)$/.exec(
      asked,
    ) ?? [];
  const isName = thing !== undefined && /^(?:(?:the|of|and|on|[A-Z][\p{L}'’-]*) ?)+$/u.test(thing);
  if (be && isName && /^[A-Z\d]/.test(answer) && (how !== "" || be === "is"))
    return `${thing} ${be}${how} in ${withThe(answer)}`;
  const [, , does, member] = /^To which ([a-z ]+?) (does|do) (.+) belong$/.exec(asked) ?? [];
  const phrased = inMiddle(answer);
  return member && phrased && `${member} ${does === "do" ? "belong" : "belongs"} to ${phrased}`;
}

/** A plural, by its last word or because words are joined; names of people and Latin words are not analysed. */
function isPlural(answer: string): boolean {
  const [head = ""] = answer.split(/,| (?:of|in|that|which|with|for|from|on|by|at|to) /);
  return / and /.test(head) || /(?:[^aius’']s|men|bacteria|people)$/.test(head);
}

/** "the Indian Ocean", "the Netherlands"; "Lake Chilika" and "India" stay. */
function withThe(place: string): string {
  return /(?:^Netherlands|^Philippines|^United .*| (?:Ocean|Sea|Desert|Islands|Mountains|Hills|Valley|Range|Ghats|Strait|Peninsula))$/.test(
    place,
  )
    ? `the ${place}`
    : place;
}

/** A sentence does not begin with a numeral or a sign. */
function startsWell(answer: string): boolean {
  return (
    /^[\p{L}“]/u.test(answer) &&
    !/^(?:In|On|At|By|To|From|It|They|As|He|She|Because|With|Towards|Less|More|None|Once|Zero|Both)\b/.test(
      answer,
    )
  );
}

/** An answer within a sentence; left out if its capital may or may not belong to a name. */
function inMiddle(answer: string): string | undefined {
  if (/^(?:The|A|An|One|Its|In|On|By|At|To) /.test(answer))
    return answer.charAt(0).toLowerCase() + answer.slice(1);
  return /^[\p{Ll}\d$]/u.test(answer) ? answer : undefined;
}
