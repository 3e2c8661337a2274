/** What papers for JEE and NEET never ask, by name, as in `left-out.ts`. */

/** P to S with five worths. */
// biome-ignore format: a list to read across
export const LISTS_OF_JEE_ADVANCED = [
  "match-shapes-of-molecules", "match-ph-of-solutions", "match-unpaired-electrons", "match-oxidation-numbers",
  "match-cell-and-resistor", "match-projectile-quantities", "match-oscillation-quantities", "match-gas-processes",
];

/** One formula or one definition: exercises of the chapter, not questions of the paper. */
// biome-ignore format: a list to read across
const EXERCISES = [
  "eccentricity-of-an-ellipse-or-hyperbola", "ellipse-eccentricity-and-latus-rectum", "hyperbola-eccentricity-and-foci",
  "tangent-length-to-a-circle", "third-direction-angle", "area-from-a-cross-product", "perpendicular-or-parallel-parameter",
  "angle-between-lines-or-planes", "arithmetic-sum-from-two-terms", "distance-of-a-bouncing-ball", "cosine-rule-with-a-special-angle",
  "ratio-of-an-inverse-ratio", "double-angle-value", "entry-of-a-transposed-product", "determinant-of-a-scaled-matrix",
  "determinant-of-an-adjugate", "combined-mean-of-two-groups", "mean-deviation-about-the-mean", "mean-deviation-about-the-median",
  "variance-under-a-linear-change", "expected-gain-of-a-game", "growth-and-decay-by-proportion", "separable-equation-through-a-point",
  "integral-of-a-modulus", "integral-by-substitution", "limit-with-a-square-root", "limit-of-sines-and-tangents", "local-extremum-of-a-cubic",
  "slope-of-an-implicit-curve", "inverse-of-a-linear-fraction", "subsets-that-hold-given-elements", "relations-and-functions-counted",
  "quotient-of-complex-numbers", "quadratic-sum-of-squares-of-roots", "quadratic-greatest-value", "exactly-two-of-three-sets",
  "newtons-cooling-temperature", "distance-from-a-point-to-a-line", "perpendicular-line-through-a-point", "area-of-a-triangle-from-corners",
  "vowels-together-or-apart", "conditional-probability-of-two-events", "drawing-balls-without-replacement", "figure-routes-through-a-corner",
  "distance-in-nth-second", "projectile-from-the-ground", "boat-across-a-river", "figure-distance-from-velocity-graph",
  "figure-average-velocity-from-position-graph", "atwood-machine", "impulse-on-a-rebounding-ball", "pump-power-with-efficiency",
  "keplers-third-law-period", "gravity-at-a-depth", "escape-speed-of-another-planet", "stretch-of-a-wire", "mixing-hot-and-cold",
  "rms-speed-and-temperature", "speed-in-simple-harmonic-motion", "gun-between-two-cliffs", "brewster-angle", "distance-between-fringes",
  "electromagnetic-wave-fields", "stretched-wire-resistance", "bulbs-in-series", "potential-at-centre-of-square", "led-band-gap",
  "transistor-current-gains", "common-emitter-amplifier-gain", "hydrogen-like-energies", "de-broglie-ratio", "force-between-parallel-wires",
  "terms-of-physics", "electromagnetic-spectrum",
  "bohr-orbit-of-an-ion", "photon-of-a-wavelength", "nodes-of-an-orbital", "unpaired-electrons-of-an-atom", "lone-pairs-on-the-central-atom",
  "gibbs-energy-of-a-reaction", "temperature-of-spontaneity", "kp-from-kc", "ph-of-a-weak-acid", "buffer-by-henderson",
  "first-order-rate-constant", "temperature-coefficient-of-a-rate", "electronegativity-by-pauling", "saponification-of-a-fat",
  "water-lost-in-a-biopolymer", "number-of-possible-peptides", "solute-for-a-molar-solution", "silver-mirror-amount", "gas-from-a-carbonate",
  "figure-parabola-from-its-graph", "figure-integral-as-area", "photoelectric-stopping-potential", "transition-metal-facts/several-statements",
  "continuity-of-two-pieces", "properties-of-a-relation", "figure-function-of-a-function", "three-by-three-determinant",
  "second-order-exponential-solution", "intercept-line-of-given-triangle", "solenoid-or-coil-field", "lens-magnification", "binding-energy-from-mass-defect",
  "turning-platform-conserves-angular-momentum", "elastic-head-on-collision", "work-of-a-changing-force", "physics-assertions",
  "physics-by-heading", "chemistry-by-heading/medium", "colloids-and-surfaces", "flame-colours", "limiting-reagent-product",
  "hardness-of-water", "volume-strength-of-peroxide", "mass-deposited-by-a-current", "iupac-name-of-a-branched-alkane",
  "relations-of-a-kind-counted", "open-box-of-largest-volume", "first-to-succeed-in-turns", "tangency-condition-of-a-line", "quadratics-with-a-common-root",
  "greatest-modulus-on-a-disc", "telescoping-sum-of-reciprocals", "range-of-a-sine-cosine-sum", "binomial-term-independent-of-x", "polygon-from-its-diagonals",
  "motional-emf-circuit", "apparent-depth-of-layers", "refrigerator-work", "galvanometer-conversion", "parallel-axis-moment-of-inertia",
  "bernoulli-in-a-narrowing-pipe", "mica-sheet-over-a-slit", "work-function-from-two-wavelengths", "physical-quantities/match",
  "water-of-crystallisation", "biomolecules-in-chemistry/match", "direction-from-the-quotient", "first-order-percent-times",
  "monochlorination-products", "number-and-its-modulus", "limit-of-the-form-one-to-infinity", "standard-deviation-of-an-arithmetic-progression",
  "ratio-of-orbit-radii", "series-lcr-impedance", "figure-capacitance-between-terminals", "brightest-to-darkest-ratio", "single-slit-minimum",
  "carriers-after-doping", "spectral-lines-and-wavelengths",
  "alkene-from-ozonolysis", "shape-by-vsepr", "ions-from-a-coordination-compound", "spectral-lines-to-the-ground-state",
  "degree-of-ionisation-of-a-weak-acid", "reaction-enthalpy-from-bonds", "ideas-of-organic-chemistry/not-correct", "figure-energy-profile",
  "optical-rotation-and-mutarotation", "raoult-law-total-pressure", "osmotic-pressure-of-a-solution", "cells-in-series", "isothermal-expansion-work",
  "molecular-formula-from-percentages", "solubility-from-solubility-product", "spin-only-magnetic-moment", "number-of-structural-isomers", "biomolecules-in-chemistry/medium",
];

