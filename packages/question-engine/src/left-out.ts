/** What papers never ask, by name: writers, tables and sets; with what follows a stroke, one way of asking a table, or all its plain questions ("/plain"), and behind a second one its topic. */

/** Names of grammar, and what is learnt at school. */
// biome-ignore format: a list to read across
export const SCHOOL_GRAMMAR = [
  "parts-of-speech", "kinds-of-words", "word-in-many-roles", "sentence-kinds", "clauses", "question-tags",
  "punctuation-and-order", "agreement-plain", "a-or-an-by-sound", "simple-tenses", "verb-forms", "plurals", "word-parts",
  "figures-of-speech", "literary-terms",
];

// biome-ignore format: a list to read across
export const GENERAL_SCIENCE = [
  "physicists-and-laws", "si-prefixes", "phenomena-and-causes", "physics-instruments", "terms-of-physics/easy",
  "physics-by-heading/easy", "electromagnetic-spectrum/easy", "physical-quantities/easy",
  "elements-and-symbols", "elements-that-stand-out", "common-names-of-compounds", "acids-in-nature", "laws-of-chemistry",
  "functional-groups", "solids-and-forces", "tests-for-gases", "industrial-processes", "environmental-chemistry",
  "fuels-and-nuclear-chemistry", "ores-and-their-metals", "alloys-and-their-metals", "processes-of-metallurgy",
  "drugs-and-everyday-chemicals", "tests-for-organic-groups/easy", "transition-metal-facts/easy", "chemistry-by-heading/easy",
];

/** Sentences made by exchanging two rows, what is learnt at school, chapters that are no longer asked, single names, and sums: its biology has two or three, mostly of genetics. */
// biome-ignore format: a list to read across
export const NOT_IN_NEET = [
  "two-statements", "statement-one-and-two", "several-statements", "not-correct",
  "vitamins", "digestive-secretions", "parts-of-the-gut", "parts-of-eye-and-ear", "cell-pioneers", "scientific-names", "taxonomy-terms", "bones-and-joints",
  "cell-parts/easy", "biomolecules/easy", "plant-groups/easy", "plant-tissues/easy", "plant-forms/easy", "animal-organs/easy", "gland-disorders/easy",
  "infectious-diseases/easy", "brain-and-nerve-parts/easy", "heart-and-vessels/easy", "parts-of-blood/easy", "breathing-terms/easy", "human-hormones/easy",
  "teeth-from-dental-formula", "energy-of-a-meal",
  "physics-by-heading", "terms-of-physics/medium", "chemistry-by-heading", "biology-by-heading/easy", "flame-colours", "indicators-and-their-colours",
  "particles-of-an-ion", "electricity-bill", "valency-formula-of-two-elements", "place-in-the-periodic-table",
  "physical-quantities/match", "projectile-from-the-ground", "reading-a-wave-equation", "oxidation-number-in-a-formula", "monohybrid-offspring",
  "molecular-pioneers/match", "animal-groups/match", "gland-disorders/medium", "plant-forms/medium",
  "hardy-weinberg-after-selection", "figure-light-and-photosynthesis",
  "chromosomes-in-body-and-gamete", "human-reproduction/easy", "mark-and-recapture", "alveolar-ventilation", "net-filtration-pressure", "rate-with-temperature-coefficient", "logistic-growth-rate",
  "ice-that-separates", "ph-from-a-freezing-point", "resonance-energy-from-combustions", "stabilisation-energy-from-a-colour", "steps-in-the-right-order",
  "elements-in-plants", "drugs-and-their-sources", "plant-processes/easy", "plant-growth-regulators/easy", "genetic-terms/easy", "genetic-disorders/easy", "genetics-questions/easy",
  "animal-groups/easy", "animal-examples/easy", "animal-examples/match", "groups-of-life/easy", "plant-reproduction/easy", "stages-of-cell-division/easy", "evolution-terms/easy", "evolution-questions/easy", "ecology-terms/easy",
  "ecology-terms/pair-not-matched", "plant-processes/pair-not-matched", "water-potential-of-cells", "ten-per-cent-law", "net-primary-productivity", "population-growth-rates", "atp-from-glucose-molecules",
  "species-on-a-larger-island", "oxygen-delivered-by-the-heart", "energy-for-the-top-of-two-chains", "double-digest-of-a-plasmid", "primers-and-final-copies", "filtrate-and-urine",
  "allele-frequency-by-counting", "figure-cells-counted-in-a-root-tip", "figure-output-from-heartbeats", "figure-oxygen-given-up-in-tissue", "atp-from-carriers", "peptide-bonds-and-water",
  "class-of-a-linked-test-cross", "codons-changed-by-two-mutations", "embryo-and-endosperm-of-a-polyploid-cross", "carrier-chances-in-a-family", "figure-energy-at-trophic-levels",
];

