import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";

export const ports = facts({
  name: "protocols-and-ports",
  topic: "networks",
  difficulty: "MEDIUM",
  kind: "protocol",
  // biome-ignore format: a table to read across
  rows: [
    { name: "HTTP", port: "80", job: "transfers web pages without encryption", near: 80, difficulty: "EASY" },
    { name: "HTTPS", port: "443", job: "transfers web pages encrypted by TLS", near: 443, difficulty: "EASY" },
    { name: "SSH", port: "22", job: "gives an encrypted command line on another computer", near: 22, difficulty: "EASY" },
    { name: "Telnet", port: "23", job: "gives an unencrypted command line on another computer", near: 23 },
    { name: "SMTP", port: "25", job: "passes e-mail on from server to server", near: 25, difficulty: "EASY" },
    { name: "DNS", port: "53", job: "turns host names into IP addresses", near: 53, difficulty: "EASY" },
    { name: "TFTP", port: "69", job: "transfers files in the simplest way over UDP, without a log-in", near: 69, difficulty: "HARD" },
    { name: "POP3", port: "110", job: "fetches e-mail from a mailbox and usually removes it there", near: 110 },
    { name: "NTP", port: "123", job: "sets clocks over the network", near: 123, difficulty: "HARD" },
    { name: "IMAP", port: "143", job: "lets e-mail be read and sorted in folders on the server", near: 143 },
    { name: "SNMP", port: "161", job: "watches and manages network devices", near: 161, difficulty: "HARD" },
    { name: "LDAP", port: "389", job: "looks up entries in a directory of users", near: 389, difficulty: "HARD" },
    { name: "RDP", port: "3389", job: "shows the desktop of a remote Windows computer", near: 3389, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Which port number is assigned to ${name} by default?`,
      answer: ({ port }) => port,
      harder: true,
    },
    { question: ({ job }) => `Which protocol ${job}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, port, job }) => `${name} (port ${port}) ${job}.`,
});

export const layers = facts({
  name: "layers-of-the-osi-model",
  topic: "networks",
  difficulty: "MEDIUM",
  kind: "layer",
  // biome-ignore format: a table to read across
  rows: [
    { layer: "physical layer", job: "sends single bits as signals over the medium", number: "first" },
    { layer: "data link layer", job: "sends frames between neighbours and uses MAC addresses", number: "second" },
    { layer: "network layer", job: "routes packets from network to network", number: "third", difficulty: "EASY" },
    { layer: "transport layer", job: "delivers data from end to end by ports, as TCP and UDP do", number: "fourth", difficulty: "EASY" },
    { layer: "session layer", job: "opens, synchronises and closes dialogues", number: "fifth" },
    { layer: "presentation layer", job: "converts the form of data, compressing and encrypting them", number: "sixth" },
    { layer: "application layer", job: "offers services such as mail directly to programs", number: "seventh", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ job }) => `Which layer of the OSI model ${job}?`, answer: ({ layer }) => layer },
    {
      question: ({ number }) => `Which is the ${number} layer of the OSI model, counted from the bottom?`,
      answer: ({ layer }) => layer,
    },
  ],
  explain: ({ layer, job, number }) => `The ${layer}, the ${number} from the bottom, ${job}.`,
});

