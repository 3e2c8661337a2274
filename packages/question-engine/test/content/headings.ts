import type { Unit } from "../../src/syllabus/units.ts";

/**
 * What learners type: headings below the chapters of the school textbooks (classes 11 and 12) and of the usual books
 * for UPSC, SSC and banking. Collected before the syllabus had sub-topics.
 */
const BY_UNIT: Partial<Record<Unit, string>> = {
  physics: `
    Dimensional analysis
    Significant figures
    Equations of uniformly accelerated motion
    Relative velocity
    Projectile motion
    Uniform circular motion
    Newton's second law
    Conservation of momentum
    Friction
    Banking of roads
    Work-energy theorem
    Potential energy of a spring
    Elastic and inelastic collisions
    Centre of mass
    Moment of inertia
    Torque and angular momentum
    Kepler's laws
    Escape speed
    Earth satellites
    Hooke's law
    Pascal's law
    Bernoulli's principle
    Viscosity
    Surface tension
    Thermal expansion
    Calorimetry
    First law of thermodynamics
    Carnot engine
    Law of equipartition of energy
    Simple pendulum
    Standing waves
    Beats
    Doppler effect
    Coulomb's law
    Electric dipole
    Gauss's law
    Capacitors in series and parallel
    Ohm's law
    Kirchhoff's laws
    Wheatstone bridge
    Biot-Savart law
    Ampere's circuital law
    Moving coil galvanometer
    Lenz's law
    Transformers
    LCR circuit
    Electromagnetic spectrum
    Total internal reflection
    Refraction through a prism
    Young's double slit experiment
    Photoelectric effect
    De Broglie wavelength
    Bohr model of the atom
    Binding energy
    p-n junction diode
    Logic gates`,
  chemistry: `
    Mole concept
    Limiting reagent
    Empirical and molecular formula
    Quantum numbers
    Aufbau principle
    Ionisation enthalpy
    Electronegativity
    VSEPR theory
    Hybridisation
    Hydrogen bonding
    Molecular orbital theory
    Hess's law
    Entropy
    Gibbs energy
    Equilibrium constant
    Le Chatelier's principle
    Buffer solutions
    Solubility product
    Oxidation number
    Balancing redox reactions
    IUPAC nomenclature
    Isomerism
    Inductive effect
    Carbocations
    Markovnikov's rule
    Aromaticity
    Raoult's law
    Colligative properties
    Osmotic pressure
    Nernst equation
    Faraday's laws of electrolysis
    Kohlrausch's law
    Order of a reaction
    Half-life of a reaction
    Arrhenius equation
    Lanthanoid contraction
    Crystal field theory
    Werner's theory
    SN1 and SN2 reactions
    Aldol condensation
    Cannizzaro reaction
    Diazonium salts
    Amino acids
    Vitamins`,
  mathematics: `
    Subsets and power set
    Venn diagrams
    Domain and range of a function
    Trigonometric identities
    Modulus and argument of a complex number
    Linear inequalities
    Permutations
    Combinations
    General term of the binomial expansion
    Arithmetic progression
    Geometric progression
    Slope of a line
    Distance of a point from a line
    Parabola
    Ellipse
    Hyperbola
    Section formula
    L'Hopital's rule
    Mean deviation
    Variance and standard deviation
    Conditional probability
    Bayes' theorem
    Equivalence relations
    Inverse trigonometric functions
    Transpose of a matrix
    Inverse of a matrix
    Area of a triangle by determinants
    Chain rule
    Maxima and minima
    Tangents and normals
    Rate of change
    Integration by parts
    Definite integrals
    Area under a curve
    Order and degree of a differential equation
    Linear differential equations
    Scalar product
    Vector product
    Direction cosines
    Linear programming`,
  biology: `
    Binomial nomenclature
    Five kingdom classification
    Bryophytes
    Gymnosperms
    Phylum Arthropoda
    Chordata
    Inflorescence
    Plant tissues
    Connective tissue
    Fluid mosaic model
    Mitochondria
    Ribosomes
    Enzymes
    Phases of mitosis
    Meiosis
    Light reactions
    Calvin cycle
    C4 pathway
    Photorespiration
    Glycolysis
    Krebs cycle
    Electron transport system
    Auxins
    Gibberellins
    Transpiration
    Mechanism of breathing
    Transport of oxygen
    Cardiac cycle
    ECG
    Blood groups
    Nephron
    Urine formation
    Muscle contraction
    Human skeleton
    Nerve impulse
    Human brain
    Human eye
    Pituitary gland
    Thyroid gland
    Double fertilisation
    Pollination
    Spermatogenesis
    Menstrual cycle
    Placenta
    Contraception
    Incomplete dominance
    Sex determination
    Linkage and crossing over
    Mendelian disorders
    Structure of DNA
    DNA replication
    Transcription
    Genetic code
    Translation
    Lac operon
    Hardy-Weinberg principle
    Natural selection
    Human evolution
    Malaria
    Innate and acquired immunity
    AIDS
    Restriction enzymes
    Polymerase chain reaction
    Bt cotton
    Mutualism and parasitism
    Food chain
    Ecological pyramids
    Ecological succession
    Biodiversity hotspots
    Greenhouse effect`,
  "general-knowledge": `
    Preamble
    Fundamental Rights
    Directive Principles
    Fundamental Duties
    Right to Equality
    Writs
    Citizenship
    President of India
    Vice-President
    Prime Minister
    Lok Sabha
    Rajya Sabha
    Money bill
    Supreme Court
    High Courts
    Governor
    Panchayati Raj
    Election Commission
    Comptroller and Auditor General
    Finance Commission
    Emergency provisions
    Amendment of the Constitution
    Schedules of the Constitution
    Sources of the Constitution
    Bharat Ratna
    Nobel Prize
    Olympic Games
    Classical dances`,
  history: `
    Harappan cities
    Rigveda
    Buddhism
    Jainism
    Mahajanapadas
    Ashoka
    Gupta empire
    Chola empire
    Alauddin Khalji
    Muhammad bin Tughlaq
    Vijayanagara empire
    Akbar
    Shivaji
    Bhakti saints
    Battle of Plassey
    Permanent Settlement
    Revolt of 1857
    Brahmo Samaj
    Indian National Congress
    Partition of Bengal
    Non-Cooperation Movement
    Civil Disobedience Movement
    Quit India Movement
    Indian National Army
    Cabinet Mission
    French Revolution
    Russian Revolution
    First World War`,
  geography: `
    Interior of the Earth
    Plate tectonics
    Earthquakes
    Volcanoes
    Types of rocks
    River landforms
    Glacial landforms
    Layers of the atmosphere
    Pressure belts
    Cyclones
    Clouds
    Ocean currents
    Tides
    Coral reefs
    Latitudes and longitudes
    Himalayas
    Western Ghats
    Monsoon
    Himalayan rivers
    Peninsular rivers
    Soils of India
    Mangroves
    Rice and wheat
    Iron ore
    Green Revolution
    Straits`,
  economics: `
    Law of demand
    Price elasticity of demand
    Indifference curves
    Production function
    Average and marginal cost
    Perfect competition
    Monopoly
    GDP and GNP
    Multiplier
    Money supply
    Inflation
    Fiscal deficit
    Balance of payments
    Five Year Plans
    Liberalisation
    Goods and Services Tax`,
  banking: `
    Repo rate
    Cash reserve ratio
    Functions of the RBI
    Types of cheques
    NEFT and RTGS
    Non-performing assets
    Priority sector lending
    Treasury bills`,
  "quantitative-aptitude": `
    Successive discounts
    Marked price
    Compound interest
    Simple interest
    Pipes and cisterns
    Trains
    Boats and streams
    Alligation
    Partnership
    HCF and LCM
    Divisibility rules
    Unit digit
    Average speed
    Pie chart
    Missing number in a series
    Volume of a cylinder`,
  reasoning: `
    Coding-decoding
    Letter series
    Blood relations
    Direction sense
    Circular seating arrangement
    Syllogism
    Statement and assumption
    Clocks
    Calendar
    Dice
    Mirror image
    Odd one out
    Ranking and order
    Coded inequalities`,
  english: `
    Subject-verb agreement
    Tenses
    Active and passive voice
    Direct and indirect speech
    Articles
    Prepositions
    Conjunctions
    Modals
    Phrasal verbs
    Idioms
    One-word substitution
    Prefixes and suffixes
    Conditionals
    Metaphor and simile`,
  "computer-science": `
    Binary to decimal conversion
    Two's complement
    Karnaugh map
    Stack
    Queue
    Linked list
    Binary search
    Bubble sort
    Binary search tree
    Recursion
    Inheritance
    Normalisation
    SQL joins
    Primary key
    Deadlock
    Page replacement
    OSI model
    IP address
    Firewall
    Python lists`,
};

export interface Heading {
  name: string;
  unit: Unit;
}

export const HEADINGS: readonly Heading[] = Object.entries(BY_UNIT).flatMap(([unit, names]) =>
  names
    .trim()
    .split("\n")
    .map((name) => ({ name: name.trim(), unit: unit as Unit })),
);
