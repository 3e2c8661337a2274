import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { balancedTrees } from "./computed/data-and-algorithms/balanced-trees.ts";
import { complexityAndSorting } from "./computed/data-and-algorithms/complexity-and-sorting.ts";
import { countingInGraphs } from "./computed/data-and-algorithms/counting-in-graphs.ts";
import { indexesAndTransactions } from "./computed/data-and-algorithms/databases/indexes-and-transactions.ts";
import { joinsAndProducts } from "./computed/data-and-algorithms/databases/joins-and-products.ts";
import { keysAndNormalForms } from "./computed/data-and-algorithms/databases/keys-and-normal-forms.ts";
import { nestedQueries } from "./computed/data-and-algorithms/databases/nested-queries.ts";
import { queriesWithNulls } from "./computed/data-and-algorithms/databases/queries-with-nulls.ts";
import { sqlQueries } from "./computed/data-and-algorithms/databases/sql-queries.ts";
import { transactions } from "./computed/data-and-algorithms/databases/transactions.ts";
import { graphAlgorithms } from "./computed/data-and-algorithms/graph-algorithms.ts";
import { greedyAndDynamicProgramming } from "./computed/data-and-algorithms/greedy-and-dynamic-programming.ts";
import { hashTablesAndCircularQueues } from "./computed/data-and-algorithms/hash-tables-and-circular-queues.ts";
import { heaps } from "./computed/data-and-algorithms/heaps.ts";
import { quicksort } from "./computed/data-and-algorithms/quicksort.ts";
import { stacksAndArrays } from "./computed/data-and-algorithms/stacks-and-arrays.ts";
import { treeShapes } from "./computed/data-and-algorithms/tree-shapes.ts";
import { treeTraversals } from "./computed/data-and-algorithms/tree-traversals.ts";
import { drawnGraphs } from "./computed/figures/drawn-graphs.ts";
import { karnaughMaps } from "./computed/figures/karnaugh-maps.ts";
import { binaryFractionsAndGrayCode } from "./computed/machines/binary-fractions-and-gray-code.ts";
import { booleanFunctions } from "./computed/machines/boolean-functions.ts";
import { branchesAndStages } from "./computed/machines/branches-and-stages.ts";
import { computerFundamentals } from "./computed/machines/computer-fundamentals.ts";
import { computerOrganisation } from "./computed/machines/computer-organisation.ts";
import { digitalCircuits } from "./computed/machines/digital-circuits.ts";
import { implicantsAndCounters } from "./computed/machines/implicants-and-counters.ts";
import { numberBases } from "./computed/machines/number-bases.ts";
import { officeAndInternet } from "./computed/machines/office-and-internet.ts";
import { pipelinesAndCaches } from "./computed/machines/pipelines-and-caches.ts";
import { signedNumbers } from "./computed/machines/signed-numbers.ts";
import { memoryAndProcesses } from "./computed/multi-step/memory-and-processes.ts";
import { networksAndMachines } from "./computed/multi-step/networks-and-machines.ts";
import { structuresAndCode } from "./computed/multi-step/structures-and-code.ts";
import { cFlowAndStorage } from "./computed/programming/c-flow-and-storage.ts";
import { cOperators } from "./computed/programming/c-operators.ts";
import { cPointersAndMemory } from "./computed/programming/c-pointers-and-memory.ts";
import { cRecursionAndRows } from "./computed/programming/c-recursion-and-rows.ts";
import { functionsAndRecursion } from "./computed/programming/functions-and-recursion.ts";
import { javaAndOop } from "./computed/programming/java-and-oop.ts";
import { loopsAndOperators } from "./computed/programming/loops-and-operators.ts";
import { pythonExpressions } from "./computed/programming/python-expressions.ts";
import { pythonFunctionsAndReferences } from "./computed/programming/python-functions-and-references.ts";
import { softwareEngineering } from "./computed/programming/software-engineering.ts";
import { webAndJavascript } from "./computed/programming/web-and-javascript.ts";
import { artificialIntelligence } from "./computed/systems/artificial-intelligence.ts";
import { ciphersAndPasswords } from "./computed/systems/ciphers-and-passwords.ts";
import { dataTransmission } from "./computed/systems/data-transmission.ts";
import { deadlock } from "./computed/systems/deadlock.ts";
import { diskScheduling } from "./computed/systems/disk-scheduling.ts";
import { errorDetection } from "./computed/systems/error-detection.ts";
import { filesAndRoutes } from "./computed/systems/files-and-routes.ts";
import { forwarding } from "./computed/systems/forwarding.ts";
import { networkAddresses } from "./computed/systems/network-addresses.ts";
import { pageTables } from "./computed/systems/page-tables.ts";
import { paging } from "./computed/systems/paging.ts";
import { processScheduling } from "./computed/systems/process-scheduling.ts";
import { processes } from "./computed/systems/processes.ts";
import { sharedKeys } from "./computed/systems/shared-keys.ts";
import { automata } from "./computed/theory/automata.ts";
import { codeGeneration } from "./computed/theory/code-generation.ts";
import { grammarsAndCompilers } from "./computed/theory/grammars-and-compilers.ts";
import { parsing } from "./computed/theory/parsing.ts";
import { statesAndStrings } from "./computed/theory/states-and-strings.ts";
import { complexities, methods } from "./facts/algorithm-facts.ts";
import { computerScienceByHeading } from "./facts/by-heading.ts";
import { commands, extensions, shortcuts } from "./facts/commands-and-shortcuts.ts";
import { computingAbbreviations } from "./facts/computing-abbreviations.ts";
import { people } from "./facts/computing-people.ts";
import { cTerms, httpStatus, javaTerms, languages, pythonTerms, webTerms } from "./facts/language-facts.ts";
import { layers, ports } from "./facts/layers-and-ports.ts";
import { numberFacts } from "./facts/number-facts.ts";
import {
  databaseTerms,
  dataStructureTerms,
  engineeringTerms,
  intelligenceTerms,
  securityTerms,
  theoryTerms,
} from "./facts/software-terms.ts";
import { logicTerms, networkTerms, operatingSystemTerms, organisationTerms } from "./facts/system-terms.ts";
import { automatonStatements } from "./multiple-correct/automata.ts";
import { decompositions } from "./multiple-correct/decompositions.ts";
import { grammars } from "./multiple-correct/grammars.ts";
import { graphsAndGrowth } from "./multiple-correct/graphs-and-growth.ts";
import { hardware } from "./multiple-correct/hardware.ts";
import { hazards } from "./multiple-correct/hazards.ts";
import { languages as classesOfLanguages } from "./multiple-correct/languages.ts";
import { queries } from "./multiple-correct/queries.ts";
import { routes } from "./multiple-correct/routes.ts";
import { schedulesAndLocks } from "./multiple-correct/schedules-and-locks.ts";
import { structures } from "./multiple-correct/structures.ts";
import { systems } from "./multiple-correct/systems.ts";