export const complexities = facts({
  name: "complexities-of-algorithms",
  topic: "algorithms",
  difficulty: "MEDIUM",
  kind: "algorithm",
  // biome-ignore format: a table to read across
  rows: [
    { what: "linear search in an array of $n$ elements", time: "$\\Theta(n)$", why: "the element may stand last or be missing, so all are looked at", difficulty: "EASY" },
    { what: "binary search in a sorted array of $n$ elements", time: "$\\Theta(\\log n)$", why: "every comparison halves what is left", difficulty: "EASY" },
    { what: "bubble sort of $n$ elements", time: "$\\Theta(n^2)$", why: "about $n^2/2$ pairs of neighbours are compared", difficulty: "EASY" },
    { what: "selection sort of $n$ elements", time: "$\\Theta(n^2)$", why: "each of the $n$ passes searches the whole rest", difficulty: "EASY" },
    { what: "merge sort of $n$ elements", time: "$\\Theta(n \\log n)$", why: "each of about $\\log_2 n$ levels of merging costs $n$ steps", difficulty: "EASY" },
    { what: "heap sort of $n$ different elements", time: "$\\Theta(n \\log n)$", why: "each of the $n$ removals sifts along a path of length up to $\\log_2 n$" },
    { what: "quicksort of $n$ elements with the first element as pivot", time: "$\\Theta(n^2)$", why: "a sorted array is split into parts of 0 and $n - 1$ elements every time" },
    { what: "insertion sort of $n$ elements", time: "$\\Theta(n^2)$", why: "in a reversed array every element moves past all before it" },
    { what: "insertion into a binary heap of $n$ elements", time: "$\\Theta(\\log n)$", why: "the new element may rise from a leaf to the root" },
    { what: "building a heap out of $n$ elements from the bottom up", time: "$\\Theta(n)$", why: "most nodes are near the bottom and sift down only a few levels", difficulty: "HARD" },
    { what: "search in an unbalanced binary search tree of $n$ nodes", time: "$\\Theta(n)$", why: "the tree may be a mere chain" },
    { what: "search in an AVL tree of $n$ nodes", time: "$\\Theta(\\log n)$", why: "the height of the tree is at most about $1.44 \\log_2 n$" },
    { what: "the Floyd–Warshall algorithm for $n$ nodes", time: "$\\Theta(n^3)$", why: "three loops over all nodes are nested", difficulty: "HARD" },
    { what: "the schoolbook multiplication of two $n \\times n$ matrices", time: "$\\Theta(n^3)$", why: "each of the $n^2$ entries is a sum of $n$ products" },
    { what: "finding the $k$-th smallest of $n$ elements with the median of medians", time: "$\\Theta(n)$", why: "each round throws out a fixed share of the elements", difficulty: "HARD" },
    { what: "Dijkstra's algorithm with an unsorted array on a complete graph of $n$ nodes", time: "$\\Theta(n^2)$", why: "each of the $n$ rounds searches the whole array for the nearest node", difficulty: "HARD" },
    { what: "reading an array element by its index", time: "$\\Theta(1)$", why: "the address is computed directly from the index", difficulty: "EASY" },
    { what: "solving the Towers of Hanoi with $n$ discs", time: "$\\Theta(2^n)$", why: "$2^n - 1$ moves are needed" },
    { what: "generating all subsets of $n$ elements, one after another, in constant time each", time: "$\\Theta(2^n)$", why: "there are $2^n$ subsets", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `What is the worst-case running time of ${what}?`,
      answer: ({ time }) => time,
      place: () => "",
    },
  ],
  explain: ({ what, time, why }) => `The worst-case running time of ${what} is ${time}: ${why}.`,
});