/** Identities with numbers put in, as papers of aptitude have them. */
// biome-ignore format: a list to read across
export const SCHOOL_MATHEMATICS = [
  "expression-of-standard-angles",
  "quotient-of-sine-and-cosine-sums",
  "angle-at-a-centre-of-a-triangle",
  "three-cubes-less-three-products",
  "mean-median-and-mode-of-marks",
];

/** Records, names and single honours: what a quiz asks. */
// biome-ignore format: a list to read across
export const QUIZ = [
  "equal-ranks", "superlatives-of-nature", "superlatives-of-the-world", "nobel-laureates-of-the-world", "full-forms",
  "players-in-a-side", "trophies", "sports-terms", "people-of-sport", "titles-of-people", "firsts-in-the-world",
  "currencies", "parliaments", "gods-of-the-west", "symbols-of-other-lands", "books-of-the-world", "inventors",
  "musicians-and-instruments", "dancers-and-singers", "economists-and-ideas", "books-on-economics", "koppen-climates",
  "peoples-of-the-world", "capitals-of-the-world", "landmarks-of-the-world", "measuring-instruments", "branches-of-study", "everyday-science-hand-made",
  "si-prefixes", "physics-instruments", "digestive-secretions", "parts-of-the-gut", "molecular-pioneers", "cell-pioneers", "cell-parts", "animal-organs", "scientific-names", "taxonomy-terms",
  "people-of-the-epics", "everyday-substances", "builders-and-architects", "faiths-and-their-books", "figures-of-the-revolutions",
  "moons-of-planets", "stock-indices-and-their-markets", "earth-and-sky-terms", "biotechnology-tools",
  "railway-zone-headquarters", "economic-institutions-of-the-world/hard",
  "great-railways-of-the-world", "ship-canals-of-the-world", "transport-single-facts", "nicknames-of-indian-cities", "cities-on-world-rivers", "highest-peaks-of-continents",
  "instruments-of-geography", "state-capitals-of-india", "country-single-facts", "branches-of-cultivation", "colour-revolutions-of-india", "state-animals",
  "national-symbols-of-india", "important-days-and-dates", "why-days-are-kept", "days-hand-made", "people-hand-made", "awards-hand-made", "sports-hand-made", "firsts-in-india",
  "founders", "awards-and-their-fields", "nobel-laureates-linked-with-india", "discoverers", "superlatives-of-india", "languages-of-the-world", "headquarters",
  "polity-hand-made/medium", "articles-of-the-constitution/medium", "articles-of-the-constitution/hard", "schedules-of-the-constitution/medium", "constitution-borrowed-features",
  "constitutional-authorities/medium", "reserve-bank-of-india-facts", "when-indian-states-were-formed", "formation-of-states/medium", "farm-revolutions", "dates-of-indian-banking",
  "acts-on-banking-and-finance", "milestones-of-the-indian-economy/pairs", "milestones-of-the-indian-economy/medium", "ports-of-india", "lakes-of-the-world", "kinds-of-cloud",
  "headquarters-of-indian-banks", "economic-laws-and-curves/medium", "ecology-questions", "general-knowledge-by-heading", "schools-of-thought", "banking-terms-and-meanings", "world-heritage-sites-of-india/two-statements", "mountain-ranges-of-the-world",
  "organisations-hand-made", "planets", "hills-and-peaks-of-india/medium", "hill-ranges-of-india/hard", "passes-of-india/hard", "passes-of-india/medium", "harappan-sites/medium",
  "books-of-modern-india", "world-water-single-facts", "ecology-terms/pairs",
];

/** Anatomy, cells and kinds of plants and animals, which papers of general studies leave to those of science. */
// biome-ignore format: a list to read across
export const SCHOOL_BIOLOGY = [
  "animal-groups", "animal-examples", "plant-groups", "plant-tissues", "plant-forms", "groups-of-life", "genetic-terms", "chromosome-terms", "stages-of-cell-division", "gene-machinery",
  "biomolecules", "enzymes-and-proteins", "parts-of-blood", "heart-and-vessels", "breathing-terms", "circulation-questions", "kidney-parts", "bones-and-joints",
  "muscle-and-joint-terms", "excretion-questions", "brain-and-nerve-parts", "parts-of-eye-and-ear", "nerve-questions", "human-hormones", "hormone-questions",
  "human-reproduction", "plant-reproduction", "reproduction-questions", "plant-processes", "plant-physiology-questions", "evolution-terms", "genetics-questions", "molecular-questions",
  "evolution-questions", "immune-system", "useful-microbes", "biology-by-heading", "vitamins", "nutrition-questions", "elements-in-plants", "plant-growth-regulators",
  "drugs-and-their-sources", "gland-disorders", "genetic-disorders", "evolution-examples", "infectious-diseases", "health-questions",
];

