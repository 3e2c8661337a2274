import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/nervous-system.yaml", import.meta.url));

export const brainParts = content("brain-and-nerve-parts");

export const senseOrgans = facts({
  name: "parts-of-eye-and-ear", form: "school",
  topic: "nervous-system",
  difficulty: "MEDIUM",
  kind: "part of a sense organ",
  rows: [
    { name: "cornea", does: "is the clear front of the eyeball that bends light most", near: "eye", difficulty: "EASY" },
    { name: "iris", does: "gives the eye its colour and changes the size of the pupil", near: "eye", difficulty: "EASY" },
    { name: "retina", does: "is the layer of the eye on which the image falls", near: "eye", difficulty: "EASY" },
    { name: "lens", plainly: true as const, does: "changes its curvature to bring near and far things into focus", near: "eye", difficulty: "EASY" },
    { name: "ciliary body", does: "holds the lens by ligaments and changes its shape", near: "eye" },
    { name: "fovea", does: "is the spot of sharpest sight, with cones only", near: "eye" },
    { name: "blind spot", does: "is the place where the optic nerve leaves the eye", near: "eye" },
    { name: "rod", does: "holds rhodopsin and serves sight in dim light", near: "eye", category: "cell" },
    { name: "cone", does: "serves sight in bright light and in colour", near: "eye", category: "cell", difficulty: "EASY" },
    { name: "ganglion cell", does: "sends its axon to the brain in the optic nerve", near: "eye", category: "cell", difficulty: "HARD" },
    { name: "bipolar cell", does: "lies between the receptors of light and the neurons that form the optic nerve", near: "eye", category: "cell", difficulty: "HARD" },
    { name: "choroid", does: "is the bluish middle coat of the eyeball, full of blood vessels", near: "eye", difficulty: "HARD" },
    { name: "vitreous humour", does: "is the clear jelly that fills the hind part of the eyeball", near: "eye", difficulty: "HARD" },
    { name: "eardrum", plainly: true as const, does: "vibrates when sound waves strike it at the end of the ear canal", near: "ear", difficulty: "EASY" },
    { name: "malleus", does: "is moved directly by the eardrum", near: "ear", category: "bone" },
    { name: "stapes", does: "moves the membrane of the oval window", near: "ear", category: "bone" },
    { name: "cochlea", does: "is the coiled part of the inner ear that serves hearing", near: "ear", difficulty: "EASY" },
    { name: "organ of Corti", does: "holds the hair cells of hearing on the basilar membrane", near: "ear", difficulty: "HARD" },
    { name: "Eustachian tube", does: "evens out the pressure of the air in the middle ear", near: "ear" },
    { name: "vestibular apparatus", does: "keeps the balance of the body by its canals and otolith organ", near: "ear", difficulty: "HARD" },
    { name: "crista ampullaris", does: "is the sensory ridge in the swelling of a semicircular canal", near: "ear", difficulty: "HARD" },
    { name: "incus", does: "passes vibrations on between its two neighbours in the middle ear", near: "ear", category: "bone" },
    { name: "temporal bone", plainly: true as const, does: "houses the organs of hearing and balance in the skull", near: "ear", category: "bone" },
  ],
  ask: [
    {
      question: ({ near, does, category = "part" }) => `Which ${category} of the human ${near} ${does}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Complete the sentence: In the human body, the ${name} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["cochlea", "organ of Corti"],
      ["vestibular apparatus", "crista ampullaris"],
      ["cone", "fovea"],
      ["lens", "ciliary body"],
      ["retina", "fovea"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const nerveQuestions = content("nerve-questions");
