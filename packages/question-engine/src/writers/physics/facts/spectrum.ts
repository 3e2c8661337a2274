import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

/** `near` follows the order of the spectrum, from the longest waves to the shortest. */
export const spectrum = facts({
  name: "electromagnetic-spectrum",
  topic: "electromagnetic-induction",
  difficulty: "EASY",
  kind: "electromagnetic wave",
  rows: [
    { name: "radio waves", plainly: true as const, does: "carry broadcasts from tall aerials over great distances", near: 1 },
    { name: "radio waves", does: "are reflected by the ionosphere at frequencies of a few megahertz", near: 1, difficulty: "MEDIUM" },
    { name: "microwaves", plainly: true as const, does: "heat food by turning its water molecules to and fro", near: 2 },
    { name: "microwaves", does: "are made by magnetrons and klystrons", near: 2, difficulty: "MEDIUM" },
    { name: "infrared rays", does: "make up most of the heat radiation of the human body", near: 3 },
    { name: "infrared rays", does: "carry the signals of most television remote controls", near: 3 },
    { name: "waves of visible light", does: "have wavelengths between about 400 nm and 700 nm", near: 4 },
    { name: "ultraviolet rays", plainly: true as const, does: "tan the skin and are mostly stopped by the ozone layer", near: 5 },
    { name: "ultraviolet rays", does: "start the making of vitamin D in the skin", near: 5, difficulty: "MEDIUM" },
    { name: "X-rays", plainly: true as const, does: "show fractures of bones because bone absorbs them more than flesh", near: 6 },
    { name: "X-rays", does: "are given off when fast electrons strike a metal target", near: 6, difficulty: "MEDIUM" },
    { name: "X-rays", does: "reveal the spacing of atoms in crystals by diffraction", near: 6, difficulty: "MEDIUM" },
    { name: "gamma rays", does: "are given off by nuclei in radioactive decay", near: 7 },
    { name: "gamma rays", does: "have the shortest wavelengths of the electromagnetic spectrum", near: 7 },
  ],
  ask: [
    {
      question: ({ does }) => `Which electromagnetic waves ${does}?`,
      answer: ({ name }) => name,
    },
  ],
  order: {
    ask: "in decreasing order of wavelength",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ near }) => `number ${near} from the longest`,
  },
  // Microwaves are often counted among the radio waves.
  alsoTrue: (row, other) => [row, other].every(({ name }) => /^(?:radio |micro)waves$/.test(name)),
  explain: ({ name, does }) => `${capitalise(name)} ${does}.`,
});
