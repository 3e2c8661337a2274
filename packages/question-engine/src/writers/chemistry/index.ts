import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { chemicalBonding } from "./computed/inorganic/chemical-bonding.ts";
import { dBlockAndCoordination } from "./computed/inorganic/d-block-and-coordination.ts";
import { fieldsOfComplexes } from "./computed/inorganic/fields-of-complexes.ts";
import { metallurgyAndMaterials } from "./computed/inorganic/metallurgy-and-materials.ts";
import { nuclearAndEnvironmental } from "./computed/inorganic/nuclear-and-environmental.ts";
import { ordersAndOxides } from "./computed/inorganic/orders-and-oxides.ts";
import { periodicTable } from "./computed/inorganic/periodic-table.ts";
import { sAndPBlock } from "./computed/inorganic/s-and-p-block.ts";
import { matchLists } from "./computed/match-lists.ts";
import { amountsAndAnalysis } from "./computed/multi-step/amounts-and-analysis.ts";
import { conductanceAndCells } from "./computed/multi-step/conductance-and-cells.ts";
import { countsAndCells } from "./computed/multi-step/counts-and-cells.ts";
import { cyclesAndSolutes } from "./computed/multi-step/cycles-and-solutes.ts";
import { energiesAndRates } from "./computed/multi-step/energies-and-rates.ts";
import { heatRatesAndVapour } from "./computed/multi-step/heat-rates-and-vapour.ts";
import { ionsInSolution } from "./computed/multi-step/ions-in-solution.ts";
import { biomoleculesAndPolymers } from "./computed/organic/biomolecules-and-polymers.ts";
import { chainsAndAldols } from "./computed/organic/chains-and-aldols.ts";
import { countedCompounds } from "./computed/organic/counted-compounds.ts";
import { elementsByWeighing } from "./computed/organic/elements-by-weighing.ts";
import { formulasAndShares } from "./computed/organic/formulas-and-shares.ts";
import { hydrocarbons } from "./computed/organic/hydrocarbons.ts";
import { isomersAndTests } from "./computed/organic/isomers-and-tests.ts";
import { organicOrders } from "./computed/organic/orders.ts";
import { organicBasics } from "./computed/organic/organic-basics.ts";
import { oxygenAndNitrogenOrganics } from "./computed/organic/oxygen-and-nitrogen-organics.ts";
import { reagentSequences } from "./computed/organic/reagent-sequences.ts";
import { ringSynthesis } from "./computed/organic/ring-synthesis.ts";
import { curvesOfReactions } from "./computed/physical/curves.ts";
import { acidsBasesSalts } from "./computed/physical/equilibria/acids-bases-salts.ts";
import { equilibriumConstants } from "./computed/physical/equilibria/equilibrium-constants.ts";
import { equilibriumConversion } from "./computed/physical/equilibria/equilibrium-conversion.ts";
import { solubilityProduct } from "./computed/physical/equilibria/solubility-product.ts";
import { freeEnergyAndWork } from "./computed/physical/free-energy-and-work.ts";
import { mixturesInGraphs } from "./computed/physical/mixtures-in-graphs.ts";
import { molesAndConcentrations } from "./computed/physical/moles-and-concentrations.ts";
import { photonsAndSpectra } from "./computed/physical/photons-and-spectra.ts";
import { rateFactors } from "./computed/physical/rates/rate-factors.ts";
import { ratesAndBalance } from "./computed/physical/rates/rates-and-balance.ts";
import { reactionOrders } from "./computed/physical/rates/reaction-orders.ts";
import { reactionTimes } from "./computed/physical/rates/reaction-times.ts";
import { reactionEnthalpy } from "./computed/physical/reaction-enthalpy.ts";
import { redoxAndElectrochemistry } from "./computed/physical/redox-and-electrochemistry.ts";
import { shellsAndOrbitals } from "./computed/physical/shells-and-orbitals.ts";
import { solutions } from "./computed/physical/solutions.ts";
import { statesOfMatter } from "./computed/physical/states-of-matter.ts";
import { stoichiometry } from "./computed/physical/stoichiometry.ts";
import { indicators, naturalAcids } from "./facts/acids-and-indicators.ts";
import { chemistryAssertions } from "./facts/assertions.ts";
import { bondingTypes, coordinationNumbers } from "./facts/bonding-and-solids.ts";
import { chemistryByHeading } from "./facts/by-heading.ts";
import { commonNames } from "./facts/common-names.ts";
import { deeperChemistryAssertions } from "./facts/deeper-assertions.ts";
import { elements } from "./facts/elements.ts";
import { environment, fuelsAndNuclear } from "./facts/environment.ts";
import { functionalGroups, organicIdeas } from "./facts/functional-groups.ts";
import { dBlock, industrialProcesses, metalProcesses } from "./facts/industrial-processes.ts";
import { chemistryLists } from "./facts/lists.ts";
import { alloys, ores } from "./facts/ores-and-alloys.ts";
import { namedReactions, reagentTests } from "./facts/organic-reactions.ts";
import { periodicSuperlatives } from "./facts/periodic-superlatives.ts";
import { colloids, lawsOfChemistry } from "./facts/physical-ideas.ts";
import { everydayChemicals, moleculesOfLife, polymers } from "./facts/polymers-and-everyday-chemicals.ts";
import { chemistryStatements } from "./facts/statements.ts";
import { flames, gasTests, ionTests } from "./facts/tests-for-ions.ts";

