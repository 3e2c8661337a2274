import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/algorithm-facts.yaml", import.meta.url));

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

export const methods = content("design-methods-of-algorithms");
