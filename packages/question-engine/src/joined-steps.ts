/** What joins two topics or more, as engineering entrances do in most of their questions. */
// biome-ignore format: a list to read across
export const JOINED_STEPS = [
  "which-coin-after-some-heads", "random-quadratic-with-real-roots", "numbers-from-digits-divisible-by-three", "area-between-a-cubic-and-its-tangent",
  "integral-with-the-greatest-integer", "limit-of-a-sum-as-an-integral", "curve-from-the-intercept-of-its-tangent",
  "largest-rectangle-under-a-parabola", "integral-of-an-inverse-function", "constants-from-a-finite-limit", "quartic-from-a-limit-and-its-extremes",
  "integral-with-an-exponential-below", "region-of-a-parabola-and-a-line-by-inequalities", "homogeneous-equation-through-a-point",
  "sum-of-inverse-tangents", "tangents-as-the-roots-of-a-quadratic", "triangle-on-a-chord-of-a-circle", "triangle-of-a-point-and-two-foci",
  "difference-of-sums-of-a-progression", "terms-common-to-two-progressions", "nested-adjugates-as-prime-powers",
  "sum-of-powers-of-a-triangular-matrix", "powers-of-conjugate-roots", "sum-of-products-in-a-series", "pairs-of-a-divisibility-relation",
  "pairs-to-add-for-an-equivalence", "one-one-functions-with-a-condition", "rank-of-a-word-in-the-dictionary", "whole-solutions-with-limits",
  "integral-terms-of-an-expansion", "remainder-of-a-large-power", "sum-by-the-symmetry-of-a-function", "cubic-with-roots-in-progression",
  "two-quadratics-with-roots-in-geometric-progression", "farthest-point-of-a-locus-in-the-plane", "constant-term-with-the-index-to-find",
  "fourth-power-of-a-matrix-in-terms-of-it", "coefficient-after-a-weighted-binomial-sum", "foot-of-a-perpendicular-in-space",
  "lines-that-meet-in-space", "vector-from-its-cross-and-dot-product", "hyperbola-with-the-foci-of-an-ellipse", "triangle-on-a-chord-of-a-parabola",
  "orthocentre-of-a-triangle", "combined-variance-of-two-groups", "distribution-with-a-constant-to-find", "variance-of-a-number-drawn",
  "rod-on-rails-closed-at-both-ends", "greatest-current-of-an-lc-circuit", "lens-with-a-silvered-face", "fission-from-binding-energies",
  "voltage-across-an-unbalanced-bridge", "work-to-shrink-a-triangle-of-charges", "slab-then-sharing-of-charge",
  "capacitor-beside-a-resistor-in-a-circuit", "force-that-turns-a-rod-in-a-field", "coil-brought-to-resonance", "bubble-rising-through-a-lake",
  "light-ball-dropped-into-a-lake", "bullet-melts-in-part", "heat-for-two-steps-of-a-gas", "energy-in-a-rod-held-while-heated",
  "heating-coils-and-water", "photoelectrons-bent-by-a-magnet", "spectral-photon-on-a-metal", "lens-before-a-plane-mirror",
  "tension-that-stops-the-beats", "ball-off-a-slanted-plate", "blocks-stick-and-press-a-spring", "rolls-down-and-off-a-table",
  "string-breaks-over-a-pulley", "swinging-rod-picks-up-a-lump", "banked-curve-with-friction", "pendulum-high-above-another-planet",
  "rod-with-a-mass-at-its-end-swings-down", "energy-to-launch-into-orbit", "distance-with-a-turn-back", "carnot-engines-in-series", "pipes-in-unison",
  "error-of-gravity-from-a-pendulum",
  "parameter-from-a-shortest-distance", "distance-from-a-line-across-two-others", "vector-of-a-plane-from-two-products",
  "product-of-two-combined-vectors", "parameters-for-a-nonzero-solution", "inverse-as-a-combination-of-powers", "matrices-with-a-given-trace",
  "greatest-and-least-of-a-determinant", "numbers-on-a-line-and-a-circle", "numbers-that-see-two-at-a-right-angle",
  "roots-that-make-an-equilateral-triangle", "system-with-infinitely-many-solutions", "shortest-distance-of-skew-lines",
  "work-function-from-matter-waves", "alpha-particle-from-binding-energies", "volume-by-a-tracer", "zener-regulator-with-a-changing-supply",
  "diodes-that-open-and-close-branches", "friction-on-a-pulled-roller", "sliding-ball-begins-to-roll", "intensity-behind-two-sheets",
  "unequal-slits-at-a-path-difference", "fringes-that-move-into-a-liquid", "coinciding-bright-fringes", "small-loop-inside-a-large-one",
  "circuit-with-a-part-taken-out", "rod-stopped-by-its-own-current", "figure-inductor-at-first-and-later",
  "figure-energy-of-a-capacitor-in-a-branch", "figure-heat-from-a-flux-graph", "figure-efficiency-of-a-cycle", "figure-stopping-voltage-line",
  "figure-diode-on-a-load-line", "figure-inertia-of-a-plate-with-a-hole",
  "gases-from-a-second-cell", "iron-in-an-ore-by-permanganate", "ammonium-salt-by-back-titration", "oxygen-for-a-mixture-of-hydrocarbons",
  "silver-chloride-from-a-complex", "starting-mass-for-two-steps-with-yields", "how-many-of-these-molecules", "stereoisomers-of-complexes-together",
  "potential-of-a-combined-half-reaction", "carbonates-by-two-indicators", "solid-that-gives-two-gases", "pure-vapour-pressure-from-two-mixtures",
  "first-order-followed-by-pressure", "first-order-reaction-made-warmer", "ionisation-enthalpy-of-a-weak-acid",
  "equilibrium-constant-from-enthalpy-and-entropy", "buffer-by-partial-neutralisation", "ion-left-after-precipitation", "ph-after-electrolysis",
  "solubility-product-from-a-cell", "equilibrium-after-a-change-of-volume", "product-of-three-reagents",
  "order-of-acidic-strength", "order-of-basic-strength", "order-of-halide-substitution", "order-of-carbonyl-reactivity",
  "order-of-unsaturated-reactivity", "order-of-stability-of-intermediates", "product-on-the-benzene-ring", "steps-in-the-right-order",
  "isomers-that-react-so", "isomer-from-its-reactions", "alkene-from-tests-on-fragments", "chain-lengthened-or-shortened", "product-after-an-aldol",
  "how-many-oxygen-compounds-react", "how-many-amines-react", "how-many-are-aromatic", "how-many-of-these-sugars", "how-many-of-these-amino-acids",
  "stereoisomers-with-equal-ends", "dissociation-constant-from-conductivity", "molar-conductivity-by-comparison", "ph-from-a-hydrogen-cell",
  "how-many-of-these-electrolyses", "stabilisation-energy-and-moment", "how-many-of-these-complexes", "stabilisation-energy-from-a-colour",
  "order-of-splitting", "bonds-in-oxoacids-of-phosphorus", "lattice-by-a-cycle", "resonance-energy-from-combustions", "ice-that-separates",
  "ph-from-a-freezing-point", "molar-mass-by-the-carius-method", "density-from-two-terminal-speeds", "telescope-from-its-length", "work-to-turn-a-magnet",
  "wave-in-a-medium-from-its-equation",
];

