/**
 * The chapters within the topics of JEE Main, a line or two each, with what goes as deep as its papers do. Those of a topic take
 * turns in a paper, so that vectors do not stand for the geometry of space as well.
 */
// biome-ignore format: a list to read across
const CHAPTERS_OF_JEE: readonly (readonly string[])[] = [
  ["vector-from-its-cross-and-dot-product", "vector-of-a-plane-from-two-products", "product-of-two-combined-vectors"],
  ["foot-of-a-perpendicular-in-space", "lines-that-meet-in-space", "parameter-from-a-shortest-distance", "distance-from-a-line-across-two-others",
    "shortest-distance-of-skew-lines"],
  ["constants-from-a-finite-limit", "limit-of-a-sum-as-an-integral", "limit-needing-a-series"],
  ["continuous-and-differentiable-pieces", "figure-limit-of-a-function-of-itself"],
  ["triangle-on-a-chord-of-a-circle", "common-chord-of-two-circles"],
  ["triangle-on-a-chord-of-a-parabola", "focal-chord-of-a-parabola"],
  ["triangle-of-a-point-and-two-foci", "hyperbola-with-the-foci-of-an-ellipse"],
  ["integral-with-the-greatest-integer", "integral-of-an-inverse-function", "integral-with-an-exponential-below", "integration-by-parts-definite"],
  ["area-between-a-cubic-and-its-tangent", "region-of-a-parabola-and-a-line-by-inequalities", "area-between-parabola-and-line", "figure-area-of-a-line-and-a-parabola"],
  ["nested-adjugates-as-prime-powers", "sum-of-powers-of-a-triangular-matrix", "fourth-power-of-a-matrix-in-terms-of-it", "inverse-as-a-combination-of-powers",
    "matrices-with-a-given-trace"],
  ["parameters-for-a-nonzero-solution", "system-with-infinitely-many-solutions", "greatest-and-least-of-a-determinant"],
  ["pairs-of-a-divisibility-relation", "pairs-to-add-for-an-equivalence"],
  ["one-one-functions-with-a-condition", "sum-by-the-symmetry-of-a-function", "whole-numbers-in-a-domain", "onto-functions-counted"],
  ["largest-rectangle-under-a-parabola", "quartic-from-a-limit-and-its-extremes", "figure-extreme-value-from-the-derivative"],
  ["second-derivative-of-a-parametric-curve", "related-rates-ladder-or-tank"],
  ["sum-of-inverse-tangents"],
  ["tangents-as-the-roots-of-a-quadratic", "number-of-solutions-of-a-trig-equation"],
  ["which-coin-after-some-heads", "random-quadratic-with-real-roots"],
  ["distribution-with-a-constant-to-find", "variance-of-a-number-drawn"],

  ["figure-stopping-voltage-line", "photoelectrons-bent-by-a-magnet", "figure-photocurrent-of-two-lights", "work-function-from-matter-waves"],
  ["spectral-photon-on-a-metal"],
  ["fission-from-binding-energies", "alpha-particle-from-binding-energies"],
  ["rod-on-rails-closed-at-both-ends", "force-that-turns-a-rod-in-a-field", "small-loop-inside-a-large-one", "rod-stopped-by-its-own-current",
    "figure-heat-from-a-flux-graph", "figure-inductor-at-first-and-later", "falling-rod-terminal-speed"],
  ["coil-brought-to-resonance", "circuit-with-a-part-taken-out", "choke-coil-from-dc-and-ac"],
  ["wave-in-a-medium-from-its-equation"],
  ["work-to-shrink-a-triangle-of-charges", "null-point-between-charges", "figure-force-from-a-potential-graph"],
  ["slab-then-sharing-of-charge", "energy-lost-when-capacitors-share"],
  ["crossed-fields-then-magnet-only", "pitch-of-a-helix"],
  ["wire-and-arc-field-at-centre"],
  ["work-to-turn-a-magnet"],
  ["energy-in-a-rod-held-while-heated", "figure-two-wires-end-to-end"],
  ["light-ball-dropped-into-a-lake", "density-from-two-terminal-speeds", "jet-from-a-hole-in-a-tank"],
  ["energy-when-drops-merge", "bubble-rising-through-a-lake"],
  ["heat-for-two-steps-of-a-gas", "figure-efficiency-of-a-cycle", "rectangular-cycle-efficiency", "figure-heat-along-another-path", "adiabatic-compression"],
  ["gamma-of-a-mixture", "speeds-of-two-gases"],
  ["voltage-across-an-unbalanced-bridge", "two-cells-and-a-load", "figure-ladder-of-resistors"],
  ["heating-coils-and-water", "capacitor-beside-a-resistor-in-a-circuit", "figure-energy-of-a-capacitor-in-a-branch"],
  ["lens-with-a-silvered-face", "lens-before-a-plane-mirror", "two-lenses-apart", "lens-in-a-liquid"],
  ["telescope-from-its-length", "critical-angle-circle-of-light"],
  ["rolls-down-and-off-a-table", "friction-on-a-pulled-roller", "sliding-ball-begins-to-roll"],
  ["swinging-rod-picks-up-a-lump", "rod-with-a-mass-at-its-end-swings-down", "pulley-with-mass", "figure-inertia-of-a-plate-with-a-hole"],

  ["stereoisomers-of-complexes-together", "silver-chloride-from-a-complex"],
  ["stabilisation-energy-and-moment", "how-many-of-these-complexes", "stabilisation-energy-from-a-colour", "order-of-splitting"],
  ["order-of-p-block-compounds"],
  ["how-many-of-these-p-block-compounds", "bonds-in-oxoacids-of-phosphorus"],
  ["product-of-three-reagents", "molar-mass-after-four-reagents", "chain-lengthened-or-shortened", "steps-in-the-right-order", "isomer-from-its-reactions"],
  ["product-after-an-aldol", "how-many-oxygen-compounds-react", "order-of-carbonyl-reactivity", "isomers-that-react-so", "order-of-acidic-strength"],
  ["how-many-amines-react", "order-of-basic-strength"],
  ["order-of-halide-substitution", "share-of-a-monochloride"],
  ["product-on-the-benzene-ring", "how-many-are-aromatic"],
  ["alkene-from-tests-on-fragments", "order-of-unsaturated-reactivity", "oxygen-for-a-mixture-of-hydrocarbons"],
  ["order-of-stability-of-intermediates"],
  ["stereoisomers-with-equal-ends", "stereoisomers-of-a-chain"],
  ["molar-mass-by-the-carius-method", "unsaturation-from-a-combustion", "nitrogen-by-kjeldahl"],
  ["bond-enthalpy-from-two-formations", "lattice-by-a-cycle", "resonance-energy-from-combustions"],
  ["equilibrium-constant-from-enthalpy-and-entropy", "ionisation-enthalpy-of-a-weak-acid"],
  ["half-life-without-the-other-reaction", "first-order-followed-by-pressure"],
  ["activation-energy-from-two-completions", "first-order-reaction-made-warmer"],
  ["ph-from-a-hydrogen-cell", "solubility-product-from-a-cell", "constant-of-a-disproportionation", "potential-of-a-combined-half-reaction"],
  ["dissociation-constant-from-conductivity", "molar-conductivity-by-comparison"],
  ["gases-from-a-second-cell", "ph-after-electrolysis", "how-many-of-these-electrolyses", "iron-in-an-ore-by-permanganate"],
  ["pure-vapour-pressure-from-two-mixtures", "vapour-composition-over-a-solution", "figure-pressure-above-condensed-vapour"],
  ["ice-that-separates", "ph-from-a-freezing-point"],
];

