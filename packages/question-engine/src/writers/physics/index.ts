import type { WriterList } from "../../writer.ts";
import { currentElectricity } from "./computed/electricity/current-electricity.ts";
import { electromagneticInduction } from "./computed/electricity/electromagnetic-induction.ts";
import { electrostatics } from "./computed/electricity/electrostatics.ts";
import { magnetism } from "./computed/electricity/magnetism.ts";
import { heatAndTemperature } from "./computed/heat-and-waves/heat-and-temperature.ts";
import { oscillationsAndWaves } from "./computed/heat-and-waves/oscillations-and-waves.ts";
import { sound } from "./computed/heat-and-waves/sound.ts";
import { thermodynamics } from "./computed/heat-and-waves/thermodynamics.ts";
import { gravitation } from "./computed/mechanics/gravitation.ts";
import { kinematics } from "./computed/mechanics/kinematics.ts";
import { newtonsLaws } from "./computed/mechanics/newtons-laws.ts";
import { propertiesOfMatter } from "./computed/mechanics/properties-of-matter.ts";
import { rotationalMotion } from "./computed/mechanics/rotational-motion.ts";
import { unitsAndMeasurement } from "./computed/mechanics/units-and-measurement.ts";
import { workEnergyPower } from "./computed/mechanics/work-energy-power.ts";
import { modernPhysics } from "./computed/modern/modern-physics.ts";
import { semiconductors } from "./computed/modern/semiconductors.ts";
import { rayOptics } from "./computed/optics/ray-optics.ts";
import { waveOptics } from "./computed/optics/wave-optics.ts";
import { instruments } from "./facts/instruments.ts";
import { phenomena } from "./facts/phenomena.ts";
import { physicists } from "./facts/physicists.ts";
import { physicsTerms } from "./facts/physics-terms.ts";
import { prefixes } from "./facts/prefixes.ts";
import { quantities } from "./facts/quantities.ts";
import { spectrum } from "./facts/spectrum.ts";

export const writers: WriterList = [
  ...unitsAndMeasurement,
  ...kinematics,
  ...newtonsLaws,
  ...workEnergyPower,
  ...rotationalMotion,
  ...gravitation,
  ...propertiesOfMatter,
  ...heatAndTemperature,
  ...thermodynamics,
  ...oscillationsAndWaves,
  ...sound,
  ...rayOptics,
  ...waveOptics,
  ...electrostatics,
  ...currentElectricity,
  ...magnetism,
  ...electromagneticInduction,
  ...modernPhysics,
  ...semiconductors,
  quantities,
  prefixes,
  instruments,
  physicists,
  phenomena,
  spectrum,
  physicsTerms,
];