/** A name, a year or a term for one line: what papers of general studies ask among statements and in pairs, if at all. */
// biome-ignore format: a list to read across
export const TOO_PLAIN_FOR_UPSC = [
  "history-by-heading", "geography-by-heading", "economics-by-heading", "banking-by-heading",
  "ancient-world-single-facts", "art-single-facts", "bhakti-single-facts", "buddhist-and-jain-single-facts", "company-single-facts", "freedom-single-facts", "gupta-single-facts",
  "mauryan-single-facts", "medieval-single-facts", "mughal-single-facts", "reform-single-facts", "republic-single-facts", "revolt-single-facts", "revolutions-single-facts",
  "southern-single-facts", "sultanate-single-facts", "vedic-single-facts", "world-wars-single-facts",
  "delhi-sultans", "mughal-age-rulers", "mughal-battles", "mughal-buildings", "sultanate-buildings", "monuments-and-builders", "bhakti-saints", "sikh-gurus", "leaders-of-1857",
  "british-commanders-of-1857", "makers-of-free-india", "maratha-leaders", "governors-general-and-viceroys", "europeans-in-india", "mahajanapadas", "southern-rulers", "southern-dynasties",
  "regional-rulers", "post-mauryan-and-gupta-rulers", "stone-and-metal-ages", "harappan-sites", "revolutionaries", "social-reformers", "formation-of-states", "symbols-of-the-buddhas-life",
  "vedic-gods", "vedic-texts", "sources-of-the-constitution", "modern-artists", "books-of-the-freedom-struggle", "ancient-battles", "ancient-peoples", "ancient-writers",
  "figures-of-the-ancient-world", "figures-of-the-twentieth-century", "battles-of-the-world-wars", "explorers", "inventors-of-the-industrial-revolution", "leaders-of-new-nations",
  "medieval-and-reformation-figures", "medieval-empires", "renaissance-works", "thinkers-of-the-enlightenment",
  "agriculture-single-facts", "geology-single-facts", "indian-climate-single-facts", "indian-relief-single-facts", "indian-river-single-facts", "indian-state-single-facts",
  "industry-single-facts", "landform-single-facts", "map-single-facts", "ocean-single-facts", "population-single-facts", "solar-system-single-facts", "weather-single-facts",
  "wildlife-single-facts", "world-region-single-facts",
  "kinds-of-mountains", "layers-of-the-atmosphere", "rocks-and-their-classes", "rocks-that-change", "weather-terms", "geology-terms", "ocean-terms", "population-terms",
  "landforms-and-agents", "crop-seasons-of-india", "dams-of-india", "lakes-of-india", "indian-cities-on-rivers", "national-parks-of-india", "biosphere-reserves-of-india",
  "deserts-of-the-world", "grasslands-of-the-world", "volcanoes-and-countries", "names-of-tropical-cyclones", "lines-of-equal-value", "natural-regions", "local-winds-of-the-world",
  "ores-and-metals-in-geography", "thinkers-of-human-geography", "rivers-and-their-mouths", "types-of-rural-settlement",
  "five-year-plans", "economic-bodies-of-india", "economic-institutions-of-the-world", "milestones-of-the-indian-economy", "banking-abbreviations",
  "financial-bodies-of-india", "schemes-of-financial-inclusion", "committees-on-banking",
  "missiles-and-weapons-of-india", "space-missions", "joint-exercises", "defence-hand-made", "what-organisations-do", "culture-hand-made", "heritage-hand-made", "languages-hand-made",
  "religion-hand-made", "books-hand-made", "books-of-old-india", "festivals-of-india", "world-heritage-sites-of-india", "vaccines-and-cures", "constitutional-amendments",
  "ecology-terms", "species-interactions", "biotechnology-questions", "economics-terms", "constitutional-authorities", "discontinuities-of-the-earth",
  "hill-ranges-of-india", "hills-and-peaks-of-india", "what-parks-are-known-for", "agreements-on-the-environment", "ecology-rules-and-conservation",
].map((table) => `${table}/plain`);

