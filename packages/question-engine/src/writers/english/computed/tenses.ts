import { capitalise, person } from "../../../writing/english.ts";
import { ACTIVITIES, MISSED_CHANCES } from "../facts/sentences/verb-forms.ts";
import { grammar } from "./grammar.ts";

const simpleTenses = grammar({
  name: "simple-tenses",
  depth: 1,
  form: "grammar",
  topic: "tenses",
  difficulty: "EASY",
  write(random) {
    const { name } = person(random);
    const { base, present, past, done, doing, rest } = random.pick(ACTIVITIES);
    const when = random.pick(["habit", "past", "now", "future"] as const);
    if (when === "habit") {
      const often = random.pick(["Every Sunday", "As a rule", "Every year nowadays"]);
      return {
        text: `Choose the right form of the verb: ${often}, ${name} ____ ${rest}.`,
        answer: present,
        wrong: [
          [base, "lacks the “-s” that a singular subject needs"],
          [doing, "is no whole verb without “is”"],
          [`have ${done}`, "goes with a plural subject"],
          [`is ${base}`, "joins “is” to the base form"],
        ],
        because: `A habit takes the simple present, with “-s” after a singular subject: “${present}”.`,
      };
    }
    if (when === "past") {
      const ago = random.pick(["Yesterday", "Last Monday", "Two days ago", "In 2019"]);
      return {
        text: `Choose the right form of the verb: ${ago}, ${name} ____ ${rest}.`,
        answer: past,
        wrong: [
          [`has ${done}`, "is the present perfect, which cannot go with a finished point of time"],
          [done, "is the past participle and needs a helping verb"],
          [`will ${base}`, "is the future"],
          [`is ${doing}`, "is the present continuous"],
        ],
        because: `“${ago}” names a finished time, so the simple past is needed: “${past}”.`,
      };
    }
    if (when === "now")
      return {
        text: `Choose the right form of the verb: Look! ${name} ____ ${rest} at this very moment.`,
        answer: `is ${doing}`,
        wrong: [
          [`was ${doing}`, "is the past continuous"],
          [base, "lacks agreement, and is not continuous"],
          [`are ${doing}`, "goes with a plural subject"],
          [`had ${done}`, "is the past perfect"],
        ],
        because: `An action going on at the moment of speaking takes the present continuous: “is ${doing}”.`,
      };
    return {
      text: `Choose the right form of the verb: I am sure that ${name} ____ ${rest} one day next month.`,
      answer: `will ${base}`,
      wrong: [
        [`will ${past}`, "joins “will” to a past form"],
        [`has ${done}`, "is the present perfect"],
        [past, "is the past"],
        [`was ${doing}`, "is the past continuous"],
      ],
      because: `“Next month” is in the future, and “will” takes the base form: “will ${base}”.`,
    };
  },
});

const perfectAndContinuous = grammar({
  name: "perfect-and-continuous",
  topic: "tenses",
  difficulty: "MEDIUM",
  write(random) {
    const { name, he } = person(random);
    const { base, present, past, done, doing, rest } = random.pick(ACTIVITIES);
    const when = random.pick(["since", "by the time", "while", "this time"] as const);
    if (when === "since") {
      const since = random.pick([
        "since seven o'clock",
        "for the last half hour",
        "since noon",
        "for an hour now",
      ]);
      return {
        text: `Choose the right form of the verb: ${name} ____ ${rest} ${since}, and ${he} is still at it.`,
        answer: `has been ${doing}`,
        wrong: [
          [`is ${doing}`, "cannot be used with a length of time up to now"],
          [`was ${doing}`, "is past, but the action still goes on"],
          [present, "is the simple present, for habits"],
          [`had been ${doing}`, "ends before a moment in the past"],
        ],
        because: `An action that began in the past and still goes on takes the present perfect continuous: “has been ${doing}”.`,
      };
    }
    if (when === "by the time") {
      const event = random.pick(["the guests arrived", "the rain began", "the bell rang", "we got there"]);
      return {
        text: `Choose the right form of the verb: By the time ${event}, ${name} ____ ${rest} already.`,
        answer: `had ${done}`,
        wrong: [
          [`has ${done}`, "is tied to the present, but the other verb is past"],
          [`had ${past}`, "has the past form where the participle is needed"],
          [`will have ${done}`, "is the future perfect"],
          [present, "is the simple present"],
        ],
        because: `Of two past actions the earlier one takes the past perfect: “had ${done}”.`,
      };
    }
    if (when === "while") {
      const event = random.pick(["I came in", "the lights went out", "the phone rang", "it began to rain"]);
      return {
        text: `Choose the right form of the verb: ${name} ____ ${rest} when ${event}, but ${he} went on as if nothing had happened.`,
        answer: `was ${doing}`,
        wrong: [
          [`is ${doing}`, "is present, but the other verbs are past"],
          [`has been ${doing}`, "is tied to the present"],
          [`has ${done}`, "is tied to the present and tells of a finished act"],
          [present, "is the simple present"],
        ],
        because: `An action in progress at a moment in the past takes the past continuous: “was ${doing}”.`,
      };
    }
    return {
      text: `Choose the right form of the verb: If all goes to plan, at this time tomorrow ${name} ____ ${rest}.`,
      answer: `will be ${doing}`,
      wrong: [
        [`has been ${doing}`, "reaches only up to now"],
        [`was ${doing}`, "is past"],
        [`would be ${doing}`, "does not go with “if all goes to plan”, a real condition"],
        [`will be ${done}`, "is passive in form"],
      ],
      because: `An action in progress at a moment in the future takes the future continuous: “will be ${doing}”. (“${capitalise(base)}” has the -ing form “${doing}”.)`,
    };
  },
});

const thirdConditional = grammar({
  name: "third-conditional",
  topic: "tenses",
  difficulty: "HARD",
  write(random) {
    const { name, he } = person(random);
    const { base, past, done, act, result } = random.pick(MISSED_CHANCES);
    const [would, would2, rest] = result;
    const isInverted = random.chance(0.4);
    if (random.chance(0.4))
      return {
        text: `Choose the right form of the verb: ${isInverted ? `Had ${name}` : `If ${name} had`} ${done} ${act}, ${he} ____ ${rest}.`,
        answer: `would have ${would2}`,
        wrong: [
          [`will have ${would2}`, "is the future perfect"],
          [`would ${would}`, "speaks of the present or future, but the result lies in the past"],
          [`had ${would2}`, "belongs in the if-clause"],
          [`will ${would}`, "belongs to a real condition"],
        ],
        because: `An unreal condition in the past has “had” and the participle in the if-clause${isInverted ? " (here “had” comes first in place of “if”)" : ""} and “would have” in the main clause: “would have ${would2}”.`,
      };
    return {
      text: `Choose the right form of the verb: ${capitalise(name)} would have ${would2} ${rest} if ${he} ____ ${act}.`,
      answer: `had ${done}`,
      wrong: [
        [`would have ${done}`, "puts “would” into the if-clause"],
        [`has ${done}`, "is tied to the present"],
        [`had ${past}`, "has the past form where the participle is needed"],
        [`would ${base}`, "puts “would” into the if-clause"],
      ],
      because: `With “would have” in the main clause, the if-clause takes the past perfect: “had ${done}”.`,
    };
  },
});

export const tenseWriters = [simpleTenses, perfectAndContinuous, thirdConditional];