export const writers: WriterList = [
  ...complexityAndSorting,
  ...graphAlgorithms,
  ...greedyAndDynamicProgramming,
  ...quicksort,
  ...countingInGraphs,
  ...cOperators,
  ...cPointersAndMemory,
  ...cFlowAndStorage,
  ...cRecursionAndRows,
  ...computerFundamentals,
  ...computerOrganisation,
  ...pipelinesAndCaches,
  ...branchesAndStages,
  ...stacksAndArrays,
  ...treeTraversals,
  ...hashTablesAndCircularQueues,
  ...heaps,
  ...treeShapes,
  ...balancedTrees,
  ...sqlQueries,
  ...joinsAndProducts,
  ...nestedQueries,
  ...queriesWithNulls,
  ...keysAndNormalForms,
  ...indexesAndTransactions,
  ...transactions,
  ...booleanFunctions,
  ...digitalCircuits,
  ...implicantsAndCounters,
  ...javaAndOop,
  ...networkAddresses,
  ...forwarding,
  ...errorDetection,
  ...dataTransmission,
  ...numberBases,
  ...signedNumbers,
  ...binaryFractionsAndGrayCode,
  ...officeAndInternet,
  ...processes,
  ...paging,
  ...processScheduling,
  ...deadlock,
  ...diskScheduling,
  ...pageTables,
  ...filesAndRoutes,
  ...loopsAndOperators,
  ...functionsAndRecursion,
  ...pythonExpressions,
  ...pythonFunctionsAndReferences,
  ...ciphersAndPasswords,
  ...artificialIntelligence,
  ...sharedKeys,
  ...softwareEngineering,
  ...automata,
  ...grammarsAndCompilers,
  ...parsing,
  ...statesAndStrings,
  ...codeGeneration,
  ...webAndJavascript,
  computingAbbreviations,
  organisationTerms,
  operatingSystemTerms,
  networkTerms,
  logicTerms,
  databaseTerms,
  dataStructureTerms,
  theoryTerms,
  engineeringTerms,
  securityTerms,
  intelligenceTerms,
  pythonTerms,
  cTerms,
  javaTerms,
  webTerms,
  httpStatus,
  languages,
  ports,
  layers,
  complexities,
  methods,
  people,
  commands,
  shortcuts,
  extensions,
  numberFacts,
  ...memoryAndProcesses,
  ...networksAndMachines,
  ...structuresAndCode,
  ...structures,
  ...systems,
  ...automatonStatements,
  ...grammars,
  ...classesOfLanguages,
  ...schedulesAndLocks,
  ...queries,
  ...decompositions,
  ...routes,
  ...hardware,
  ...hazards,
  ...graphsAndGrowth,
  computerScienceByHeading,
  ...fromFigures(drawnGraphs),
  ...fromFigures(karnaughMaps),
];
