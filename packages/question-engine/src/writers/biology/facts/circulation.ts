import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
export const bloodParts = facts({
  name: "parts-of-blood",
  topic: "circulation-and-respiration",
  difficulty: "MEDIUM",
  kind: "part of blood",
  rows: [
    { name: "erythrocytes", does: "carry oxygen bound to haemoglobin", near: "cell", category: "cell", difficulty: "EASY" },
    { name: "platelets", does: "gather at a wound and start the clotting of blood", near: "cell", category: "cell", difficulty: "EASY" },
    { name: "neutrophils", does: "swallow germs and are the most numerous leucocytes", near: "cell", category: "cell" },
    { name: "basophils", does: "secrete histamine and heparin and are the rarest leucocytes", near: "cell", category: "cell" },
    { name: "eosinophils", does: "rise in number in allergies and worm infections", near: "cell", category: "cell" },
    { name: "monocytes", does: "become macrophages in tissues and are the largest leucocytes", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "lymphocytes", does: "bring about specific immunity as B and T cells", near: "cell", category: "cell" },
    { name: "megakaryocytes", does: "break up into platelets in the bone marrow", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "albumins", does: "keep up the osmotic balance of the plasma", near: "protein", category: "protein", difficulty: "HARD" },
    { name: "globulins", does: "serve mainly in the defence of the body", near: "protein", category: "protein", difficulty: "HARD" },
    { name: "fibrin threads", plainly: true as const, does: "form the net of a clot in which blood cells are trapped", near: "protein", category: "protein", difficulty: "EASY" },
    { name: "lipoproteins", plainly: true as const, does: "carry fats and cholesterol through the body", near: "protein", category: "protein" },
    { name: "clotting factors", plainly: true as const, does: "act one after another until thrombin is made", near: "protein", category: "protein" },
  ],
  ask: [
    { question: ({ does }) => `In the human body, which of these ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In human blood, ${name} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      asWritten: true,
      when: ({ name }) => name !== "megakaryocytes",
    },
  ],
  explain: ({ name, does }) => `${capitalise(name)} ${does}.`,
  // Antibodies made by lymphocytes are globulins; monocytes and neutrophils are both phagocytes.
  alsoTrue: (row, other) =>
    [
      ["lymphocytes", "globulins"],
      ["monocytes", "neutrophils"],
      ["platelets", "megakaryocytes"],
      ["basophils", "eosinophils"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const heartAndVessels = facts({
  name: "heart-and-vessels",
  topic: "circulation-and-respiration",
  difficulty: "MEDIUM",
  kind: "part of the heart or vessel",
  formats: "no match",
  rows: [
    { name: "left ventricle", does: "pumps blood into the aorta and has the thickest wall of the heart", near: "heart", difficulty: "EASY" },
    { name: "right ventricle", does: "pumps blood to the lungs", near: "heart", difficulty: "EASY" },
    { name: "left atrium", does: "receives oxygen-rich blood from the lungs", near: "heart", difficulty: "EASY" },
    { name: "right atrium", does: "receives blood from the two venae cavae", near: "heart", difficulty: "EASY" },
    { name: "pulmonary vein", does: "brings oxygen-rich blood to the left atrium", near: "vessel", difficulty: "EASY" },
    { name: "pulmonary artery", does: "takes oxygen-poor blood from the right ventricle", near: "vessel", difficulty: "EASY" },
    { name: "aorta", does: "carries blood from the left ventricle towards all organs", near: "vessel", difficulty: "EASY" },
    { name: "hepatic portal vein", does: "carries blood rich in absorbed food away from the gut", near: "vessel" },
    { name: "coronary artery", plainly: true as const, does: "supplies the heart muscle itself with blood", near: "vessel" },
    { name: "renal vein", does: "carries the blood that is poorest in urea", near: "vessel" },
    { name: "renal artery", plainly: true as const, does: "carries blood to a kidney to be filtered", near: "vessel" },
    { name: "tricuspid valve", does: "guards the opening between the right atrium and the right ventricle", near: "valve", category: "valve" },
    { name: "bicuspid valve", does: "guards the opening between the left atrium and the left ventricle", near: "valve", category: "valve" },
    { name: "sinoatrial node", does: "starts each heartbeat and is called the pacemaker", near: "node", category: "node" },
    { name: "atrioventricular node", does: "takes up the impulse of the pacemaker and passes it on with a delay", near: "node", category: "node", difficulty: "HARD" },
    { name: "chordae tendineae", plainly: true as const, does: "hold the flaps of the cuspid valves like the cords of a parachute", near: "valve", category: "valve", difficulty: "HARD" },
    { name: "Purkinje fibres", does: "spread the impulse through the walls of the ventricles", near: "node", category: "node", difficulty: "HARD" },
    { name: "pericardium", plainly: true as const, does: "is the double-walled bag round the heart", near: "heart" },
    { name: "capillary", does: "is the thin vessel through whose wall tissues and blood exchange substances", near: "vessel", difficulty: "EASY" },
    { name: "aortic valve", plainly: true as const, does: "guards the opening between the left ventricle and the aorta", near: "valve", category: "valve" },
    { name: "pulmonary valve", plainly: true as const, does: "guards the opening between the right ventricle and the pulmonary artery", near: "valve", category: "valve" },
    { name: "bundle of His", plainly: true as const, does: "carries the impulse down the wall between the ventricles", near: "node", category: "node" },
    { name: "vagus nerve", plainly: true as const, does: "slows the heartbeat while the body is at rest", near: "node", category: "node" },
  ],
  ask: [
    {
      question: ({ does }) => `Which part of the human circulatory system ${does}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !isSeveral(name),
    },
    {
      question: ({ does }) => `Which structures of the human heart ${does}?`,
      answer: ({ name }) => name,
      when: ({ name }) => isSeveral(name),
      decoys: () => ["Papillary muscles", "Semilunar valves", "Intercalated discs"],
      placeDecoy: (decoy) => DECOYS[decoy] ?? "",
    },
    {
      question: ({ name }) => `Complete the sentence: In the human body, the ${name} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
      when: ({ name }) => !isSeveral(name),
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["right ventricle", "pulmonary artery"],
      ["left atrium", "pulmonary vein"],
      ["aorta", "renal artery"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const DECOYS: Record<string, string> = {
  "Papillary muscles": "Papillary muscles pull on the cords of the valves.",
  "Semilunar valves": "Semilunar valves guard the ways into the aorta and the pulmonary artery.",
  "Intercalated discs": "Intercalated discs join the cells of heart muscle.",
};

function isSeveral(name: string): boolean {
  return ["chordae tendineae", "Purkinje fibres"].includes(name);
}

/** `is` goes on after "… is". */
export const breathingTerms = facts({
  name: "breathing-terms",
  topic: "circulation-and-respiration",
  difficulty: "MEDIUM",
  kind: "term of breathing",
  formats: "no match",
  rows: [
    { name: "tidal volume", is: "the air breathed in or out in one normal breath", near: "volume", difficulty: "EASY" },
    { name: "residual volume", plainly: true as const, is: "the air left in the lungs after the most forceful breathing out", near: "volume" },
    { name: "inspiratory reserve volume", plainly: true as const, is: "the extra air that can be breathed in after a normal breath in", near: "volume" },
    { name: "expiratory reserve volume", plainly: true as const, is: "the extra air that can be breathed out after a normal breath out", near: "volume" },
    { name: "vital capacity", is: "the most air that can be breathed out after the deepest breath in", near: "volume" },
    { name: "functional residual capacity", is: "the air left in the lungs after a normal breath out", near: "volume", difficulty: "HARD" },
    { name: "total lung capacity", plainly: true as const, is: "all the air in the lungs after the deepest breath in", near: "volume" },
    { name: "alveolus", is: "the tiny air sac where gases pass between air and blood", near: "organ", difficulty: "EASY" },
    { name: "trachea", is: "the windpipe, held open by incomplete rings of cartilage", near: "organ", difficulty: "EASY" },
    { name: "larynx", is: "the box of cartilage in the throat that makes sound", near: "organ", difficulty: "EASY" },
    { name: "diaphragm", is: "the sheet of muscle that flattens when we breathe in", near: "organ", difficulty: "EASY" },
    { name: "pleura", is: "the double membrane round each lung", near: "organ" },
    { name: "asthma", is: "a disorder in which inflamed bronchi and bronchioles narrow in attacks", near: "disease", difficulty: "EASY" },
    { name: "emphysema", is: "a disorder in which the walls of the alveoli break down", near: "disease" },
    { name: "bronchitis", plainly: true as const, is: "a disorder in which swollen bronchi give off much phlegm for months", near: "disease" },
    { name: "pneumonia", is: "a disorder in which an infection fills the alveoli with fluid", near: "disease" },
    { name: "silicosis", is: "a disorder in which stone dust scars the lungs over the years", near: "disease" },
    { name: "deoxyhaemoglobin", plainly: true as const, is: "the compound in red cells that is left when the tissues have been supplied", near: "gas" },
    { name: "carbaminohaemoglobin", is: "the compound in red cells that takes about a fifth of the waste gas to the lungs", near: "gas", difficulty: "HARD" },
    { name: "carboxyhaemoglobin", is: "the compound in red cells that makes the fumes of a stove in a closed room deadly", near: "gas", difficulty: "HARD" },
    { name: "oxyhaemoglobin", plainly: true as const, is: "the compound in red cells that takes oxygen to the tissues", near: "gas" },
    { name: "methaemoglobin", plainly: true as const, is: "the compound in red cells that holds its iron in the ferric form", near: "gas" },
  ],
  ask: [
    { question: ({ is }) => `What is the name for ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In human breathing, what is meant by “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `“${capitalise(name)}” is the name for ${is}.`,
  // What is residual is not what is breathed.
  alsoTrue: (row, other) =>
    [
      ["asthma", "bronchitis"],
      ["functional residual capacity", "vital capacity"],
      ["functional residual capacity", "tidal volume"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const circulationQuestions = singles("circulation-questions", "circulation-and-respiration", [
  { ask: "Which blood group is called the universal donor for red cells?", answer: "O negative", wrong: ["AB positive", "A negative", "B positive"], difficulty: "EASY", tell: "Red cells of group O negative carry neither A, B nor Rh antigens, so they can be given to all. AB positive is the universal recipient; A and B cells carry antigens that others may attack." },
  { ask: "Which blood group has neither anti-A nor anti-B antibodies in its plasma?", answer: "AB", wrong: ["A", "B", "O"], difficulty: "EASY", tell: "Persons of group AB carry both antigens and so neither antibody; group A has anti-B, group B anti-A, and group O has both." },
  { ask: "How many chambers does the heart of a fish have?", answer: "Two", wrong: ["One", "Three", "Four"], difficulty: "EASY", tell: "Fishes have two chambers, one atrium and one ventricle; amphibians and most reptiles have three, crocodiles, birds and mammals four." },
  { ask: "Which event does the P wave of an electrocardiogram show?", answer: "Depolarisation of the atria", wrong: ["Depolarisation of the ventricles", "Repolarisation of the ventricles", "Closing of the semilunar valves"], tell: "The P wave shows the depolarisation of the atria; the QRS complex shows that of the ventricles and the T wave their repolarisation. The closing of valves is heard, not seen in the trace." },
  { ask: "Which event does the T wave of an electrocardiogram show?", answer: "Repolarisation of the ventricles", wrong: ["Repolarisation of the atria", "Depolarisation of the ventricles", "Depolarisation of the atria"], tell: "The T wave shows the repolarisation of the ventricles. The P wave is the depolarisation of the atria, the QRS complex that of the ventricles, and it hides the repolarisation of the atria." },
  { ask: "What causes the first heart sound, “lub”?", answer: "Closing of the tricuspid and bicuspid valves", wrong: ["Closing of the semilunar valves", "Opening of the tricuspid and bicuspid valves", "Opening of the semilunar valves"], tell: "“Lub” comes from the closing of the tricuspid and bicuspid valves as the ventricles contract; “dub” from the closing of the semilunar valves. Opening of valves makes no sound." },
  { ask: "In which form is most of the carbon dioxide carried in human blood?", answer: "As bicarbonate", wrong: ["As carbaminohaemoglobin", "Dissolved in plasma", "As carboxyhaemoglobin"], tell: "About 70% travels as bicarbonate, 20 to 25% as carbaminohaemoglobin and about 7% dissolved in plasma; carboxyhaemoglobin holds carbon monoxide." },
  { ask: "Which change shifts the oxygen dissociation curve of haemoglobin to the left?", answer: "A fall in temperature", wrong: ["A fall in pH", "A rise in carbon dioxide", "A rise in temperature"], difficulty: "HARD", tell: "A fall in temperature, as well as less carbon dioxide and fewer hydrogen ions, makes haemoglobin hold oxygen more firmly and shifts the curve to the left; more carbon dioxide, a lower pH and a higher temperature shift it to the right." },
  { ask: "In which case may haemolytic disease of the newborn arise?", answer: "Rh-negative mother, second Rh-positive child", wrong: ["Rh-positive mother, second Rh-negative child", "Rh-negative mother, second Rh-negative child", "Rh-positive mother, first Rh-positive child"], difficulty: "HARD", tell: "Erythroblastosis foetalis threatens in the case: Rh-negative mother, second Rh-positive child. The birth of the first Rh-positive child makes her form antibodies, which cross the placenta later; a mother who is Rh-positive forms none." },
  { ask: "Which ion is needed for the clotting of blood?", answer: "Calcium", wrong: ["Sodium", "Potassium", "Magnesium"], tell: "Calcium ions take part in several steps of the clotting cascade; that is why blood is stored with citrate, which binds them. Sodium, potassium and magnesium ions have no such role." },
  { ask: "Where is the rhythm centre of breathing?", answer: "Medulla of the brain", wrong: ["Cerebellum of the brain", "Thalamus of the brain", "Grey matter of the spinal cord"], tell: "The respiratory rhythm centre lies in the medulla of the brain and the pneumotaxic centre in the pons; cerebellum, thalamus and spinal cord don't set the rhythm." },
]);
