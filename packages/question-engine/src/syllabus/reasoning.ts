import type { TopicTable } from "./topic.ts";

export const REASONING = {
  "letter-series": {
    title: "Letter and alphabet series",
    aliases: [
      "alphabet series",
      "letter series",
      "alphabet test",
      "alphabetical order",
      "alphanumeric series",
    ],
    parts: ["alphanumeric series", "alphabetical order"],
    stressedBy: ["BANK", "SSC", "RAILWAYS"],
  },
  "number-patterns": {
    title: "Number patterns and matrices",
    aliases: [
      "number analogy",
      "missing number puzzle",
      "number puzzle",
      "figure numbers",
      "number pattern reasoning",
    ],
    parts: ["number analogy"],
    stressedBy: ["SSC", "RAILWAYS", "BANK"],
  },
  "coding-decoding": {
    title: "Coding and decoding",
    aliases: ["coding decoding", "code", "decode", "letter coding", "coded language"],
    stressedBy: ["BANK", "SSC", "RAILWAYS", "DEFENCE"],
  },
  "blood-relations": {
    title: "Blood relations",
    aliases: ["blood relation", "family tree", "relations puzzle", "family relationship"],
    stressedBy: ["BANK", "SSC", "RAILWAYS", "CAT"],
  },
  "direction-sense": {
    title: "Direction sense",
    aliases: ["directions", "direction test", "direction and distance", "north south east west"],
    stressedBy: ["BANK", "SSC", "RAILWAYS", "DEFENCE"],
  },
  "ranking-and-order": {
    title: "Ranking and order",
    aliases: ["ranking", "order and ranking", "position in a row", "comparison puzzle", "queue position"],
    stressedBy: ["BANK", "SSC", "RAILWAYS"],
  },
  "seating-arrangement": {
    title: "Seating arrangements",
    aliases: ["seating", "circular arrangement", "linear arrangement", "row arrangement", "puzzles seating"],
    parts: ["linear arrangement", "row arrangement"],
    stressedBy: ["CAT", "BANK"],
  },
  puzzles: {
    title: "Puzzles and scheduling",
    aliases: [
      "puzzle",
      "floor puzzle",
      "scheduling puzzle",
      "logic puzzle",
      "day puzzle",
      "box puzzle",
      "logical puzzles",
    ],
    parts: ["floor puzzle", "box puzzle", "day puzzle", "scheduling puzzle"],
    stressedBy: ["CAT", "BANK", "UPSC"],
  },
  syllogisms: {
    title: "Syllogisms",
    aliases: [
      "syllogism",
      "statements and conclusions syllogism",
      "all some no",
      "logical deduction",
      "Venn logic",
    ],
    stressedBy: ["BANK", "SSC", "CAT", "UPSC"],
  },
  "inequalities-reasoning": {
    title: "Coded inequalities",
    aliases: ["coded inequality", "inequality reasoning", "mathematical inequality", "symbols and relations"],
    stressedBy: ["BANK"],
  },
  analogies: {
    title: "Analogies",
    aliases: ["analogy", "word analogy", "analogous pair", "related words"],
    stressedBy: ["SSC", "RAILWAYS", "DEFENCE", "GRE"],
  },
  "odd-one-out": {
    title: "Odd one out",
    aliases: ["classification reasoning", "odd man out", "different one", "group classification"],
    stressedBy: ["SSC", "RAILWAYS", "DEFENCE"],
  },
  "calendar-and-clock": {
    title: "Calendars and clocks",
    aliases: ["calendar", "clock", "clocks", "day of the week", "angle between hands", "leap year"],
    stressedBy: ["CAT", "SSC", "RAILWAYS", "UPSC"],
  },
  "mathematical-operations": {
    title: "Mathematical operations",
    aliases: ["symbol substitution", "sign interchange", "operators interchange", "interchange of signs"],
    stressedBy: ["SSC", "RAILWAYS"],
  },
  "cubes-and-dice": {
    title: "Cubes and dice",
    aliases: ["cube", "dice reasoning", "painted cube", "opposite faces", "cutting of cubes"],
    parts: ["painted cube", "cutting of cubes"],
    stressedBy: ["SSC", "UPSC", "CAT"],
  },
  "critical-reasoning": {
    title: "Critical reasoning",
    aliases: [
      "statement and assumption",
      "statement and conclusion",
      "cause and effect",
      "course of action",
      "logical reasoning",
      "argument",
      "strengthen weaken",
      "assumptions",
    ],
    parts: ["statement and conclusion", "cause and effect", "course of action", "strengthen weaken"],
    stressedBy: ["CAT", "BANK", "GRE", "UPSC"],
  },
  "venn-diagrams": {
    title: "Venn diagrams and sets",
    aliases: ["logical Venn diagrams", "Venn diagrams", "sets reasoning", "classification by diagram"],
    stressedBy: ["SSC", "CAT", "RAILWAYS"],
  },
  "input-output": {
    title: "Machine input and output",
    aliases: ["machine input", "input output", "word number arrangement machine"],
    stressedBy: ["BANK"],
  },
} as const satisfies TopicTable;