/** The chapters that computer science papers rarely leave out, a line or two each; those of a topic take turns in a paper. */
// biome-ignore format: a list to read across
export const CHAPTERS_OF_GATE: readonly (readonly string[])[] = [
  ["several-properties-of-a-schedule", "several-serialisable-schedules", "conflict-serialisable-order", "serial-orders-of-a-schedule",
    "serialisable-interleavings-of-two-transactions"],
  ["several-rows-of-queries", "rows-of-a-query-with-nulls", "rows-of-a-nested-query", "rows-of-a-join-with-groups", "tuples-of-a-division"],
  ["candidate-keys-of-a-relation", "highest-normal-form", "several-attribute-closures", "order-of-a-b-plus-tree", "blocks-of-a-multilevel-index"],
  ["several-next-hops-of-packets", "addresses-forwarded-to-a-hop", "addresses-left-in-an-aggregate", "longest-prefix-match",
    "addresses-for-the-third-department", "distance-vector-after-an-exchange"],
  ["tcp-congestion-window", "sliding-window-utilisation", "time-of-a-transfer-with-slow-start"],
  ["several-hazards-of-a-program", "cycles-of-a-pipeline-with-hazards", "wrong-predictions-of-two-loops", "speed-up-by-splitting-a-stage",
    "pipeline-speed-up-with-branches"],
  ["several-fields-of-a-cache-address", "cycles-per-instruction-with-two-caches", "cache-misses-of-an-array-walk", "hits-in-a-small-cache"],
  ["several-page-replacement", "memory-for-two-level-page-tables", "access-time-with-a-translation-buffer", "access-time-from-a-reference-string"],
  ["several-process-schedules", "shortest-remaining-time-first", "round-robin-average-time", "priority-scheduling-with-pre-emption"],
  ["several-outputs-with-semaphores", "several-requests-to-the-banker", "values-left-by-a-race"],
  ["several-facts-about-an-automaton", "states-after-minimisation", "states-of-a-combined-automaton", "states-of-a-subset-construction"],
  ["several-closure-of-languages", "several-classes-of-languages", "several-decidable-problems"],
  ["several-first-and-follow", "several-parser-classes", "states-of-an-lr-automaton", "filled-cells-of-an-ll-table"],
  ["basic-blocks-of-intermediate-code", "nodes-of-an-expression-graph", "registers-for-an-expression"],
  ["several-facts-about-a-directed-graph", "several-graph-properties", "number-of-minimum-spanning-trees", "figure-lightest-tree-with-a-given-edge"],
  ["several-recurrences-solved", "calls-saved-by-a-memo"],
  ["cheapest-product-of-matrices", "longest-common-subsequence", "knapsack-best-value"],
  ["mean-probes-after-hashing"],
  ["max-heap-after-an-operation", "postorder-from-two-traversals"],
  ["avl-tree-after-insertions", "search-tree-after-a-deletion", "orders-that-build-a-search-tree"],
  ["c-numbers-printed-by-two-calls", "c-static-variable-in-a-recursion", "c-pointers-into-the-rows-of-an-array"],
];