export const methods = facts({
  name: "design-methods-of-algorithms",
  topic: "algorithms",
  difficulty: "MEDIUM",
  kind: "algorithm",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Dijkstra's algorithm", job: "finds shortest paths from one node when no edge is negative", near: "graph", difficulty: "EASY" },
    { name: "the Bellman–Ford algorithm", job: "finds shortest paths from one node and notices negative cycles", near: "graph" },
    { name: "the Floyd–Warshall algorithm", job: "finds the shortest paths between all pairs of nodes in three nested loops", near: "graph" },
    { name: "Kruskal's algorithm", job: "builds a minimum spanning tree by taking edges in order of weight", near: "graph", difficulty: "EASY" },
    { name: "Prim's algorithm", job: "lets a minimum spanning tree grow from one starting node", near: "graph", difficulty: "EASY" },
    { name: "Kahn's algorithm", job: "sorts a directed graph topologically by removing nodes without incoming edges", near: "graph", difficulty: "HARD" },
    { name: "the Ford–Fulkerson method", job: "finds a maximum flow along augmenting paths", near: "graph", difficulty: "HARD" },
    { name: "the Knuth–Morris–Pratt algorithm", job: "searches a text with a table of the pattern's own prefixes", near: "text", difficulty: "HARD" },
    { name: "the Rabin–Karp algorithm", job: "searches a text by comparing rolling hash values", near: "text", difficulty: "HARD" },
    { name: "Huffman's algorithm", job: "builds an optimal prefix code by merging the two rarest groups", near: "text" },
    { name: "Euclid's algorithm", job: "finds the greatest common divisor by repeated remainders", near: "number", difficulty: "EASY" },
    { name: "the sieve of Eratosthenes", job: "finds primes by striking out multiples", near: "number", difficulty: "EASY" },
    { name: "Strassen's algorithm", job: "multiplies matrices with seven instead of eight products of blocks", near: "number", difficulty: "HARD" },
    { name: "Karatsuba's algorithm", job: "multiplies long numbers with three instead of four partial products", near: "number", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ job }) => `Which algorithm ${job}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What does ${name} do?`, answer: ({ job }) => `It ${job}` },
  ],
  explain: ({ name, job }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} does this: it ${job}.`,
});

export const people = facts({
  name: "people-of-computing",
  topic: "computer-fundamentals",
  difficulty: "MEDIUM",
  kind: "person",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Charles Babbage", deed: "designed the Analytical Engine in the nineteenth century", near: "early", difficulty: "EASY" },
    { name: "Ada Lovelace", deed: "wrote notes with a program for the Analytical Engine", near: "early", difficulty: "EASY" },
    { name: "Alan Turing", deed: "described a universal abstract machine in 1936", near: "theory", difficulty: "EASY" },
    { name: "Blaise Pascal", deed: "built a mechanical adding machine in the 1640s", near: "early" },
    { name: "Herman Hollerith", deed: "made punched-card machines for the United States census of 1890", near: "early" },
    { name: "George Boole", deed: "worked out the algebra of logic on which digital circuits rest", near: "early" },
    { name: "Konrad Zuse", deed: "completed the program-controlled machine Z3 in Berlin in 1941", near: "theory", difficulty: "HARD" },
    { name: "Claude Shannon", deed: "founded information theory with a paper of 1948", near: "theory" },
    { name: "John von Neumann", deed: "described the stored-program architecture in a report of 1945", near: "theory" },
    { name: "Grace Hopper", deed: "pioneered compilers and prepared the way for COBOL", near: "modern" },
    { name: "Edgar F. Codd", deed: "proposed the relational model of databases in 1970", near: "modern" },
    { name: "Donald Knuth", deed: "wrote The Art of Computer Programming and the typesetting system TeX", near: "modern" },
    { name: "Douglas Engelbart", deed: "invented the computer mouse and showed it in 1968", near: "modern" },
    { name: "Tim Berners-Lee", deed: "invented the World Wide Web at CERN", near: "modern", difficulty: "EASY" },
    { name: "Linus Torvalds", deed: "started the Linux kernel in 1991", near: "modern", difficulty: "EASY" },
    { name: "Vint Cerf and Bob Kahn", deed: "designed the protocols TCP and IP in the 1970s", near: "modern", difficulty: "HARD" },
    { name: "Edsger Dijkstra", deed: "introduced semaphores and argued against the goto statement", near: "modern", difficulty: "HARD" },
    { name: "Tony Hoare", deed: "invented quicksort around 1960", near: "modern", difficulty: "HARD" },
    { name: "Richard Hamming", deed: "devised error-correcting codes with check bits at the powers of two", near: "theory", difficulty: "HARD" },
    { name: "Ray Tomlinson", deed: "sent electronic mail between computers in 1971 and chose the sign @ for addresses", near: "modern", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What did ${name} do in the history of computing?`,
      answer: ({ deed }) => deed,
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

