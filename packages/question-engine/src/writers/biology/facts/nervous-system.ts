import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
export const brainParts = facts({
  name: "brain-and-nerve-parts",
  topic: "nervous-system",
  difficulty: "MEDIUM",
  kind: "part of the nervous system",
  rows: [
    { name: "cerebrum", does: "is the largest part of the brain and the seat of thought and memory", near: "brain", category: "brain", difficulty: "EASY" },
    { name: "cerebellum", does: "keeps balance and posture and fine-tunes movements", near: "brain", category: "brain", difficulty: "EASY" },
    { name: "medulla oblongata", does: "controls breathing and the heartbeat", near: "brain", category: "brain", difficulty: "EASY" },
    { name: "hypothalamus", does: "controls body temperature, hunger and thirst", near: "brain", category: "brain", difficulty: "EASY" },
    { name: "thalamus", does: "is the chief relay station for sensory and motor signals in the brain", near: "brain", category: "brain" },
    { name: "corpus callosum", does: "joins the two hemispheres of the brain", near: "brain", category: "brain" },
    { name: "pons", does: "holds the pneumotaxic centre and lies in the hindbrain above the medulla", near: "brain", category: "brain" },
    { name: "limbic system", does: "governs emotions and motivation with the hypothalamus", near: "brain", category: "brain", difficulty: "HARD" },
    { name: "cerebral aqueduct", does: "joins the third to the fourth ventricle of the brain", near: "brain", category: "brain", difficulty: "HARD" },
    { name: "spinal cord", plainly: true as const, does: "is the centre of many reflexes and runs through the vertebrae", near: "brain", category: "brain", difficulty: "EASY" },
    { name: "pia mater", does: "is the innermost of the three coverings of the brain", near: "cover", category: "cover", difficulty: "HARD" },
    { name: "arachnoid", does: "is the middle one of the three coverings of the brain", near: "cover", category: "cover", difficulty: "HARD" },
    { name: "dura mater", does: "is the outermost of the three coverings of the brain", near: "cover", category: "cover" },
    { name: "dendrite", does: "carries impulses towards the cell body of its neuron", near: "neuron", category: "neuron", difficulty: "EASY" },
    { name: "axon", does: "carries impulses away from the cell body of its neuron", near: "neuron", category: "neuron", difficulty: "EASY" },
    { name: "synapse", does: "passes impulses on from one neuron to the next", near: "neuron", category: "neuron", difficulty: "EASY" },
    { name: "node of Ranvier", does: "is the gap between two stretches of the myelin sheath", near: "neuron", category: "neuron" },
    { name: "Schwann cell", does: "wraps nerve fibres outside the brain and the spinal cord in myelin", near: "cell", category: "cell" },
    { name: "oligodendrocyte", plainly: true as const, does: "wraps nerve fibres of the brain and the spinal cord in myelin", near: "cell", category: "cell" },
    { name: "astrocyte", plainly: true as const, does: "supports neurons and links them to the capillaries of the brain", near: "cell", category: "cell" },
    { name: "microglial cell", plainly: true as const, does: "swallows germs and debris in the brain and the spinal cord", near: "cell", category: "cell" },
    { name: "choroid plexus", plainly: true as const, does: "makes the cerebrospinal fluid in the ventricles of the brain", near: "cover", category: "cover" },
  ],
  ask: [
    { question: ({ does }) => `Which part of the human nervous system ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In the human nervous system, the ${name} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["medulla oblongata", "pons"],
      ["hypothalamus", "limbic system"],
      ["cerebrum", "limbic system"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const senseOrgans = facts({
  name: "parts-of-eye-and-ear",
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

export const nerveQuestions = singles("nerve-questions", "nervous-system", [
  { ask: "Which ions rush into an axon to start an action potential?", answer: "Sodium ions", wrong: ["Potassium ions", "Chloride ions", "Calcium ions"], tell: "A stimulus opens channels and sodium ions rush in, which depolarises the membrane; potassium ions flow out later and restore it. Calcium ions enter at the axon's end, and chloride ions would hold the impulse back." },
  { ask: "Which ions flow out of an axon to restore its resting potential?", answer: "Potassium ions", wrong: ["Sodium ions", "Calcium ions", "Chloride ions"], tell: "After the peak, potassium ions flow out and the membrane repolarises; sodium ions have rushed in before. Calcium ions act at the synapse." },
  { ask: "How many ions does the sodium–potassium pump move in one turn?", answer: "3 sodium out, 2 potassium in", wrong: ["2 sodium out, 3 potassium in", "3 sodium in, 2 potassium out", "2 sodium in, 2 potassium out"], tell: "For each ATP the pump moves ions against their gradients: 3 sodium out, 2 potassium in, so that the inside stays negative." },
  { ask: "Which ions make synaptic vesicles release their transmitter?", answer: "Calcium ions", wrong: ["Sodium ions", "Potassium ions", "Chloride ions"], difficulty: "HARD", tell: "The impulse opens calcium channels at the axon's end, and calcium ions make the vesicles fuse with the membrane. Sodium and potassium ions carry the impulse, and chloride ions inhibit the next neuron." },
  { ask: "How many pairs of cranial nerves do human beings have?", answer: "12", wrong: ["10", "31", "24"], difficulty: "EASY", tell: "Human beings have 12 pairs of cranial and 31 pairs of spinal nerves; frogs have 10 pairs of cranial nerves, and 24 is the number of single cranial nerves." },
  { ask: "How many pairs of spinal nerves do human beings have?", answer: "31", wrong: ["12", "33", "30"], tell: "There are 31 pairs of spinal nerves and 12 pairs of cranial nerves; 33 is the number of vertebrae at birth." },
  { ask: "In which order does an impulse travel through a reflex arc?", answer: "Receptor, sensory neuron, spinal cord, motor neuron, effector", wrong: ["Receptor, motor neuron, spinal cord, sensory neuron, effector", "Effector, sensory neuron, spinal cord, motor neuron, receptor", "Effector, motor neuron, spinal cord, sensory neuron, receptor"], difficulty: "EASY", tell: "The order is: receptor, sensory neuron, spinal cord, motor neuron, effector. Sensory fibres lead in and motor fibres out, and a spinal reflex doesn't wait for the cerebrum." },
  { ask: "Which part of the nervous system slows the heart and speeds up digestion at rest?", answer: "Parasympathetic system", wrong: ["Sympathetic system", "Somatic system", "Limbic system"], tell: "The parasympathetic system rules at rest; the sympathetic one quickens the heart in danger, the somatic one moves skeletal muscles, and the limbic one is part of the brain." },
  { ask: "Which defect of the eye is corrected by a concave lens?", answer: "Myopia", wrong: ["Hypermetropia", "Presbyopia", "Cataract"], difficulty: "EASY", tell: "In myopia the eyeball is too long or the lens too strong, and a concave lens moves the image back to the retina; hypermetropia and presbyopia need convex lenses, and in cataract the lens is cloudy." },
  { ask: "Which compound made from vitamin A is part of rhodopsin?", answer: "Retinal", wrong: ["Opsin", "Melanin", "Carotene"], difficulty: "HARD", tell: "Rhodopsin consists of the protein opsin and retinal, an aldehyde of vitamin A. Melanin darkens the choroid, and carotene is what vitamin A is made from." },
  { ask: "Which kind of neuron is usually found in the embryonic stage only?", answer: "Unipolar", wrong: ["Bipolar", "Multipolar", "Pseudounipolar"], tell: "Unipolar neurons have only an axon and are usually found in the embryonic stage; bipolar ones have one axon and one dendrite, as in the retina, and multipolar ones several dendrites, as in the cortex." },
  { ask: "Why does an impulse travel faster in a myelinated fibre?", answer: "It jumps from node to node", wrong: ["It flows through the myelin sheath", "It needs no exchange of ions", "It skips the synapse at its end"], difficulty: "HARD", tell: "Myelin insulates the fibre, so ions are exchanged only at the nodes of Ranvier: the impulse is fast since it jumps from node to node. It still crosses a synapse at the end." },
]);
