import { facts } from "../../../facts.ts";

const GROWTH = ["1", "\\log n", "\\sqrt{n}", "n", "n \\log n", "n^2", "n^2 \\log n", "n^3", "n^4", "2^n", "n!"].map((order) => `$\\Theta(${order})$`);

export const complexities = facts({
  name: "complexities-of-algorithms",
  topic: "algorithms",
  difficulty: "MEDIUM",
  kind: "algorithm",
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
    { what: "listing all subsets of $n$ elements at a constant cost for each", time: "$\\Theta(2^n)$", why: "there are $2^n$ subsets", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `What is the worst-case running time of ${what}?`,
      answer: ({ time }) => time,
      decoys: ({ time }) => nextTo(time),
      placeDecoy: () => "",
      state: ({ what }, answer) => `The worst-case running time of ${what} is ${answer}.`,
    },
  ],
  explain: ({ what, time, why }) => `The worst-case running time of ${what} is ${time}: ${why}.`,
});

/** Orders of growth, the nearest to one first. */
function nextTo(time: string): string[] {
  const at = GROWTH.indexOf(time);
  const far = (other: string) => Math.abs(GROWTH.indexOf(other) - at);
  return GROWTH.filter((other) => other !== time).sort((a, b) => far(a) - far(b)).slice(0, 4);
}

export const methods = facts({
  name: "design-methods-of-algorithms",
  topic: "algorithms",
  difficulty: "MEDIUM",
  kind: "algorithm",
  rows: [
    { name: "Dijkstra's algorithm", job: "finds shortest paths from one node, but only when no edge is negative", near: "graph", difficulty: "EASY" },
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
    { name: "Strassen's algorithm", job: "multiplies matrices with seven instead of eight products of blocks", near: "product", difficulty: "HARD" },
    { name: "Karatsuba's algorithm", job: "multiplies long numbers with three instead of four partial products", near: "product", difficulty: "HARD" },
    { name: "Horner's scheme", job: "evaluates a polynomial with no more multiplications than its degree", near: "product", difficulty: "HARD" },
    { name: "the Cooley–Tukey algorithm", job: "computes a Fourier transform from those of the even and of the odd places", near: "product", difficulty: "HARD" },
    { name: "Gaussian elimination", job: "brings a system of linear equations to triangular form", near: "product" },
    { name: "the Boyer–Moore algorithm", job: "searches a text by comparing the pattern from its last letter backwards", near: "text", difficulty: "HARD" },
    { name: "the Lempel–Ziv method", job: "compresses a text by pointers to earlier copies of its parts", near: "text", difficulty: "HARD" },
    { name: "the Miller–Rabin test", job: "tells by random trials whether a number is very probably prime", near: "number", difficulty: "HARD" },
    { name: "Pollard's rho method", job: "finds a factor of a number from a cycle in a sequence of remainders", near: "number", difficulty: "HARD" },
    { name: "Newton's method", job: "finds roots of equations by steps that about double the number of right digits", near: "product" },
    { name: "the Lucas–Lehmer test", job: "tells whether a Mersenne number is prime by squaring and subtracting 2 again and again", near: "number", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ job }) => `Which algorithm ${job}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What does ${name} do?`, answer: ({ job }) => `It ${job}`, heading: "What it does" },
  ],
  explain: ({ name, job }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} does this: it ${job}.`,
  // Paths between all pairs hold those from one node, and both notice negative cycles.
  alsoTrue: (row, other) => [row, other].every(({ name }) => /Bellman|Floyd/.test(name)),
});