export const writers: WriterList = [
  ...molesAndConcentrations,
  ...stoichiometry,
  ...shellsAndOrbitals,
  ...photonsAndSpectra,
  ...periodicTable,
  ...chemicalBonding,
  ...statesOfMatter,
  ...reactionEnthalpy,
  ...freeEnergyAndWork,
  ...equilibriumConstants,
  ...solubilityProduct,
  ...equilibriumConversion,
  ...acidsBasesSalts,
  ...redoxAndElectrochemistry,
  ...reactionOrders,
  ...rateFactors,
  ...reactionTimes,
  ...solutions,
  ...sAndPBlock,
  ...dBlockAndCoordination,
  ...metallurgyAndMaterials,
  ...nuclearAndEnvironmental,
  ...organicBasics,
  ...hydrocarbons,
  ...oxygenAndNitrogenOrganics,
  ...biomoleculesAndPolymers,
  elements,
  periodicSuperlatives,
  commonNames,
  naturalAcids,
  indicators,
  ores,
  alloys,
  flames,
  gasTests,
  ionTests,
  namedReactions,
  reagentTests,
  functionalGroups,
  organicIdeas,
  polymers,
  moleculesOfLife,
  everydayChemicals,
  industrialProcesses,
  metalProcesses,
  dBlock,
  lawsOfChemistry,
  colloids,
  environment,
  fuelsAndNuclear,
  bondingTypes,
  coordinationNumbers,
  ...amountsAndAnalysis,
  ...heatRatesAndVapour,
  ...ionsInSolution,
  ...countsAndCells,
  ...conductanceAndCells,
  ...cyclesAndSolutes,
  ...fieldsOfComplexes,
  ...reagentSequences,
  ...chainsAndAldols,
  ...ringSynthesis,
  ...isomersAndTests,
  ...countedCompounds,
  ...elementsByWeighing,
  ...organicOrders,
  ...energiesAndRates,
  ...formulasAndShares,
  ...ordersAndOxides,
  ...fromFigures(curvesOfReactions),
  ...fromFigures(ratesAndBalance),
  ...fromFigures(mixturesInGraphs),
  chemistryByHeading,
  chemistryAssertions,
  deeperChemistryAssertions,
  chemistryStatements,
  chemistryLists,
  ...matchLists,
];
