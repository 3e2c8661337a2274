import type { WriterList } from "../../writer.ts";
import { currentElectricity } from "./current-electricity.ts";
import { electromagneticInduction } from "./electromagnetic-induction.ts";
import { electrostatics } from "./electrostatics.ts";
import { gravitation } from "./gravitation.ts";
import { heatAndTemperature } from "./heat-and-temperature.ts";
import { kinematics } from "./kinematics.ts";
import { magnetism } from "./magnetism.ts";
import { modernPhysics } from "./modern-physics.ts";
import { newtonsLaws } from "./newtons-laws.ts";
import { oscillationsAndWaves } from "./oscillations-and-waves.ts";
import { propertiesOfMatter } from "./properties-of-matter.ts";
import { rayOptics } from "./ray-optics.ts";
import { rotationalMotion } from "./rotational-motion.ts";
import { semiconductors } from "./semiconductors.ts";
import { sound } from "./sound.ts";
import { thermodynamics } from "./thermodynamics.ts";
import { unitsAndMeasurement } from "./units-and-measurement.ts";
import { waveOptics } from "./wave-optics.ts";
import { workEnergyPower } from "./work-energy-power.ts";

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
];