const CHAPTER_OF_JEE = new Map(
  CHAPTERS_OF_JEE.flatMap((names) => names.map((name) => [name, `${names[0]}`])),
);

/** The chapter that a writer belongs to, by the name of its first. */
export const chapterOfJee = (writer: string): string | undefined => CHAPTER_OF_JEE.get(writer);

/** What goes as deep in topics that are one chapter, several of each, so that it is not always the same. */
// biome-ignore format: a list to read across
const OF_SINGLE_CHAPTERS = [
  "circumcentre-of-a-triangle", "image-of-a-point-in-a-line", "two-missing-observations", "correcting-a-misread-observation", "linear-equation-with-integrating-factor",
  "arithmetic-turned-geometric", "arithmetico-geometric-infinite-sum", "binomial-product-coefficient", "different-digits-divisible-by-four",
  "hanging-block-drags-block-on-table", "largest-force-without-slipping", "speed-on-return-down-rough-incline", "projectile-from-a-tower", "fastest-start-stop-journey",
  "ice-dropped-into-warm-water", "stefans-law-and-wien", "amplitude-from-two-speeds", "springs-combined-period", "greatest-height-below-escape-speed",
  "value-in-a-new-system-of-units", "dimensions-in-another-base", "zener-regulator-current", "two-gates-combined",
  "order-of-a-periodic-property", "isoelectronic-ions-by-radius", "bond-order-by-molecular-orbitals", "mixture-of-carbonates", "chalk-by-back-titration", "buffer-after-adding-acid",
  "ph-of-mixed-acid-and-base", "conversion-at-equilibrium", "dissociation-of-a-gas-and-kp",
];

export const DEEP_IN_JEE: readonly string[] = [...CHAPTER_OF_JEE.keys(), ...OF_SINGLE_CHAPTERS];
