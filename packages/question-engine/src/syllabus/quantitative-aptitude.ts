import type { TopicTable } from "./topic.ts";

export const QUANTITATIVE_APTITUDE = {
  "number-properties": {
    title: "Numbers and simplification",
    aliases: [
      "simplification",
      "BODMAS",
      "unit digit",
      "number properties",
      "divisibility tests",
      "aptitude numbers",
      "square roots",
      "approximation",
      "fractions and decimals",
      "HCF and LCM aptitude",
    ],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS"],
  },
  percentages: {
    title: "Percentages",
    aliases: ["percentage", "percent", "percentage change", "successive percentage"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS", "DEFENCE", "GRE"],
  },
  "profit-and-loss": {
    title: "Profit, loss and discount",
    aliases: ["profit and loss", "profit", "loss", "discount", "cost price", "selling price", "marked price"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS"],
  },
  "simple-and-compound-interest": {
    title: "Simple and compound interest",
    aliases: ["simple interest", "compound interest", "SI CI", "interest aptitude", "SI and CI"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS"],
  },
  "ratio-and-proportion": {
    title: "Ratio, proportion and partnership",
    aliases: ["ratio", "proportion", "ratios", "partnership", "variation", "shares"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS", "GRE"],
  },
  averages: {
    title: "Averages",
    aliases: ["average", "mean aptitude", "weighted average"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS", "GRE"],
  },
  ages: {
    title: "Problems on ages",
    aliases: ["ages", "age problems", "problem on ages"],
    stressedBy: ["BANK", "SSC", "RAILWAYS"],
  },
  "mixtures-and-alligation": {
    title: "Mixtures and alligation",
    aliases: ["mixture", "alligation", "mixtures", "milk and water", "solutions aptitude"],
    stressedBy: ["CAT", "BANK", "SSC"],
  },
  "time-and-work": {
    title: "Time and work",
    aliases: ["work and time", "pipes and cisterns", "pipes", "efficiency", "men and days", "work and wages"],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS", "DEFENCE"],
  },
  "speed-distance-time": {
    title: "Speed, time and distance",
    aliases: [
      "speed distance time",
      "time and distance",
      "time speed distance",
      "tsd",
      "average speed",
      "races",
      "relative speed",
    ],
    stressedBy: ["CAT", "BANK", "SSC", "RAILWAYS", "DEFENCE"],
  },
  "trains-and-boats": {
    title: "Trains, boats and streams",
    aliases: ["trains", "problems on trains", "boats and streams", "boats", "streams", "upstream downstream"],
    stressedBy: ["BANK", "SSC", "RAILWAYS", "DEFENCE"],
  },
  mensuration: {
    title: "Mensuration",
    aliases: [
      "perimeter",
      "area of rectangle",
      "area and perimeter",
      "field",
      "paths and carpets",
      "mensuration aptitude",
    ],
    stressedBy: ["CAT", "SSC", "RAILWAYS", "BANK"],
  },
  "algebra-word-problems": {
    title: "Equations and word problems",
    aliases: [
      "word problems",
      "algebra word problems",
      "equations aptitude",
      "sum and difference",
      "digits problems",
      "coins problems",
    ],
    stressedBy: ["CAT", "BANK", "GRE", "SAT"],
  },
  "counting-and-chance": {
    title: "Counting and chance",
    aliases: ["probability aptitude", "permutation aptitude", "chance", "counting aptitude", "selection"],
    stressedBy: ["CAT", "BANK", "GRE"],
  },
  "data-interpretation": {
    title: "Data interpretation",
    aliases: ["di", "tables", "bar graph", "pie chart", "line graph", "caselet", "charts", "data tables"],
    stressedBy: ["CAT", "BANK", "GRE", "SSC"],
  },
  "number-series": {
    title: "Number series",
    aliases: ["series aptitude", "missing number", "wrong number in series", "number pattern", "next number"],
    stressedBy: ["BANK", "SSC", "RAILWAYS"],
  },
  "data-sufficiency": {
    title: "Data sufficiency and quantity comparison",
    aliases: ["DS", "sufficiency", "quantitative comparison", "quantity comparison", "statements sufficient"],
    stressedBy: ["CAT", "GRE", "BANK"],
  },
} as const satisfies TopicTable;
