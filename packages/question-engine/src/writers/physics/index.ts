import { fromFigures, type WriterList } from "../../writing/writer.ts";
import { currentElectricity } from "./computed/electricity/current-electricity.ts";
import { electromagneticInduction } from "./computed/electricity/electromagnetic-induction.ts";
import { electrostatics } from "./computed/electricity/electrostatics.ts";
import { magnetism } from "./computed/electricity/magnetism.ts";
import { circuitsFromFigures } from "./computed/figures/circuits.ts";
import { circuitsInTime } from "./computed/figures/circuits-in-time.ts";
import { forcesAndEnergy } from "./computed/figures/forces-and-energy.ts";
import { graphsInSteps } from "./computed/figures/graphs-in-steps.ts";
import { heatAndCharges } from "./computed/figures/heat-and-charges.ts";
import { junctionsAndPlates } from "./computed/figures/junctions-and-plates.ts";
import { motionAndGasGraphs } from "./computed/figures/motion-and-gas-graphs.ts";
import { wavesAndQuanta } from "./computed/figures/waves-and-quanta.ts";
import { gasProcesses } from "./computed/heat-and-waves/gas-processes.ts";
import { heatAndTemperature } from "./computed/heat-and-waves/heat-and-temperature.ts";
import { heatEngines } from "./computed/heat-and-waves/heat-engines.ts";
import { oscillationsAndWaves } from "./computed/heat-and-waves/oscillations-and-waves.ts";
import { sound } from "./computed/heat-and-waves/sound.ts";
import { matchLists } from "./computed/match-lists.ts";
import { gravitation } from "./computed/mechanics/gravitation.ts";
import { kinematics } from "./computed/mechanics/kinematics.ts";
import { newtonsLaws } from "./computed/mechanics/newtons-laws.ts";
import { propertiesOfMatter } from "./computed/mechanics/properties-of-matter.ts";
import { rotationalMotion } from "./computed/mechanics/rotational-motion.ts";
import { unitsAndMeasurement } from "./computed/mechanics/units-and-measurement.ts";
import { workEnergyPower } from "./computed/mechanics/work-energy-power.ts";
import { diodesAndTransistors } from "./computed/modern/diodes-and-transistors.ts";
import { halfLives } from "./computed/modern/half-lives.ts";
import { logicGates } from "./computed/modern/logic-gates.ts";
import { nuclei } from "./computed/modern/nuclei.ts";
import { photonsAndElectrons } from "./computed/modern/photons-and-electrons.ts";
import { rectifiersAndLeds } from "./computed/modern/rectifiers-and-leds.ts";
import { spectralLines } from "./computed/modern/spectral-lines.ts";
import { atomsAndJunctions } from "./computed/multi-step/atoms-and-junctions.ts";
import { bridgesAndNuclei } from "./computed/multi-step/bridges-and-nuclei.ts";
import { chargesAndFields } from "./computed/multi-step/charges-and-fields.ts";
import { coilsAndCurrents } from "./computed/multi-step/coils-and-currents.ts";
import { dropsMagnetsAndLenses } from "./computed/multi-step/drops-magnets-and-lenses.ts";
import { heatAndFluids } from "./computed/multi-step/heat-and-fluids.ts";
import { lightAndAtoms } from "./computed/multi-step/light-and-atoms.ts";
import { motionAndEnergy } from "./computed/multi-step/motion-and-energy.ts";
import { rodsAndOrbits } from "./computed/multi-step/rods-and-orbits.ts";
import { rollingAndFringes } from "./computed/multi-step/rolling-and-fringes.ts";
import { diffractionAndPolarisation } from "./computed/optics/diffraction-and-polarisation.ts";
import { interference } from "./computed/optics/interference.ts";
import { lensesAndMirrors } from "./computed/optics/lenses-and-mirrors.ts";
import { refraction } from "./computed/optics/refraction.ts";
import { physicsAssertions } from "./facts/assertions.ts";
import { physicsByHeading } from "./facts/by-heading.ts";
import { deeperPhysicsAssertions } from "./facts/deeper-assertions.ts";
import { instruments } from "./facts/instruments.ts";
import { phenomena } from "./facts/phenomena.ts";
import { physicists } from "./facts/physicists.ts";
import { physicsTerms } from "./facts/physics-terms.ts";
import { prefixes } from "./facts/prefixes.ts";
import { quantities } from "./facts/quantities.ts";
import { relations } from "./facts/relations.ts";
import { spectrum } from "./facts/spectrum.ts";
import { physicsStatements } from "./facts/statements.ts";
import { fieldsAndLight } from "./multiple-correct/fields-and-light.ts";
import { motion } from "./multiple-correct/motion.ts";

export const writers: WriterList = [
  ...unitsAndMeasurement,
  ...kinematics,
  ...newtonsLaws,
  ...workEnergyPower,
  ...rotationalMotion,
  ...gravitation,
  ...propertiesOfMatter,
  ...heatAndTemperature,
  ...heatEngines,
  ...gasProcesses,
  ...oscillationsAndWaves,
  ...sound,
  ...lensesAndMirrors,
  ...refraction,
  ...interference,
  ...diffractionAndPolarisation,
  ...electrostatics,
  ...currentElectricity,
  ...magnetism,
  ...electromagneticInduction,
  ...halfLives,
  ...photonsAndElectrons,
  ...nuclei,
  ...spectralLines,
  ...diodesAndTransistors,
  ...logicGates,
  ...rectifiersAndLeds,
  quantities,
  prefixes,
  instruments,
  physicists,
  phenomena,
  spectrum,
  physicsTerms,
  ...chargesAndFields,
  ...rodsAndOrbits,
  ...bridgesAndNuclei,
  ...heatAndFluids,
  ...lightAndAtoms,
  ...motionAndEnergy,
  ...atomsAndJunctions,
  ...rollingAndFringes,
  ...coilsAndCurrents,
  ...dropsMagnetsAndLenses,
  ...motion,
  ...fieldsAndLight,
  ...fromFigures(circuitsFromFigures),
  ...fromFigures(motionAndGasGraphs),
  ...fromFigures(circuitsInTime),
  ...fromFigures(graphsInSteps),
  ...fromFigures(junctionsAndPlates),
  ...fromFigures(forcesAndEnergy),
  ...fromFigures(heatAndCharges),
  ...fromFigures(wavesAndQuanta),
  physicsByHeading,
  physicsAssertions,
  physicsStatements,
  deeperPhysicsAssertions,
  ...matchLists,
  ...relations,
];
