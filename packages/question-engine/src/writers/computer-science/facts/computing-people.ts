import { facts } from "../../../facts.ts";

export const people = facts({
  name: "people-of-computing",
  topic: "computer-fundamentals",
  difficulty: "MEDIUM",
  kind: "person",
  rows: [
    { name: "Charles Babbage", deed: "designed the Analytical Engine in the nineteenth century", near: "early", difficulty: "EASY" },
    { name: "Ada Lovelace", deed: "wrote notes with a program for the Analytical Engine", near: "early", difficulty: "EASY" },
    { name: "Alan Turing", deed: "described a universal abstract machine in 1936", near: "theory", difficulty: "EASY" },
    { name: "Blaise Pascal", deed: "built a mechanical adding machine in the 1640s", near: "early" },
    { name: "Herman Hollerith", deed: "made punched-card machines for the United States census of 1890", near: "early" },
    { name: "George Boole", deed: "worked out the algebra of logic on which digital circuits rest", near: "early" },
    { name: "Konrad Zuse", deed: "completed a program-controlled machine of relays at Berlin in 1941", near: "theory", difficulty: "HARD" },
    { name: "Claude Shannon", deed: "founded information theory with a paper of 1948", near: "theory" },
    { name: "John von Neumann", deed: "described the stored-program architecture in a report of 1945", near: "theory" },
    { name: "Grace Hopper", deed: "pioneered compilers and prepared the way for COBOL", near: "modern" },
    { name: "Edgar F. Codd", deed: "proposed the relational model of databases in 1970", near: "modern" },
    { name: "Donald Knuth", deed: "wrote The Art of Computer Programming and the typesetting system TeX", near: "modern" },
    { name: "Douglas Engelbart", deed: "invented the computer mouse and showed it in 1968", near: "modern" },
    { name: "Tim Berners-Lee", deed: "invented the World Wide Web at CERN", near: "modern", difficulty: "EASY" },
    { name: "Linus Torvalds", deed: "began an operating-system kernel in 1991 and wrote the version control system Git in 2005", near: "modern", difficulty: "EASY" },
    { name: "Vint Cerf and Bob Kahn", deed: "designed the protocols TCP and IP in the 1970s", near: "modern", difficulty: "HARD", wrong: ["Ken Thompson and Dennis Ritchie", "Robert Metcalfe and David Boggs", "Whitfield Diffie and Martin Hellman"] },
    { name: "Edsger Dijkstra", deed: "introduced semaphores and argued against the goto statement", near: "modern", difficulty: "HARD" },
    { name: "Tony Hoare", deed: "invented quicksort around 1960", near: "modern", difficulty: "HARD" },
    { name: "Richard Hamming", deed: "devised error-correcting codes with check bits at the powers of two", near: "theory", difficulty: "HARD" },
    { name: "Ray Tomlinson", deed: "sent electronic mail between computers in 1971 and chose the sign @ for addresses", near: "modern", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
      // Two names among single ones would stand out.
      decoys: ({ wrong = [] }) => wrong,
    },
    {
      question: ({ name }) => `What did ${name} do in the history of computing?`,
      answer: ({ deed }) => deed,
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});
