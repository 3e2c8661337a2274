import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

const CALLED = {
  system: "number system",
  text: "code for text",
  digit: "code",
  signed: "form of numbers in a computer",
};

export const numberFacts = facts({
  name: "codes-and-number-systems",
  topic: "number-systems",
  difficulty: "MEDIUM",
  kind: "code or number system",
  rows: [
    { name: "binary system", plainly: true as const, fact: "uses only the digits 0 and 1", difficulty: "EASY", near: "system", category: "system" },
    { name: "decimal system", plainly: true as const, fact: "has the base 10", difficulty: "EASY", near: "system", category: "system" },
    { name: "octal system", plainly: true as const, fact: "has the base 8", difficulty: "EASY", near: "system", category: "system" },
    { name: "hexadecimal system", plainly: true as const, fact: "has the base 16 and uses the letters A to F", difficulty: "EASY", near: "system", category: "system" },
    { name: "ASCII", fact: "has room for just 128 characters", difficulty: "EASY", near: "text", category: "text" },
    { name: "UTF-8", fact: "encodes each character in one to four bytes", near: "text", category: "text" },
    { name: "EBCDIC", fact: "is the eight-bit character code of IBM mainframes", near: "text", category: "text", difficulty: "HARD" },
    { name: "UTF-16", fact: "encodes each character in two or in four bytes", near: "text", category: "text", difficulty: "HARD" },
    { name: "ISCII", fact: "places the letters of Indian scripts in the upper half of eight-bit numbers", near: "text", category: "text", difficulty: "HARD" },
    { name: "Gray code", fact: "lets neighbouring numbers differ in exactly one bit", near: "digit", category: "digit" },
    { name: "excess-3 code", fact: "writes each decimal digit as the binary number that is three larger", near: "digit", category: "digit", plainly: true as const },
    { name: "8421 code", fact: "writes each decimal digit as its plain binary number", near: "digit", category: "digit" },
    { name: "two's complement", fact: "has a single zero and one more negative number than positive ones", near: "signed", category: "signed" },
    { name: "one's complement", fact: "negates a number by inverting every bit and has two zeros", near: "signed", category: "signed", difficulty: "HARD" },
    { name: "sign-magnitude form", fact: "keeps the size of an integer as it is and shows plus or minus in a bit of its own", near: "signed", category: "signed", plainly: true as const },
    { name: "IEEE 754", fact: "is the usual standard for floating-point numbers", near: "signed", category: "signed", difficulty: "HARD", plainly: true as const },
    { name: "Hamming code", fact: "corrects any single wrong bit with the help of several parity bits", near: "digit", category: "digit", difficulty: "HARD" },
    { name: "ISO 8859-1", fact: "places the accented letters of Western Europe in the upper half of eight-bit numbers", near: "text", category: "text", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ fact, near }) => `Which ${CALLED[near as keyof typeof CALLED]} ${fact}?`,
      answer: ({ name }) => name,
      // Codes made of bits use only 0 and 1 as well, and two or four bytes are one to four.
      alsoTrue: (row, other) =>
        (row.near === "system" && other.near !== "system") ||
        (row.name === "UTF-8" && other.name === "UTF-16"),
    },
  ],
  explain: ({ name, fact }) =>
    `${/(system|code|form)$/.test(name) ? "The " : ""}${name.endsWith("complement") ? capitalise(name) : name} ${fact}.`,
});