/** A formula for itself, which papers ask in lists to match only. */
const SINGLE_RELATIONS = [
  "moments-of-inertia",
  "fields-and-distances",
  "quantities-of-bohrs-model",
  "ratios-of-heat-capacities",
  "first-law-in-changes-of-a-gas",
  "origins-of-electromagnetic-waves",
  "fields-of-currents",
].flatMap((table) => [`${table}/easy`, `${table}/medium`]);

/** Parts of chapters that the syllabuses of JEE Main and NEET have not had since 2024. */
// biome-ignore format: a list to read across
export const GONE_FROM_BOTH_SYLLABUSES = [
  "potentiometer-internal-resistance", "greatest-current-of-an-lc-circuit", "resonance-and-quality-factor", "carnot-efficiency", "carnot-engines-in-series",
  "refrigerator-work", "doppler-moving-source-or-listener", "beats-with-echo-from-wall", "newtons-law-of-cooling", "radioactive-half-lives", "alpha-beta-decay-chain",
  "two-radioactive-substances", "volume-by-a-tracer", "figure-two-decay-curves", "transistor-current-gains", "common-emitter-amplifier-gain", "terms-of-physics",
  "colloids-and-surfaces", "polymers-and-monomers", "degree-of-polymerisation", "average-molar-masses-of-a-polymer", "hydrogen-from-a-metal", "products-of-heating-salts",
  "hardness-of-water", "volume-strength-of-peroxide", "saponification-of-a-fat",
  ...SINGLE_RELATIONS, "periods-of-a-pendulum/medium", "diodes-and-their-use/medium",
];