export const commands = facts({
  name: "unix-commands",
  topic: "operating-systems",
  difficulty: "EASY",
  kind: "Unix command",
  // biome-ignore format: a table to read across
  rows: [
    { command: "ls", job: "lists the files of a directory", near: "file" },
    { command: "cd", job: "changes the current directory", near: "file" },
    { command: "pwd", job: "prints the path of the current directory", near: "file" },
    { command: "cp", job: "copies files", near: "file" },
    { command: "mv", job: "moves or renames files", near: "file" },
    { command: "rm", job: "removes files", near: "file" },
    { command: "mkdir", job: "makes a new directory", near: "file" },
    { command: "chmod", job: "changes the permissions of a file", near: "file", difficulty: "MEDIUM" },
    { command: "chown", job: "changes the owner of a file", near: "file", difficulty: "MEDIUM" },
    { command: "grep", job: "prints the lines that match a pattern", near: "text", difficulty: "MEDIUM" },
    { command: "wc", job: "counts lines, words and bytes", near: "text", difficulty: "MEDIUM" },
    { command: "tail", job: "prints the last lines of a file", near: "text", difficulty: "MEDIUM" },
    { command: "ps", job: "lists processes at one moment", near: "process", difficulty: "MEDIUM" },
    { command: "kill", job: "sends a signal to a process", near: "process", difficulty: "MEDIUM" },
    { command: "nice", job: "starts a program with another scheduling priority", near: "process", difficulty: "HARD" },
    { command: "nohup", job: "lets a program go on after the terminal is closed", near: "process", difficulty: "HARD" },
    { command: "df", job: "shows the free space of file systems", near: "process", difficulty: "HARD" },
    { command: "umask", job: "sets which permissions new files do not get", near: "file", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ job }) => `Which Unix command ${job}?`, answer: ({ command }) => `\`${command}\`` },
    {
      question: ({ command }) => `What does the Unix command \`${command}\` do?`,
      answer: ({ job }) => `It ${job}`,
    },
  ],
  explain: ({ command, job }) => `The command \`${command}\` does this: it ${job}.`,
});

export const shortcuts = facts({
  name: "keyboard-shortcuts",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "shortcut",
  // biome-ignore format: a table to read across
  rows: [
    { keys: "Ctrl + C", job: "copies what is selected" },
    { keys: "Ctrl + X", job: "cuts what is selected" },
    { keys: "Ctrl + V", job: "pastes from the clipboard" },
    { keys: "Ctrl + Z", job: "undoes the last action" },
    { keys: "Ctrl + A", job: "selects everything" },
    { keys: "Ctrl + P", job: "opens the print dialogue" },
    { keys: "Ctrl + S", job: "saves the document" },
    { keys: "Ctrl + F", job: "searches for text" },
    { keys: "Ctrl + B", job: "makes the selected text bold" },
    { keys: "Ctrl + N", job: "opens a new document" },
    { keys: "Ctrl + K", job: "inserts a hyperlink", difficulty: "MEDIUM" },
    { keys: "Ctrl + E", job: "centres a paragraph", difficulty: "MEDIUM" },
    { keys: "Ctrl + J", job: "justifies a paragraph on both sides", difficulty: "MEDIUM" },
    { keys: "F7", job: "checks the spelling", difficulty: "MEDIUM" },
    { keys: "Ctrl + Enter", job: "inserts a page break", difficulty: "MEDIUM" },
    { keys: "Shift + F3", job: "changes the case of the selected letters", difficulty: "HARD" },
    { keys: "Ctrl + ]", job: "makes the selected text one point larger", difficulty: "HARD" },
    { keys: "Ctrl + M", job: "indents a paragraph from the left", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ job }) => `Which keyboard shortcut of Microsoft Word for Windows ${job}?`,
      answer: ({ keys }) => keys,
    },
    {
      question: ({ keys }) => `What does the shortcut ${keys} do in Microsoft Word for Windows?`,
      answer: ({ job }) => `It ${job}`,
    },
  ],
  explain: ({ keys, job }) => `${keys} does this in Word: it ${job}.`,
});