/** Counts by cases and conditions that only management entrances make. */
// biome-ignore format: a list to read across
export const CASES_OF_CAT = [
  "logarithms-in-arithmetic-progression", "whole-numbers-for-a-logarithmic-inequality", "two-numbers-from-mutual-logarithms", "whole-parts-of-logarithms-added",
  "integers-for-nested-moduli", "whole-points-within-two-moduli", "integers-for-a-sum-of-three-moduli",
  "integers-for-a-quotient-of-quadratics", "four-roots-of-a-quadratic-in-a-modulus", "quadratic-with-a-modulus-by-cases", "both-roots-beyond-a-number",
  "greatest-of-three-numbers-with-fixed-sums", "whole-values-of-a-quotient", "polynomial-through-known-values", "least-value-of-a-quotient-for-positive-numbers",
  "function-from-two-linked-arguments", "function-of-a-sum-with-a-product", "greatest-of-the-lesser-of-two-curves", "function-of-a-product-from-two-values",
  "sum-of-a-late-group", "greatest-sum-from-two-equal-sums", "terms-of-one-progression-in-another", "ways-as-a-sum-of-consecutive-numbers",
  "chords-of-whole-length-through-a-point", "whole-third-sides-of-a-triangle", "quadrilateral-cut-off-by-two-lines", "area-above-a-sum-of-moduli",
  "circle-between-two-circles-and-a-line", "triangles-with-whole-sides-and-a-perimeter", "triangle-on-a-line-through-two-circles",
  "piece-at-the-incentre-of-a-triangle", "feet-of-perpendiculars-in-an-equilateral-triangle",
  "workers-who-join-day-by-day", "leak-part-way-up-a-tank", "price-for-the-greatest-profit", "gifts-in-per-cent-until-equal", "strengths-from-mixtures-in-pairs",
  "largest-number-for-an-average-and-a-median", "divisors-with-two-conditions", "pairs-with-a-given-hcf", "three-kinds-for-a-fixed-sum",
  "numbers-whose-digits-multiply-to", "team-with-people-who-insist",
];

/** Logic, machines and long puzzles as other exams have them, what is below or above its level, and tables of rare things. */
// biome-ignore format: a list to read across
export const NOT_IN_SSC = [
  ...CASES_OF_CAT, "crystal-structures", "trapezium-drawn-about-a-circle", "unknown-amount-replaced-twice", "half-of-the-work-each", "meeting-twice-between-two-towns",
  "paragraph-summary", "sentence-of-an-argument", "jumbled-argument", "sentence-out-of-an-argument", "surface-after-cubes-are-taken-out",
  "conditional-what-follows", "conditional-equivalent-statement", "conditional-chain", "one-statement-true-who-did-it",
  "truth-tellers-and-liars", "syllogism-two-conclusions-with-possibility", "syllogism-two-statements", "syllogism-three-statements",
  "code-table-with-conditions", "magic-square-missing", "letters-between-in-word", "letter-series-steps", "nth-letter-left-or-right",
  "number-pair-analogy", "new-operation-symbol", "facing-after-turns", "clock-hands-as-a-compass", "month-from-the-sum-of-its-dates",
  "clock-that-gains-or-loses", "hands-coincide-or-oppose", "angle-between-hands", "year-with-same-calendar", "orders-left-by-comparisons", "relation-two-steps",
  "family-how-many", "die-rolled-over-a-board", "cube-painted-on-some-faces", "painted-cuboid-cut", "cuts-of-a-cube", "standard-die-opposite",
  "least-and-greatest-overlap", "exactly-two-from-totals", "three-sets-exactly", "two-sets-counting", "row-facing-both-ways", "three-floors-with-two-flats",
  "birthdays-in-three-months", "row-of-four-with-caps", "two-facing-rows", "round-table-some-facing-out", "people-jobs-and-cities",
  "synonyms/easy", "antonyms/easy", "one-word-people/easy", "one-word-things/easy", "idioms/easy", "sentence-completion/easy", "confusables/easy", "articles/easy",
  "prepositions/easy", "phrasal-verbs/easy", "special-passives/easy", "special-reported-speech/easy", "mood-and-tense/easy", "error-spotting/easy", "error-in-parts-easy", "passive-of-simple-tenses", "active-of-simple-tenses", "sentence-correction/easy",
  "reported-present-statements", "subject-for-the-verb", "sentence-out-of-place", "sentence-to-be-placed", "english-by-heading",
  "linear-equation-with-brackets", "integers-in-a-modulus-inequality", "sum-of-two-moduli", "triangle-of-feasible-points", "quadratic-always-positive-count",
  "quadratic-greatest-value", "cubic-symmetric-functions", "cubic-with-roots-in-progression", "remainder-on-division-by-a-quadratic", "figure-parabola-from-its-graph",
  "figure-interval-as-inequality", "ratio-from-another-in-a-quadrant", "number-of-solutions-of-a-trig-equation", "range-of-a-sine-cosine-sum", "double-angle-value",
  "cosine-rule-with-a-special-angle", "tower-seen-from-south-and-east", "principal-value-of-an-inverse-ratio", "ratio-of-an-inverse-ratio", "image-of-a-point-in-a-line",
  "intercept-line-of-given-triangle", "triangle-of-tangents-and-chord-of-contact", "plane-from-the-centroid-of-its-intercepts", "sphere-inscribed-in-a-cone",
  "variance-under-a-linear-change", "correcting-a-misread-observation", "two-missing-observations", "standard-deviation-of-an-arithmetic-progression",
  "mean-deviation-about-the-mean", "mean-deviation-about-the-median", "highest-power-dividing-a-factorial", "convert-speed-units", "journey-any-quantity",
  "sum-and-difference", "consecutive-numbers", "passing-on-halves-of-fruit", "most-wrong-answers-for-a-score", "quadratic-comparison-of-roots",
  "approximate-value-of-an-expression", "steps-of-a-moving-stairway", "bottle-lost-from-a-boat", "how-many-numbers-leave-two-remainders", "absent-members-share-cost",
  "equal-repayments-at-two-rates", "partners-with-a-withdrawal-and-a-salary", "volume-or-surface-of-a-basic-solid",
  "firsts-in-the-world", "gods-of-the-west", "symbols-of-other-lands", "economists-and-ideas", "biotechnology-tools", "molecular-pioneers", "cell-pioneers",
  "parts-of-the-gut", "digestive-secretions", "proverbs", "spelling/easy", "arc-and-radian-measure",
  "biology-statements", "biology-lists", "biology-lists-of-plants", "chemistry-statements", "physics-statements", "which-is-correct",
];

