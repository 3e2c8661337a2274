import { facts } from "../../../facts.ts";

/** `of` are the dimensions, in KaTeX. */
export const quantities = facts({
  name: "physical-quantities",
  topic: "units-and-measurement",
  difficulty: "MEDIUM",
  kind: "physical quantity",
  rows: [
    { name: "force", unit: "newton", of: "M\\,L\\,T^{-2}", near: "mechanics", difficulty: "EASY" },
    { name: "energy", unit: "joule", of: "M\\,L^{2}\\,T^{-2}", near: "mechanics", difficulty: "EASY" },
    { name: "power", unit: "watt", of: "M\\,L^{2}\\,T^{-3}", near: "mechanics", difficulty: "EASY" },
    { name: "pressure", unit: "pascal", of: "M\\,L^{-1}\\,T^{-2}", near: "mechanics", difficulty: "EASY" },
    { name: "frequency", unit: "hertz", of: "T^{-1}", near: "mechanics", difficulty: "EASY" },
    { name: "electric charge", unit: "coulomb", of: "A\\,T", near: "electricity", difficulty: "EASY" },
    { name: "electric potential", unit: "volt", of: "M\\,L^{2}\\,T^{-3}\\,A^{-1}", near: "electricity", difficulty: "EASY" },
    { name: "electrical resistance", unit: "ohm", of: "M\\,L^{2}\\,T^{-3}\\,A^{-2}", near: "electricity", difficulty: "EASY" },
    { name: "electrical conductance", unit: "siemens", of: "M^{-1}\\,L^{-2}\\,T^{3}\\,A^{2}", near: "electricity" },
    { name: "capacitance", unit: "farad", of: "M^{-1}\\,L^{-2}\\,T^{4}\\,A^{2}", near: "electricity", difficulty: "EASY" },
    { name: "inductance", unit: "henry", of: "M\\,L^{2}\\,T^{-2}\\,A^{-2}", near: "electricity", difficulty: "EASY" },
    { name: "magnetic flux", unit: "weber", of: "M\\,L^{2}\\,T^{-2}\\,A^{-1}", near: "electricity", difficulty: "EASY" },
    { name: "magnetic flux density", unit: "tesla", of: "M\\,T^{-2}\\,A^{-1}", near: "electricity", difficulty: "EASY" },
    { name: "activity of a radioactive source", unit: "becquerel", of: undefined, near: "radiation" },
    { name: "absorbed dose of radiation", unit: "gray", of: undefined, near: "radiation", difficulty: "HARD" },
    { name: "luminous intensity", unit: "candela", of: undefined, near: "radiation", difficulty: "EASY" },
    { name: "luminous flux", unit: "lumen", of: undefined, near: "radiation" },
    { name: "illuminance", unit: "lux", of: undefined, near: "radiation" },
    { name: "plane angle", unit: "radian", of: undefined, near: "radiation", difficulty: "EASY" },
    { name: "solid angle", unit: "steradian", of: undefined, near: "radiation" },
    { name: "amount of substance", unit: "mole", of: undefined, near: "radiation", difficulty: "EASY" },
    { name: "momentum", unit: undefined, of: "M\\,L\\,T^{-1}", near: "mechanics" },
    { name: "angular momentum", unit: undefined, of: "M\\,L^{2}\\,T^{-1}", near: "mechanics" },
    { name: "moment of inertia", unit: undefined, of: "M\\,L^{2}", near: "mechanics" },
    { name: "surface tension", unit: undefined, of: "M\\,T^{-2}", near: "matter" },
    { name: "coefficient of viscosity", unit: undefined, of: "M\\,L^{-1}\\,T^{-1}", near: "matter" },
    { name: "Young's modulus", unit: undefined, of: "M\\,L^{-1}\\,T^{-2}", near: "matter" },
    { name: "gravitational constant", unit: undefined, of: "M^{-1}\\,L^{3}\\,T^{-2}", near: "matter" },
    { name: "Planck constant", unit: undefined, of: "M\\,L^{2}\\,T^{-1}", near: "matter" },
    { name: "specific latent heat", unit: undefined, of: "L^{2}\\,T^{-2}", near: "heat" },
    { name: "specific heat capacity", unit: undefined, of: "L^{2}\\,T^{-2}\\,K^{-1}", near: "heat" },
    { name: "thermal conductivity", unit: undefined, of: "M\\,L\\,T^{-3}\\,K^{-1}", near: "heat" },
    { name: "Boltzmann constant", unit: undefined, of: "M\\,L^{2}\\,T^{-2}\\,K^{-1}", near: "heat" },
    { name: "Stefan constant", unit: undefined, of: "M\\,T^{-3}\\,K^{-4}", near: "heat" },
    { name: "permittivity of free space", unit: undefined, of: "M^{-1}\\,L^{-3}\\,T^{4}\\,A^{2}", near: "electricity" },
    { name: "permeability of free space", unit: undefined, of: "M\\,L\\,T^{-2}\\,A^{-2}", near: "electricity" },
  ],
  ask: [
    {
      question: ({ name }) => `What is the SI unit of ${name}?`.replace("of activity", "of the activity"),
      answer: ({ unit }) => `${unit}`,
      when: ({ unit }) => unit !== undefined,
    },
    {
      question: ({ unit }) => `Which quantity is measured in the SI unit ${unit}?`,
      answer: ({ name }) => name,
      when: ({ unit }) => unit !== undefined,
    },
    {
      question: ({ name }) => `What are the dimensions of ${the(name)}?`,
      answer: ({ of }) => `$${of}$`,
      when: ({ of }) => of !== undefined,
      harder: true,
      explain: ({ name, of }) => `The dimensions of ${the(name)} are $${of}$.`,
    },
    {
      question: ({ of }) => `Which of these has the dimensions $${of}$?`,
      answer: ({ name }) => name,
      when: ({ of }) => of !== undefined,
      harder: true,
      explain: ({ name, of }) => `The dimensions of ${the(name)} are $${of}$.`,
    },
  ],
  explain: ({ name, unit }) => `The SI unit of ${name} is the ${unit}.`,
});

function the(name: string): string {
  return /constant|coefficient|moment of|permit|permea/.test(name) ? `the ${name}` : name;
}
