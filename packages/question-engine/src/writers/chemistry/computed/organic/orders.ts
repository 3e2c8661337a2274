import type { TopicKey } from "../../../../syllabus/syllabus.ts";
import { computed } from "../../../../writing/computed.ts";
import { withNature } from "../../../../writing/nature.ts";
import type { Writer, WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { inOrder, type Ladder } from "../in-order.ts";

/** With pKa. */
const ACIDS: readonly Ladder[] = [
  {
    of: "their acidic strength",
    because:
      "Groups that draw electrons spread the charge of the phenoxide ion, most of all nitro groups in the positions 2, 4 and 6; a methyl group does the opposite, and an alkoxide ion has no resonance at all.",
    rungs: [
      ["2,4,6-trinitrophenol", 0.4],
      ["2,4-dinitrophenol", 4.1],
      ["4-nitrophenol", 7.1],
      ["3-nitrophenol", 8.3],
      ["phenol", 10],
      ["4-methylphenol", 10.2],
      ["ethanol", 15.9],
    ],
  },
  {
    of: "their acidic strength",
    because:
      "The more the groups beside the carboxyl group draw electrons, the more stable is the anion; an alkyl group pushes electrons and weakens the acid.",
    rungs: [
      [ch("CCl3COOH"), 0.65],
      [ch("CHCl2COOH"), 1.29],
      [ch("FCH2COOH"), 2.59],
      [ch("ClCH2COOH"), 2.86],
      [ch("HCOOH"), 3.75],
      [ch("C6H5COOH"), 4.2],
      [ch("CH3COOH"), 4.76],
    ],
  },
  {
    of: "their acidic strength",
    because:
      "The inductive effect of chlorine grows weaker with every carbon atom between it and the carboxyl group.",
    rungs: [
      ["2,2-dichlorobutanoic acid", 1.3],
      ["2-chlorobutanoic acid", 2.86],
      ["3-chlorobutanoic acid", 4.05],
      ["4-chlorobutanoic acid", 4.52],
      ["butanoic acid", 4.82],
    ],
  },
  {
    of: "their acidic strength",
    because:
      "A nitro group in the ring draws electrons and strengthens the acid; a methoxy group in position 4 gives electrons by resonance and weakens it.",
    rungs: [
      ["2-nitrobenzoic acid", 2.2],
      ["4-nitrobenzoic acid", 3.4],
      ["4-chlorobenzoic acid", 4],
      ["benzoic acid", 4.2],
      ["4-methoxybenzoic acid", 4.5],
      ["phenol", 10],
    ],
  },
  {
    of: "their acidic strength",
    because:
      "A carboxylate ion has two equal resonance structures, a phenoxide ion lesser ones and an ethoxide ion none; on carbon the charge is borne the better the more s character its orbital has.",
    rungs: [
      ["ethanoic acid", 4.76],
      ["phenol", 10],
      ["ethanol", 15.9],
      ["ethyne", 25],
      ["ethene", 44],
      ["ethane", 50],
    ],
  },
];

/** With pKb in water. */
const BASES: readonly Ladder[] = [
  {
    of: "their basic strength in water",
    because:
      "In water the inductive effect, solvation and crowding together make the secondary amine the strongest of the methylamines and the tertiary one the weakest; in aniline the lone pair is shared with the ring.",
    rungs: [
      [ch("(CH3)2NH"), 3.27],
      [ch("CH3NH2"), 3.38],
      [ch("(CH3)3N"), 4.22],
      [ch("NH3"), 4.75],
      [ch("C6H5NH2"), 9.38],
    ],
  },
  {
    of: "their basic strength in water",
    because:
      "In water the order of the ethylamines is secondary, tertiary, primary; in aniline the lone pair is shared with the ring.",
    rungs: [
      [ch("(C2H5)2NH"), 3],
      [ch("(C2H5)3N"), 3.25],
      [ch("C2H5NH2"), 3.29],
      [ch("NH3"), 4.75],
      [ch("C6H5NH2"), 9.38],
    ],
  },
  {
    of: "their basic strength",
    because:
      "Groups that give electrons to the ring make the lone pair of the amino group more available; a nitro group withdraws it, from position 4 by resonance too.",
    rungs: [
      ["4-methoxyaniline", 8.7],
      ["4-methylaniline", 8.9],
      ["aniline", 9.4],
      ["4-chloroaniline", 10],
      ["3-nitroaniline", 11.5],
      ["4-nitroaniline", 13],
    ],
  },
  {
    of: "their basic strength",
    because:
      "A lone pair on sp³ nitrogen is most available; in pyridine it is in an orbital with more s character, in aniline it is shared with the ring, and in pyrrole it belongs to the aromatic sextet.",
    rungs: [
      ["piperidine", 2.9],
      ["benzylamine", 4.7],
      ["pyridine", 8.8],
      ["aniline", 9.4],
      ["4-nitroaniline", 13],
      ["pyrrole", 17],
    ],
  },
];

const HALIDES: readonly Ladder[] = [
  {
    of: "their reactivity in $\\mathrm{S_N2}$ reactions",
    because:
      "In an $\\mathrm{S_N2}$ reaction the nucleophile comes from behind, so that each alkyl group on the carbon atom that is attacked slows it down.",
    rungs: [["bromomethane"], ["bromoethane"], ["2-bromopropane"], ["2-bromo-2-methylpropane"]],
  },
  {
    of: "their reactivity in $\\mathrm{S_N2}$ reactions",
    because:
      "All are primary halides; a branch hinders the attack from behind the more, the nearer it is to the carbon atom that bears bromine.",
    rungs: [
      ["1-bromobutane"],
      ["1-bromo-3-methylbutane"],
      ["1-bromo-2-methylbutane"],
      ["1-bromo-2,2-dimethylpropane"],
    ],
  },
  {
    of: "their reactivity in $\\mathrm{S_N2}$ reactions",
    because:
      "For the same alkyl group the weaker the bond to the halogen and the weaker the halide ion as a base, the better it leaves.",
    rungs: [["1-iodobutane"], ["1-bromobutane"], ["1-chlorobutane"], ["1-fluorobutane"]],
  },
  {
    of: "their reactivity in $\\mathrm{S_N1}$ reactions",
    because:
      "The slow step of an $\\mathrm{S_N1}$ reaction forms a carbocation, which is the more stable the more alkyl groups surround it.",
    rungs: [["2-bromo-2-methylpropane"], ["2-bromopropane"], ["bromoethane"], ["bromomethane"]],
  },
  {
    of: "their reactivity in $\\mathrm{S_N1}$ reactions",
    because:
      "The slow step forms a carbocation: each phenyl group on it spreads the charge by resonance, whereas a halogen on the ring itself does not leave in this way.",
    rungs: [[ch("(C6H5)3CBr")], [ch("(C6H5)2CHBr")], [ch("C6H5CH2Br")], [ch("CH3CH2Br")], [ch("C6H5Br")]],
  },
  {
    of: "their rate of $\\mathrm{S_N1}$ hydrolysis",
    because:
      "A methoxy group in position 4 steadies the benzyl cation by resonance, a methyl group by hyperconjugation, and a nitro group makes it less stable.",
    rungs: [
      ["4-methoxybenzyl chloride"],
      ["4-methylbenzyl chloride"],
      ["benzyl chloride"],
      ["4-nitrobenzyl chloride"],
    ],
  },
  {
    of: "their reactivity towards aqueous sodium hydroxide",
    because:
      "The hydroxide ion adds to the ring first; nitro groups in ortho and para positions steady the negative charge that this gives.",
    rungs: [
      ["1-chloro-2,4,6-trinitrobenzene"],
      ["1-chloro-2,4-dinitrobenzene"],
      ["1-chloro-4-nitrobenzene"],
      ["chlorobenzene"],
    ],
  },
];

const CARBONYLS: readonly Ladder[] = [
  {
    of: "their reactivity towards hydrogen cyanide",
    because:
      "Alkyl groups push electrons to the carbonyl carbon and crowd it, so that ketones react less readily than aldehydes, and larger ones least.",
    rungs: [
      ["methanal"],
      ["ethanal"],
      ["propanal"],
      ["propanone"],
      ["butanone"],
      ["2,2,4,4-tetramethylpentan-3-one"],
    ],
  },
  {
    of: "their reactivity in nucleophilic additions",
    because:
      "A nitro group makes the carbonyl carbon more positive and a methyl group on the ring less; a ketone is less reactive than the aldehydes.",
    rungs: [
      ["4-nitrobenzaldehyde"],
      ["benzaldehyde"],
      ["4-methylbenzaldehyde"],
      ["acetophenone"],
      ["benzophenone"],
    ],
  },
  {
    of: "their rate of hydrolysis",
    because:
      "The better the group on the carbonyl carbon leaves and the less it gives its lone pair to it, the faster the hydrolysis: chloride, carboxylate, alkoxide, amide ion.",
    rungs: [["acetyl chloride"], ["acetic anhydride"], ["ethyl acetate"], ["acetamide"]],
  },
  {
    of: "their rate of esterification with methanol",
    because:
      "Branches at the carboxyl group crowd the tetrahedral intermediate and slow the esterification down.",
    rungs: [
      ["methanoic acid"],
      ["ethanoic acid"],
      ["2-methylpropanoic acid"],
      ["2,2-dimethylpropanoic acid"],
    ],
  },
  {
    of: "their boiling points",
    because:
      "Their molar masses are nearly the same: acids form dimers by hydrogen bonds, alcohols are linked by them, carbonyl compounds attract each other as dipoles, and ethers and alkanes only weakly.",
    rungs: [["ethanoic acid"], ["propan-1-ol"], ["propanal"], ["methoxyethane"], ["butane"]],
  },
  {
    of: "their boiling points",
    because:
      "Their molar masses are nearly the same: O–H forms stronger hydrogen bonds than N–H, a primary amine has two N–H bonds, a secondary one and a tertiary none.",
    rungs: [["butan-1-ol"], ["butan-1-amine"], ["diethylamine"], ["ethyldimethylamine"]],
  },
];

const UNSATURATED: readonly Ladder[] = [
  {
    of: "their rate of nitration",
    because:
      "Groups that give electrons to the ring speed the substitution up and those that draw them slow it down: chlorine a little, an ester group more and a nitro group most.",
    rungs: [["anisole"], ["toluene"], ["benzene"], ["chlorobenzene"], ["methyl benzoate"], ["nitrobenzene"]],
  },
  {
    of: "their reactivity towards bromine in electrophilic substitution",
    because:
      "The lone pair of nitrogen activates the ring, less so where a carbonyl group claims it too; a methyl group activates it weakly, and a nitro group deactivates it.",
    rungs: [["aniline"], ["acetanilide"], ["toluene"], ["benzene"], ["nitrobenzene"]],
  },
  {
    of: "their reactivity towards electrophiles",
    because: "A methyl group activates the ring; each nitro group deactivates it far more.",
    rungs: [["toluene"], ["benzene"], ["4-nitrotoluene"], ["1,4-dinitrobenzene"]],
  },
  {
    of: "their rate of addition of hydrogen bromide",
    because:
      "The addition goes through the more stable carbocation: tertiary before secondary before primary; chlorine on the double bond draws electrons away from it.",
    rungs: [["2-methylpropene"], ["propene"], ["ethene"], ["chloroethene"]],
  },
  {
    of: "the sizes of their enthalpies of hydrogenation",
    because:
      "The more alkyl groups a double bond bears, the more stable is the alkene and the less heat it sets free; of cis and trans the trans form is the more stable.",
    rungs: [
      ["ethene", -137],
      ["but-1-ene", -127],
      ["cis-but-2-ene", -120],
      ["trans-but-2-ene", -116],
      ["2,3-dimethylbut-2-ene", -111],
    ],
  },
];

const STABILITY: readonly Ladder[] = [
  {
    of: "their stability",
    because:
      "Each phenyl group spreads the positive charge by resonance; without any, alkyl groups steady it by hyperconjugation.",
    rungs: [
      ["triphenylmethyl cation"],
      ["diphenylmethyl cation"],
      ["benzyl cation"],
      ["ethyl cation"],
      ["methyl cation"],
    ],
  },
  {
    of: "their stability",
    because:
      "A methoxy group in position 4 gives electrons to the cation by resonance, a methyl group by hyperconjugation; a nitro group draws them away.",
    rungs: [
      ["4-methoxybenzyl cation"],
      ["4-methylbenzyl cation"],
      ["benzyl cation"],
      ["4-nitrobenzyl cation"],
    ],
  },
  {
    of: "their stability",
    because: "Alkyl groups push electrons and make a negatively charged carbon atom less stable.",
    rungs: [
      ["benzyl carbanion"],
      ["methyl carbanion"],
      ["ethyl carbanion"],
      ["isopropyl carbanion"],
      ["tert-butyl carbanion"],
    ],
  },
  {
    of: "their stability",
    because:
      "What draws electrons steadies a carbanion: a nitro group in position 4 does so by resonance, and a methoxy group gives electrons instead.",
    rungs: [
      ["4-nitrobenzyl carbanion"],
      ["benzyl carbanion"],
      ["4-methylbenzyl carbanion"],
      ["4-methoxybenzyl carbanion"],
    ],
  },
  {
    of: "their stability",
    because:
      "Phenyl groups spread the odd electron by resonance, alkyl groups by hyperconjugation, the more the more C–H bonds stand beside it.",
    rungs: [
      ["triphenylmethyl radical"],
      ["benzyl radical"],
      ["tert-butyl radical"],
      ["isopropyl radical"],
      ["ethyl radical"],
      ["methyl radical"],
    ],
  },
  {
    of: "their carbon–carbon bond lengths",
    because:
      "The bond order rises from 1 in ethane by about 1.5 in benzene and 2 in ethene to 3 in ethyne, and the bond grows shorter.",
    rungs: [
      ["ethane", -154],
      ["benzene", -139],
      ["ethene", -134],
      ["ethyne", -120],
    ],
  },
];

function ordering(name: string, topic: TopicKey, ladders: readonly Ladder[]): Writer {
  return computed({
    name,
    topic,
    difficulty: "HARD",
    write: (random) => inOrder(random, random.pick(ladders)),
  });
}

export const organicOrders: WriterList = [
  withNature(
    { depth: 5, chapter: "carbonyl-compounds" },
    ordering("order-of-acidic-strength", "oxygen-and-nitrogen-organics", ACIDS),
  ),
  withNature(
    { depth: 5, chapter: "amines" },
    ordering("order-of-basic-strength", "oxygen-and-nitrogen-organics", BASES),
  ),
  withNature(
    { depth: 5, chapter: "halides" },
    ordering("order-of-halide-substitution", "hydrocarbons", HALIDES),
  ),
  withNature(
    { depth: 5, chapter: "carbonyl-compounds" },
    ordering("order-of-carbonyl-reactivity", "oxygen-and-nitrogen-organics", CARBONYLS),
  ),
  withNature(
    { depth: 5, chapter: "unsaturated-hydrocarbons" },
    ordering("order-of-unsaturated-reactivity", "hydrocarbons", UNSATURATED),
  ),
  withNature(
    { depth: 5, chapter: "intermediates" },
    ordering("order-of-stability-of-intermediates", "organic-basics", STABILITY),
  ),
];