export const extensions = facts({
  name: "file-extensions",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "file extension",
  // biome-ignore format: a table to read across
  rows: [
    { ext: ".docx", content: "Word documents" },
    { ext: ".xlsx", content: "Excel workbooks" },
    { ext: ".pptx", content: "PowerPoint presentations" },
    { ext: ".jpg", content: "photographs with lossy compression" },
    { ext: ".mp3", content: "compressed music" },
    { ext: ".html", content: "web pages" },
    { ext: ".zip", content: "compressed archives" },
    { ext: ".csv", content: "plain tables with values between commas", difficulty: "MEDIUM" },
    { ext: ".svg", content: "pictures made of lines and shapes", difficulty: "MEDIUM" },
    { ext: ".xlsm", content: "Excel workbooks with macros", difficulty: "HARD" },
    { ext: ".dotx", content: "Word templates", difficulty: "HARD" },
    { ext: ".ppsx", content: "PowerPoint slide shows that start at once", difficulty: "HARD" },
    { ext: ".odt", content: "text documents of LibreOffice Writer", difficulty: "MEDIUM" },
    { ext: ".ics", content: "calendar entries", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ content }) => `Which file extension usually stands for ${content}?`,
      answer: ({ ext }) => `\`${ext}\``,
    },
    {
      question: ({ ext }) => `What does a file whose name ends in \`${ext}\` usually hold?`,
      answer: ({ content }) => content,
    },
  ],
  explain: ({ ext, content }) => `Names ending in \`${ext}\` usually stand for ${content}.`,
});

export const numberFacts = facts({
  name: "codes-and-number-systems",
  topic: "number-systems",
  difficulty: "MEDIUM",
  kind: "code or number system",
  // biome-ignore format: a table to read across
  rows: [
    { name: "binary system", fact: "uses only the digits 0 and 1", difficulty: "EASY", near: "system" },
    { name: "decimal system", fact: "has the base 10", difficulty: "EASY", near: "system" },
    { name: "octal system", fact: "has the base 8", difficulty: "EASY", near: "system" },
    { name: "hexadecimal system", fact: "has the base 16 and uses the letters A to F", difficulty: "EASY", near: "system" },
    { name: "ASCII", fact: "gives 128 characters numbers of seven bits", difficulty: "EASY", near: "text" },
    { name: "UTF-8", fact: "encodes every Unicode character in one to four bytes", near: "text" },
    { name: "EBCDIC", fact: "is the eight-bit character code of IBM mainframes", near: "text", difficulty: "HARD" },
    { name: "Gray code", fact: "lets neighbouring numbers differ in exactly one bit", near: "digit" },
    { name: "excess-3 code", fact: "writes each decimal digit as the binary number that is three larger", near: "digit" },
    { name: "8421 code", fact: "writes each decimal digit as its plain four-bit binary number", near: "digit" },
    { name: "two's complement", fact: "has a single zero and one more negative number than positive ones", near: "signed" },
    { name: "one's complement", fact: "negates a number by inverting every bit and has two zeros", near: "signed", difficulty: "HARD" },
    { name: "sign-magnitude form", fact: "keeps the size as it is and shows the sign in a bit of its own", near: "signed" },
    { name: "IEEE 754", fact: "is the usual standard for floating-point numbers", near: "signed", difficulty: "HARD" },
    { name: "Hamming code", fact: "can correct any single wrong bit by several parity bits", near: "digit", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ fact }) => `Which code or representation of numbers ${fact}?`,
      answer: ({ name }) => name,
      // Codes made of bits use only 0 and 1 as well; UTF-8 contains ASCII.
      alsoTrue: (row, other) =>
        (row.near === "system" && other.near !== "system") ||
        (row.name === "ASCII" && other.name === "UTF-8"),
    },
  ],
  explain: ({ name, fact }) =>
    `${/(system|code|form)$/.test(name) ? "The " : ""}${name.endsWith("complement") ? capitalise(name) : name} ${fact}.`,
});
