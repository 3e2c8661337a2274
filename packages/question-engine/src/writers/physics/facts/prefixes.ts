import { facts } from "../../../facts.ts";

/** `near` is the power of ten, so that neighbours are offered first; one negative power among positive ones would stand alone. */
export const prefixes = facts({
  name: "si-prefixes",
  topic: "units-and-measurement",
  difficulty: "EASY",
  kind: "SI prefix",
  rows: [
    { name: "exa", symbol: "E", near: 18, category: "large", difficulty: "HARD" },
    { name: "peta", symbol: "P", near: 15, category: "large", difficulty: "MEDIUM" },
    { name: "tera", symbol: "T", near: 12, category: "large" },
    { name: "giga", symbol: "G", near: 9, category: "large" },
    { name: "mega", symbol: "M", near: 6, category: "large" },
    { name: "kilo", symbol: "k", near: 3, category: "large" },
    { name: "hecto", symbol: "h", near: 2, category: "large" },
    { name: "deca", symbol: "da", near: 1, category: "large", difficulty: "MEDIUM" },
    { name: "deci", symbol: "d", near: -1, category: "small" },
    { name: "centi", symbol: "c", near: -2, category: "small" },
    { name: "milli", symbol: "m", near: -3, category: "small" },
    { name: "micro", symbol: "μ", near: -6, category: "small" },
    { name: "nano", symbol: "n", near: -9, category: "small" },
    { name: "pico", symbol: "p", near: -12, category: "small", difficulty: "MEDIUM" },
    { name: "femto", symbol: "f", near: -15, category: "small", difficulty: "MEDIUM" },
    { name: "atto", symbol: "a", near: -18, category: "small", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Which factor does the SI prefix "${name}" stand for?`,
      answer: ({ near }) => `$10^{${near}}$`,
      state: ({ name }, factor) => `The prefix "${name}" stands for ${factor}.`,
      heading: "Factor",
    },
    {
      question: ({ near }) => `Which SI prefix stands for the factor $10^{${near}}$?`,
      answer: ({ name }) => name,
      state: ({ near }, name) => `The prefix for the factor $10^{${near}}$ is "${name}".`,
      heading: "SI prefix",
    },
  ],
  order: {
    ask: "in increasing order of the factor for which they stand",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ near }) => `$10^{${near}}$`,
  },
  explain: ({ name, symbol, near }) => `The prefix "${name}" (symbol ${symbol}) stands for $10^{${near}}$.`,
});