/** Of two topics only one kind of question stands in papers, approximate values and roots to compare; data come in sets. */
// biome-ignore format: a list to read across
export const NOT_IN_BANKS = [
  ...CASES_OF_CAT, "stone-broken-into-pieces", "rod-in-a-box-of-known-edges-and-surface",
  "paragraph-summary", "sentence-of-an-argument", "jumbled-argument", "sentence-out-of-an-argument", "ways-to-spend-a-sum", "painted-cube-cut", "letter-series-steps",
  "unit-digit-of-powers-combined", "unit-digit-of-a-power", "other-number-from-hcf-and-lcm", "bodmas-simplification",
  "bells-toll-together", "digit-for-divisibility", "trailing-zeros-of-factorial", "remainder-of-a-power",
  "least-number-same-remainder-and-multiple", "count-of-even-or-odd-divisors", "how-many-numbers-leave-two-remainders",
  "sum-and-difference", "two-digit-number-reversed", "heads-and-legs-or-tickets", "consecutive-numbers",
  "three-items-combination-price", "passing-on-halves-of-fruit", "absent-members-share-cost", "most-wrong-answers-for-a-score",
  "series-next-easy", "series-sum-of-two-before", "journey-any-quantity", "convert-speed-units", "simple-interest-any-quantity",
  "error-in-parts-easy", "phrasal-verbs", "proverbs", "idioms/easy", "synonyms/easy", "antonyms/easy", "reading-stories", "collective-nouns",
  "table-total-or-difference", "pie-chart-share", "table-percentage-change", "table-ratio-of-totals", "table-years-above-average",
  "puzzle-row-facing-north", "syllogism-two-statements", "syllogism-three-statements", "inequality-single-chain", "code-sum-of-letter-places",
  "code-by-constant-shift", "clock-hands-as-a-compass", "family-how-many", "facing-after-turns", "odd-word-of-a-kind", "word-analogy-everyday",
  "word-analogy-degree-and-study", "series-wrong-term-medium", "percentage-change-simple", "average-of-regular-numbers", "share-in-a-ratio", "rank-from-both-ends", "relation-two-steps",
  "sufficiency-comparison-of-heights", "lectures-on-weekdays", "six-floors", "stack-of-boxes", "row-of-five", "row-of-six-with-gaps",
  "puzzle-floors-of-a-building", "puzzle-boxes-in-a-stack", "puzzle-months-and-days", "puzzle-circle-facing-centre", "inequality-coded-symbols",
  "figure-count-the-triangles", "figure-net-of-a-dice", "fence-or-turf-a-field", "jumbled-paragraph", "synonyms/medium", "reading-nature", "reading-play-and-arts", "reading-everyday-history",
  "reading-money-and-cities", "reading-opinions", "reading-machines", "cloze-world", "cloze-life", "error-spotting", "error-in-parts-medium", "error-in-parts-hard",
  "synonyms-in-sentences", "antonyms-in-sentences", "sentence-completion", "drill-of-simplifications", "distance-from-start-right-angle", "direction-of-end-from-start",
  "shadow-tells-direction", "which-of-two-conclusions-follow", "which-of-three-conclusions-follow", "inequality-three-statements", "inequalities-with-either-or",
  "two-walkers-apart", "code-by-growing-shift-or-mirror", "code-number-from-word", "figure-box-in-a-mirror", "figure-holes-in-a-folded-sheet", "equation-with-a-question-mark",
  "series-next-medium", "series-next-hard", "series-wrong-term-hard", "series-with-a-gap-inside", "sentence-improvement-medium", "sentence-improvement-hard", "pointing-to-a-photograph",
  "rectangles-that-avoid-a-cell", "figure-count-the-squares", "figure-sheet-folded-in-the-middle", "figure-triangles-between-diagonals", "people-jobs-and-cities", "cost-of-m-equals-sale-of-n",
  "compound-interest-two-years", "chain-of-ratios", "average-speed-there-and-back", "meeting-time-of-two-cars", "two-trains-cross", "coins-in-a-ratio-of-numbers",
  "batting-average-after-innings", "parent-and-child-times-as-old", "sum-on-two-dice", "path-around-a-field", "rhombus-or-right-triangle-area", "wire-bent-square-to-circle",
  "maximum-marks-from-two-candidates", "figure-field-with-a-corner-cut-out", "workers-days-hours", "coded-language-common-words",
  "successive-percentage-change", "difference-of-compound-and-simple", "quadratic-comparison-of-roots", "boys-and-girls-rank", "interchanged-positions",
  "missing-term-of-a-number-series", "missing-term-of-a-steep-series", "set-with-the-same-relation-medium", "set-with-the-same-relation-hard",
];

