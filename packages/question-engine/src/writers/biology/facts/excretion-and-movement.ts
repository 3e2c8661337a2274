import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** Names after a person take no article. */
function called(part: string): string {
  return /^\p{Lu}\S*'s /u.test(part) ? part : `the ${part}`;
}

/** `does` goes on after the name. */
export const kidneyParts = facts({
  name: "kidney-parts",
  topic: "excretion-and-movement",
  difficulty: "MEDIUM",
  kind: "part of the urinary system",
  rows: [
    { name: "nephron", does: "is the working unit of the kidney", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "ureter", does: "drains urine from the pelvis of a kidney", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "urethra", does: "passes urine to the outside of the body", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "urinary bladder", plainly: true as const, does: "stores urine until it is passed", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "glomerulus", does: "is the tuft of capillaries from which blood is filtered", near: "filter", category: "nephron", difficulty: "EASY" },
    { name: "Bowman's capsule", does: "receives the filtrate at the very start of a nephron", near: "filter", category: "nephron" },
    { name: "proximal convoluted tubule", does: "takes back nearly all glucose and most of the water and salts", near: "nephron", category: "nephron" },
    { name: "descending limb of Henle's loop", does: "lets water out but hardly any salt", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "ascending limb of Henle's loop", does: "lets salt out but no water", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "distal convoluted tubule", does: "takes back sodium and water under hormones just before the collecting duct", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "collecting duct", does: "runs from cortex to inner medulla and takes back water under ADH", near: "nephron", category: "nephron" },
    { name: "vasa recta", does: "is the capillary loop that runs parallel to Henle's loop", near: "vessel", category: "vessel", difficulty: "HARD" },
    { name: "afferent arteriole", does: "brings blood to the glomerulus", near: "vessel", category: "vessel" },
    { name: "efferent arteriole", does: "carries blood away from the glomerulus", near: "vessel", category: "vessel" },
    { name: "juxtaglomerular apparatus", does: "releases renin when the filtration rate falls", near: "filter", category: "nephron", difficulty: "HARD" },
    { name: "podocyte", does: "leaves slit pores through which plasma is filtered", near: "filter", category: "nephron", difficulty: "HARD" },
    { name: "renal artery", plainly: true as const, does: "brings blood from the aorta to a kidney", near: "vessel", category: "vessel" },
    { name: "renal vein", plainly: true as const, does: "carries blood from a kidney to the vena cava", near: "vessel", category: "vessel" },
  ],
  ask: [
    { question: ({ does }) => `Which part of the human urinary system ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In the human urinary system, ${called(name)} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${capitalise(called(name))} ${does}.`,
  // The collecting duct lets out hardly any salt either, and the first part of the distal tubule hardly any water.
  alsoTrue: (row, other) =>
    [
      ["distal convoluted tubule", "collecting duct"],
      ["descending limb of Henle's loop", "collecting duct"],
      ["ascending limb of Henle's loop", "distal convoluted tubule"],
      ["podocyte", "Bowman's capsule"],
      ["podocyte", "glomerulus"],
      // It carries on what the efferent arteriole has brought.
      ["vasa recta", "efferent arteriole"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** `where` goes on after "Where … found: ". */
export const bonesAndJoints = facts({
  name: "bones-and-joints",
  topic: "excretion-and-movement",
  difficulty: "MEDIUM",
  kind: "bone or joint",
  rows: [
    { name: "femur", is: "the longest bone of the body", near: "limb", difficulty: "EASY" },
    { name: "humerus", is: "the bone of the upper arm", near: "limb", difficulty: "EASY" },
    { name: "patella", is: "the cup-shaped bone that covers the knee", near: "limb", difficulty: "EASY" },
    { name: "tibia", is: "the thicker of the two bones of the lower leg", near: "limb", difficulty: "EASY" },
    { name: "fibula", is: "the thinner of the two bones of the lower leg", near: "limb" },
    { name: "radius", is: "the bone of the forearm on the side of the thumb", near: "limb" },
    { name: "ulna", is: "the bone of the forearm on the side of the little finger", near: "limb" },
    { name: "clavicle", is: "the collar bone", near: "girdle", difficulty: "EASY" },
    { name: "scapula", is: "the flat, triangular shoulder blade", near: "girdle", difficulty: "EASY" },
    { name: "sternum", is: "the breastbone in the middle of the chest", near: "girdle", difficulty: "EASY" },
    { name: "ilium", is: "the broad upper bone of the hip", near: "girdle" },
    { name: "mandible", is: "the bone of the lower jaw", near: "skull", difficulty: "EASY" },
    { name: "hyoid", is: "the U-shaped bone at the base of the mouth", near: "skull" },
    { name: "atlas", is: "the first vertebra of the neck", near: "skull" },
    { name: "axis", is: "the second vertebra of the neck", near: "skull", difficulty: "HARD" },
    { name: "stapes", is: "the smallest bone of the body", near: "skull" },
    { name: "glenoid cavity", is: "the part of the shoulder blade that takes the head of the upper arm bone", near: "socket", category: "socket", difficulty: "HARD" },
    { name: "acetabulum", is: "the part of the hip that takes the head of the thigh bone", near: "socket", category: "socket", difficulty: "HARD" },
    { name: "foramen magnum", is: "the part of the skull through which the spinal cord passes", near: "socket", category: "socket", difficulty: "HARD" },
    { name: "obturator foramen", plainly: true as const, is: "the part of the hip through which vessels and nerves pass to the thigh", near: "socket", category: "socket" },
  ],
  ask: [
    {
      question: ({ is }) => `In the human skeleton, what is the name for ${is}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `In the human skeleton, what is the ${name}?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `The ${name} is ${is}.`,
});

export const muscleTerms = facts({
  name: "muscle-and-joint-terms",
  topic: "excretion-and-movement",
  difficulty: "MEDIUM",
  kind: "term of movement",
  formats: "no match",
  rows: [
    { name: "sarcomere", is: "the stretch of a myofibril between two Z lines", near: "muscle", category: "muscle" },
    { name: "A band", is: "the dark band of a myofibril, which keeps its length in contraction", near: "muscle", category: "muscle", difficulty: "HARD" },
    { name: "H zone", is: "the middle of the dark band, where thick filaments do not overlap thin ones", near: "muscle", category: "muscle", difficulty: "HARD" },
    { name: "actin", is: "the chief protein of the thin filaments of muscle", near: "protein", category: "protein", difficulty: "EASY" },
    { name: "myosin", is: "the protein of the thick filaments, whose heads split ATP", near: "protein", category: "protein", difficulty: "EASY" },
    { name: "troponin", is: "the protein on thin filaments that binds calcium ions", near: "protein", category: "protein" },
    { name: "tropomyosin", is: "the protein whose two strands run along the whole length of a thin filament", near: "protein", category: "protein", difficulty: "HARD" },
    { name: "myoglobin", is: "the red protein that stores oxygen in muscle", near: "protein", category: "protein" },
    { name: "sarcoplasmic reticulum", is: "the store of calcium ions in a muscle fibre", near: "muscle", category: "muscle" },
    { name: "motor end plate", is: "the place where acetylcholine acts on a muscle fibre", near: "muscle", category: "muscle" },
    { name: "tendon", is: "the cord of connective tissue that joins muscle to bone", near: "tissue", category: "tissue", difficulty: "EASY" },
    { name: "ligament", is: "the band of connective tissue that joins bone to bone", near: "tissue", category: "tissue", difficulty: "EASY" },
    { name: "cartilage", is: "the smooth, springy tissue that covers the ends of bones in a joint", near: "tissue", category: "tissue", difficulty: "EASY" },
    { name: "synovial fluid", plainly: true as const, is: "the slippery liquid in the cavity of a freely movable joint", near: "tissue", category: "tissue" },
    { name: "gliding joint", is: "the kind of joint found between the small bones of the wrist", near: "joint" },
    { name: "fibrous joint", is: "the kind of joint found between the flat bones of the skull", near: "joint" },
    { name: "cartilaginous joint", is: "the kind of joint found between the bodies of neighbouring vertebrae", near: "joint", difficulty: "HARD" },
    { name: "hinge joint", plainly: true as const, is: "the kind of joint found at the knee and elbow", near: "joint", difficulty: "EASY" },
    { name: "ball and socket joint", plainly: true as const, is: "the kind of joint found at the shoulder and hip", near: "joint", difficulty: "EASY" },
    { name: "pivot joint", is: "the kind of joint found between the first two vertebrae", near: "joint" },
    { name: "saddle joint", is: "the kind of joint found at the base of the thumb", near: "joint" },
    { name: "gout", is: "the painful swelling of joints from crystals of uric acid", near: "disease", category: "disease" },
    { name: "osteoporosis", plainly: true as const, is: "the loss of bone mass in old age, with a risk of fractures", near: "disease", category: "disease", difficulty: "EASY" },
    { name: "tetany", is: "the cramps of muscles from too little calcium in the blood", near: "disease", category: "disease", difficulty: "HARD" },
    { name: "myasthenia gravis", is: "the autoimmune disorder of the nerve–muscle junction that leads to fatigue", near: "disease", category: "disease", difficulty: "HARD" },
    { name: "muscular dystrophy", plainly: true as const, is: "the inherited wasting of skeletal muscle", near: "disease", category: "disease" },
  ],
  ask: [
    { question: ({ is }) => `What is the name for ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In the study of movement, what is meant by “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `“${capitalise(name)}” is the name for ${is}.`,
  // The H zone lies within the A band.
  alsoTrue: (row, other) => ["A band", "H zone"].every((name) => [row.name, other.name].includes(name)),
});

export const excretionQuestions = singles("excretion-questions", "excretion-and-movement", [
  { ask: "What is the chief nitrogenous waste of birds and land reptiles?", answer: "Uric acid", wrong: ["Urea", "Ammonia", "Creatinine"], difficulty: "EASY", tell: "Birds, land reptiles and insects pass out uric acid, which needs least water; mammals mostly pass out urea and bony fishes ammonia. Creatinine is a minor waste of muscle." },
  { ask: "What is the chief nitrogenous waste of bony fishes?", answer: "Ammonia", wrong: ["Urea", "Uric acid", "Guanine"], difficulty: "EASY", tell: "Bony fishes are ammonotelic: ammonia is poisonous, but plenty of water carries it away. Mammals pass out urea, birds uric acid and spiders guanine." },
  { ask: "In which organ is urea formed in human beings?", answer: "Liver", wrong: ["Kidney", "Spleen", "Bladder"], difficulty: "EASY", tell: "The liver turns ammonia into urea by the ornithine cycle; the kidney only filters it out, the bladder stores urine, and the spleen breaks down old red cells." },
  { ask: "How many bones does the adult human skeleton have?", answer: "206", wrong: ["216", "196", "226"], difficulty: "EASY", tell: "The adult skeleton has 206 bones: 80 of the axial and 126 of the appendicular skeleton." },
  { ask: "How many pairs of ribs do human beings have?", answer: "12", wrong: ["10", "7", "14"], difficulty: "EASY", tell: "There are 12 pairs of ribs: 7 pairs of true, 3 pairs of false and 2 pairs of floating ribs." },
  { ask: "How many pairs of human ribs are true ribs, joined directly to the breastbone?", answer: "7", wrong: ["3", "2", "12"], tell: "The first 7 pairs are true ribs; the next 3 pairs, false ribs, join the seventh, and the last 2 pairs float. There are 12 pairs in all." },
  { ask: "How many vertebrae are there in the neck of nearly all mammals?", answer: "7", wrong: ["12", "5", "4"], tell: "Nearly all mammals, even the giraffe, have 7 cervical vertebrae. Human beings have 12 thoracic and 5 lumbar vertebrae, a fused sacrum and a coccyx." },
  { ask: "How much filtrate do the glomeruli of a healthy adult form each minute?", answer: "About 125 mL", wrong: ["About 25 mL", "About 500 mL", "About 1100 mL"], tell: "A healthy adult filters about 125 mL a minute, which is 180 litres a day. The blood that flows through both kidneys is about 1100 to 1200 mL a minute." },
  { ask: "Which ion must bind to troponin before a muscle can contract?", answer: "Calcium", wrong: ["Sodium", "Potassium", "Magnesium"], tell: "Calcium ions from the sarcoplasmic reticulum bind to troponin and uncover the sites for myosin. Sodium and potassium carry the impulse, and magnesium goes with ATP." },
  { ask: "Which of these get shorter when a muscle contracts?", answer: "I bands", wrong: ["A bands", "Thin filaments", "Thick filaments"], difficulty: "HARD", tell: "As thin filaments slide inwards, the I bands get shorter and the Z lines come closer; the A bands and the filaments themselves, thin and thick, keep their length." },
  { ask: "In which of these does antidiuretic hormone not change the uptake of water?", answer: "Proximal convoluted tubule", wrong: ["Late distal convoluted tubule", "Collecting duct in the cortex", "Collecting duct in the medulla"], difficulty: "HARD", tell: "The proximal convoluted tubule takes back water whether or not ADH is there; ADH acts on the late distal tubule and along the whole collecting duct." },
  { ask: "What starts the release of renin from the kidney?", answer: "A fall in glomerular blood pressure", wrong: ["A rise in glomerular blood pressure", "A rise in blood volume", "A stretch of the walls of the atria"], difficulty: "HARD", tell: "A fall in glomerular blood pressure or flow makes the juxtaglomerular cells release renin, which leads to angiotensin II and aldosterone. Stretched atria release ANF, which works against it, and so does a greater volume of blood." },
]);
