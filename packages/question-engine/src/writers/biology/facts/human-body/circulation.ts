import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/circulation.yaml", import.meta.url));

export const bloodParts = content("parts-of-blood");

export const heartAndVessels = facts({
  name: "heart-and-vessels", chapter: "body-fluids",
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

export const breathingTerms = content("breathing-terms");

export const circulationQuestions = content("circulation-questions");