/** Kinds that hardly another exam has. */
// biome-ignore format: a list to read across
export const ONLY_IN_BANKS = [
  "coded-sentences", "series-of-letters-numbers-and-symbols", "points-and-directions", "family-of-three-generations",
  "directions-in-symbols", "six-sentences-to-rearrange", "reading-long-essays", "reading-long-trade", "reading-long-markets", "reading-long-policy", "reading-long-society", "error-in-long-sentence-medium", "error-in-long-sentence-hard",
  "words-to-interchange", "phrase-to-be-replaced", "beginnings-and-ends-to-match",
];

/** One fact or one formula, and what computer science asks elsewhere. */
// biome-ignore format: a list to read across
export const TOO_PLAIN_FOR_GATE = [
  "syllogism-two-conclusions-with-possibility", "people-of-computing", "programming-language-creators", "keyboard-shortcuts", "file-extensions", "unix-commands", "computer-abbreviations",
  "design-methods-of-algorithms", "complexities-of-algorithms", "protocols-and-ports", "layers-of-the-osi-model", "http-status-codes", "codes-and-number-systems",
  "number-of-passwords", "precision-and-recall", "database-terms", "operating-system-terms", "computer-organisation-terms", "network-terms", "c-and-cpp-terms",
  "digital-logic-terms", "data-structure-terms", "theory-of-computation-terms", "computer-science-by-heading",
  "semaphore-after-operations", "two-gates-in-a-row", "select-lines-and-decoder-outputs", "state-of-a-binary-counter", "number-of-boolean-functions", "chips-for-a-memory",
  "c-integer-division", "c-pointer-arithmetic", "sum-printed-by-a-for-loop", "integer-division-and-remainder", "digits-in-a-while-loop", "rounds-of-nested-loops",
  "average-memory-access-time", "address-lines-of-a-memory", "cpu-time-from-cpi", "pipeline-total-time", "first-come-first-served-waiting-time", "hosts-in-a-subnet",
  "hamming-distance-of-code-words", "time-to-send-a-file", "comparisons-of-binary-search", "stack-or-queue-after-operations", "rows-of-a-product-or-union",
  "sql-aggregate-with-condition", "string-matched-by-a-regular-expression", "run-of-a-finite-automaton", "states-for-divisibility-or-endings", "nodes-and-leaves-of-binary-trees",
  "several-hosts-of-subnet", "several-heap-arrays", "several-eight-bit-sum", "several-strings-of-pattern", "binary-to-decimal", "hexadecimal-to-decimal", "octal-to-hexadecimal",
  "conditional-probability-of-two-events", "two-dice-sum-event", "determinant-of-a-scaled-matrix", "two-by-two-product-entry", "three-by-three-determinant",
  "singular-matrix-parameter", "subsets-of-a-finite-set", "vowels-together-or-apart", "neither-of-two-sets", "composite-function-value", "figure-function-of-a-function",
  "several-circle-facts", "several-two-events", "sentence-completion/easy", "synonyms/easy", "antonyms/easy", "number-analogy-one-operation", "letter-analogy",
  "unit-digit-of-a-power", "conditional-what-follows", "several-complex-number", "several-quadratic-roots", "address-of-an-array-element",
  "parameters-of-a-symmetric-or-skew-matrix", "subsets-that-hold-given-elements", "several-linear-probing", "properties-of-a-relation",
  "which-of-two-conclusions-follow", "jumbled-paragraph", "tokens-in-a-line-of-c", "c-pointers-to-variables", "c-bitwise-operators", "count-of-true-rows",
  "network-and-broadcast-address", "expected-gain-of-a-game", "counting-trees", "extreme-avl-trees", "base-in-which-a-sum-holds", "several-two-part-function",
  "opcode-bits-in-an-instruction", "several-orders-of-growth", "several-search-tree", "binary-search-tree-traversal", "sql-group-by-having", "rows-of-a-join",
  "cache-tag-bits", "complexity-of-nested-loops", "range-of-a-signed-word", "polygon-from-its-diagonals", "inverse-of-a-linear-fraction", "entry-of-a-transposed-product",
  "closure-of-attributes", "sql-counts-and-nulls", "flip-flop-output-sequence", "size-of-a-page-table", "circular-queue-pointers", "array-after-some-passes",
  "c-static-variable", "c-switch-fall-through", "c-pre-and-post-increment", "c-string-length-and-size", "relations-and-functions-counted",
  "states-of-shift-register-counters", "ripple-carry-delay", "hashing-with-open-addressing", "processes-made-by-fork", "twos-complement-of-a-negative-number",
  "decimal-in-bcd", "gray-code-conversion", "binary-fraction", "postfix-evaluation", "infix-to-postfix", "recursive-function-value",
  "minimum-spanning-tree-weight", "delay-of-a-packet", "karnaugh-map-simplest-form", "figure-venn-diagram-with-an-unknown",
  "letter-cluster-pairs", "letter-cluster-pairs-turned-round", "missing-letter-cluster", "missing-letter-cluster-growing-steps", "words-in-dictionary-order",
  "number-pair-analogy", "idioms/medium", "physical-address-by-paging", "cost-of-m-equals-sale-of-n", "wire-bent-square-to-circle", "floor-of-a-hall-from-a-square",
  "absent-members-share-cost", "two-articles-same-selling-price", "ratio-of-groups-from-averages", "crossing-roads-in-a-park", "path-around-a-field", "chain-of-ratios",
  "profit-after-markup-and-discount", "compound-interest-two-years", "ages-ratio-and-sum", "parent-and-child-times-as-old", "alligation-of-prices", "area-percent-change",
  "newcomer-changes-average", "train-crosses-pole-or-platform", "boat-speed-and-stream", "bodmas-simplification", "tangent-from-an-outside-condition",
  "page-faults", "swaps-and-inversions", "meeting-time-of-two-cars", "figure-routes-through-a-corner",
];