/** One formula with its numbers put in. */
// biome-ignore format: a list to read across
export const TOO_PLAIN_FOR_NEET = [
  "mixing-hot-and-cold", "pump-power-with-efficiency", "gun-between-two-cliffs", "distance-in-nth-second", "figure-capacitance-between-terminals",
  "figure-resistance-between-terminals", "figure-average-velocity-from-position-graph", "figure-distance-from-velocity-graph", "solenoid-or-coil-field", "led-band-gap",
  "stretch-of-a-wire", "single-slit-minimum", "rms-speed-and-temperature", "escape-speed-of-another-planet", "boat-across-a-river",
  "solute-for-a-molar-solution", "first-order-rate-constant", "gas-from-a-carbonate", "water-lost-in-a-biopolymer", "number-of-possible-peptides", "photon-of-a-wavelength",
  "bohr-orbit-of-an-ion", "electronegativity-by-pauling", "silver-mirror-amount", "iupac-name-of-a-branched-alkane", "kp-from-kc", "temperature-of-spontaneity",
  "chemistry-assertions",
];

/** Physical chemistry is asked in numbers. */
const TWO_STATEMENTS_ON_QUANTITIES = [
  "atomic-structure",
  "chemical-equilibrium",
  "chemical-kinetics",
  "chemical-thermodynamics",
  "redox-and-electrochemistry",
  "solutions",
].map((topic) => `chemistry-statements/of-two/${topic}`);

/** Chapters that its syllabus has dropped, statements made by exchanging two rows, and what takes one step. */
// biome-ignore format: a list to read across
export const NOT_IN_JEE_MAIN = [
  ...LISTS_OF_JEE_ADVANCED, ...EXERCISES, ...GONE_FROM_BOTH_SYLLABUSES, ...TWO_STATEMENTS_ON_QUANTITIES,
  "image-of-a-point-in-a-plane", "plane-from-the-centroid-of-its-intercepts", "tower-from-one-angle", "figure-venn-diagram-with-an-unknown", "figure-variance-from-bars",
  "two-angles-of-elevation-walking", "tower-seen-from-south-and-east", "tangent-from-an-outside-condition",
  "triangle-of-tangents-and-chord-of-contact", "median-of-unsorted-data", "mode-from-mean-and-median", "coplanarity-and-box-volume", "binomial-distribution-at-least",
  "chemistry-assertions", "indicators-and-their-colours", "statement-one-and-two", "several-statements", "not-correct", "correct-one", "physics-statements",
  "figure-resistance-between-terminals", "figure-first-order-decay-curve", "figure-work-in-a-cycle", "cell-internal-resistance", "metre-bridge-balance",
  "capacitor-with-dielectric", "screw-gauge-reading", "organ-pipe-harmonics", "resonance-tube", "stone-into-a-well", "photoelectrons-kinetic-energy", "percent-ionic-character",
  "molarity-from-percent-and-density", "combustion-from-formation-enthalpies", "kohlrausch-degree-of-dissociation", "molar-mass-by-freezing-point",
  "boiling-or-freezing-of-a-solution", "addition-of-hydrogen-halide", "transition-metal-facts", "ideas-of-organic-chemistry",
  "physical-quantities", "figure-current-in-a-branch", "reading-a-wave-equation", "string-tension-for-harmonics", "integral-by-the-symmetry-property", "electrons-and-equivalents-in-redox", "biomolecules-in-chemistry",
];