const CHAPTER_OF_GATE = new Map(
  CHAPTERS_OF_GATE.flatMap((names) => names.map((name) => [name, `${names[0]}`])),
);

/** The chapter that a writer belongs to, by the name of its first. */
export const chapterOfGate = (writer: string): string | undefined => CHAPTER_OF_GATE.get(writer);

/** Kinds of questions of which no paper of the Staff Selection Commission lacks one, a line each. */
// biome-ignore format: a list to read across
export const IN_EVERY_SSC_PAPER: readonly (readonly string[])[] = [
  ["missing-term-of-a-number-series", "missing-term-of-a-steep-series"],
  ["letter-groups-series", "letter-number-series", "missing-letter-cluster", "missing-letter-cluster-growing-steps", "repeating-letters-with-gaps"],
  ["figure-box-in-a-mirror"],
  ["figure-holes-in-a-folded-sheet"],
  ["synonyms", "synonyms-in-sentences"],
  ["antonyms", "antonyms-in-sentences"],
  ["spelling", "incorrectly-spelt-word"],
  ["sentence-improvement-medium", "sentence-improvement-hard"],
  ["error-spotting", "error-in-parts-medium", "error-in-parts-hard"],
];

/** Two or three ideas that follow from each other, a case split or a count, as management entrances have them. */
// biome-ignore format: a list to read across
export const JOINED_STEPS_OF_CAT = [
  "logarithms-in-arithmetic-progression", "whole-numbers-for-a-logarithmic-inequality", "two-numbers-from-mutual-logarithms", "whole-parts-of-logarithms-added",
  "integers-for-nested-moduli", "whole-points-within-two-moduli", "integers-for-a-sum-of-three-moduli",
  "integers-for-a-quotient-of-quadratics", "four-roots-of-a-quadratic-in-a-modulus", "quadratic-with-a-modulus-by-cases", "both-roots-beyond-a-number",
  "greatest-of-three-numbers-with-fixed-sums", "whole-values-of-a-quotient", "polynomial-through-known-values", "least-value-of-a-quotient-for-positive-numbers",
  "function-from-two-linked-arguments", "function-of-a-sum-with-a-product", "greatest-of-the-lesser-of-two-curves", "function-of-a-product-from-two-values",
  "function-of-a-sum-added-up", "sum-of-a-late-group", "greatest-sum-from-two-equal-sums", "terms-of-one-progression-in-another", "ways-as-a-sum-of-consecutive-numbers",
  "chords-of-whole-length-through-a-point", "whole-third-sides-of-a-triangle", "trapezium-drawn-about-a-circle", "quadrilateral-cut-off-by-two-lines",
  "circle-between-two-circles-and-a-line", "triangles-with-whole-sides-and-a-perimeter", "triangle-on-a-line-through-two-circles",
  "piece-at-the-incentre-of-a-triangle", "feet-of-perpendiculars-in-an-equilateral-triangle",
  "triangle-cut-by-a-circle-on-its-side", "area-above-a-sum-of-moduli", "pairs-of-whole-numbers-for-an-equation", "whole-solutions-with-limits",
  "different-digits-divisible-by-four", "terms-common-to-two-progressions", "whole-roots-for-how-many-values",
  "half-of-the-work-each", "workers-who-join-day-by-day", "leak-part-way-up-a-tank", "meeting-twice-between-two-towns", "three-who-meet-at-one-moment",
  "two-changes-of-speed", "trouble-on-the-way-in-two-cases", "stock-sold-in-three-lots", "price-for-the-greatest-profit", "gifts-in-per-cent-until-equal",
  "staff-of-two-kinds-over-two-years", "shares-equal-at-an-age", "stone-broken-into-pieces", "unknown-amount-replaced-twice", "strengths-from-mixtures-in-pairs",
  "largest-number-for-an-average-and-a-median", "number-struck-out-of-an-average", "divisors-with-two-conditions", "three-kinds-for-a-fixed-sum", "most-wrong-answers-for-a-score",
  "ways-to-spend-a-sum", "numbers-whose-digits-multiply-to", "team-with-people-who-insist", "rod-in-a-box-of-known-edges-and-surface",
];