/** Calculus and algebra as engineering colleges ask them before, not after, their course. */
// biome-ignore format: a list to read across
export const ENTRANCE_MATHEMATICS = [
  "integral-with-an-exponential-below", "related-rates-ladder-or-tank", "open-box-of-largest-volume", "second-derivative-of-a-parametric-curve",
  "largest-rectangle-under-a-parabola", "quartic-from-a-limit-and-its-extremes", "area-between-a-cubic-and-its-tangent", "integral-with-the-greatest-integer",
  "region-of-a-parabola-and-a-line-by-inequalities", "integral-of-an-inverse-function", "function-of-a-sum-added-up", "sum-by-the-symmetry-of-a-function",
  "whole-numbers-in-a-domain", "nested-adjugates-as-prime-powers", "random-quadratic-with-real-roots",
  "function-from-two-linked-arguments", "function-of-a-sum-with-a-product", "greatest-of-the-lesser-of-two-curves", "function-of-a-product-from-two-values",
];

/** Sets in which what is missing has to be found first: CAT's alone. */
// biome-ignore format: a list to read across
export const SETS_TO_DEDUCE = [
  "tournament-with-points", "marks-of-three-judges", "roads-between-towns", "three-groups-with-bounds", "votes-by-preference",
  "weighings-of-six-bags", "cards-played-in-five-rounds", "talks-in-two-halls", "sales-from-their-totals", "league-with-goals", "pipes-with-capacities",
];

/** Sets as banks have them, and what is beyond or below a management entrance. */
// biome-ignore format: a list to read across
export const NOT_IN_CAT = [
  "table-of-candidates-at-five-centres", "table-of-five-over-five-years", "table-of-marks-in-percent", "bars-of-income-and-expenditure",
  "pie-chart-in-percent", "pie-chart-in-degrees", "grouped-bars-of-five-places", "line-chart-of-two-over-six-years", "bars-of-two-distributions", "table-with-missing-values",
  "caselet-of-four-departments", "caselet-of-three-groups", "puzzle-boxes-in-a-stack", "puzzle-row-facing-north", "puzzle-two-rows-facing",
  "puzzle-circle-facing-centre", "puzzle-circle-facing-both-ways", "puzzle-floors-of-a-building", "puzzle-months-and-days", "puzzle-people-places-and-things",
  "puzzle-row-facing-north-and-south", "puzzle-round-table-and-things", "puzzle-row-of-unknown-number", "puzzle-stack-of-unknown-number",
  "puzzle-boxes-and-contents", "puzzle-dates-of-four-months", "puzzle-floors-colours-and-cities", "puzzle-floors-one-vacant", "puzzle-row-and-things",
  "profit-after-markup-and-discount", "table-percentage-change", "meeting-time-of-two-cars", "chain-of-ratios", "water-to-add-or-evaporate",
  "integral-of-an-inverse-function", "quadratic-comparison-of-roots", "two-independent-attempts", "path-around-a-field",
  "alternate-days", "arrange-letters-with-condition", "committee-with-at-least", "fresh-and-dry-fruit", "election-with-invalid-votes", "reduce-consumption-for-spending-limit",
  "cost-of-m-equals-sale-of-n", "two-articles-same-selling-price", "false-weight-with-markup", "least-number-same-remainder-and-multiple", "remainder-of-a-power",
  "count-of-even-or-odd-divisors", "remainder-of-a-power-sum", "three-items-combination-price", "passing-on-halves-of-fruit", "absent-members-share-cost",
  "earth-from-well-spread-over-field", "floor-of-a-hall-from-a-square", "crossing-roads-in-a-park", "sum-split-at-two-rates",
  "equal-yearly-instalments", "overlapping-averages", "ratio-of-groups-from-averages", "at-least-one-of-three-solves", "repeated-replacement",
  "cubic-symmetric-functions", "quadratic-cubes-of-roots", "quadratics-with-a-common-root", "remainder-on-division-by-a-quadratic", "equations-linear-in-reciprocals",
  "logarithmic-quadratic-product-of-roots", "exponential-equation-in-disguise", "sum-of-two-moduli", "exactly-two-of-three-sets", "pairs-to-add-for-an-equivalence",
  "pairs-of-a-divisibility-relation", "inradius-or-circumradius-of-a-triangle", "variance-of-a-number-drawn", "distribution-with-a-constant-to-find",
  "binomial-distribution-at-least", "random-quadratic-with-real-roots", "plane-from-the-centroid-of-its-intercepts", "triangle-of-tangents-and-chord-of-contact",
  "arithmetico-geometric-infinite-sum", "telescoping-sum-of-reciprocals", "rank-of-a-word-in-the-dictionary", "staff-of-three-offices", "caselet-passed-and-failed", "table-years-above-average",
  "how-many-numbers-leave-two-remainders", "wages-shared-by-work-done", "grid-paths-past-a-closed-crossing", "highest-power-dividing-a-factorial", "markup-needed-for-profit-after-discounts",
  "pairs-with-a-given-hcf", "workers-days-hours", "two-work-together", "one-leaves-before-the-end", "pipes-and-a-leak", "unit-digit-of-a-power",
  "other-number-from-hcf-and-lcm", "bodmas-simplification", "bells-toll-together", "digit-for-divisibility", "trailing-zeros-of-factorial",
  "income-expenditure-savings", "family-average-and-birth", "ages-from-a-ratio-and-a-later-average", "two-vessels-to-a-third-ratio", "train-length-from-two-crossings",
  "two-balls-from-a-bag-of-unknown-content", "equal-times-with-and-against-the-stream", "balls-cast-from-a-solid-with-waste", "image-of-a-point-in-a-line", "circumcentre-of-a-triangle",
  "orthocentre-of-a-triangle", "triangle-of-feasible-points", "first-to-succeed-in-turns", "bayes-theorem-two-or-three-sources", "which-coin-after-some-heads", "onto-functions-counted",
  "sum-of-products-in-a-series", "whole-numbers-in-a-domain", "two-digit-number-reversed", "sum-from-two-amounts", "maximum-marks-from-two-candidates",
  "difference-of-compound-and-simple", "milk-water-ratio-after-adding", "compound-interest-two-years", "coins-in-a-ratio-of-numbers", "successive-percentage-change",
  "jumbled-paragraph", "jumbled-paragraph-inner", "sentence-out-of-place", "sentence-to-be-placed", "para-jumbles",
  "synonyms", "antonyms", "sentence-completion",
];

/** What only engineers are asked. */
// biome-ignore format: a list to read across
export const ENGINEERING_MATHEMATICS = [
  "eigenvalue-from-the-others", "parameter-for-a-rank", "variance-of-a-density", "tosses-until-a-run-of-heads", "poisson-arrivals-in-a-time",
  "several-tautologies", "several-quantified-statements", "rows-that-make-a-formula-true", "equivalent-of-a-negated-formula",
];
