import { facts } from "../../../../kit/facts.ts";
import { capitalise } from "../../../../writing/english.ts";

/** `source` and `action` go on after "is made by" and "Which hormone". */
export const hormones = facts({
  name: "human-hormones",
  topic: "hormones",
  difficulty: "MEDIUM",
  kind: "hormone",
  rows: [
    { name: "insulin", source: "beta cells of the pancreas", action: "lowers the level of glucose in the blood", near: "metabolism", difficulty: "EASY" },
    { name: "glucagon", source: "alpha cells of the pancreas", action: "raises blood glucose by making the liver break down glycogen", near: "metabolism" },
    { name: "thyroxine", source: "thyroid gland", action: "sets the basal metabolic rate and needs iodine to be made", near: "metabolism", difficulty: "EASY" },
    { name: "calcitonin", source: "parafollicular cells of the thyroid", action: "holds back the release of minerals from bone", near: "minerals", difficulty: "HARD" },
    { name: "parathyroid hormone", source: "parathyroid glands", action: "raises blood calcium by releasing it from bone", near: "minerals" },
    { name: "aldosterone", source: "zona glomerulosa of the adrenal cortex", action: "makes the kidney hold back sodium and give up potassium", near: "minerals", difficulty: "HARD" },
    { name: "vasopressin", source: "hypothalamus", action: "makes the collecting ducts of the kidney take back more water", near: "pituitary" },
    { name: "adrenaline", source: "adrenal medulla", action: "prepares the body for fight or flight within seconds", near: "stress", difficulty: "EASY" },
    { name: "cortisol", source: "zona fasciculata of the adrenal cortex", action: "answers long-lasting stress and damps inflammation", near: "stress" },
    { name: "melatonin", source: "pineal gland", action: "keeps the daily rhythm of sleep and waking", near: "rhythm", difficulty: "EASY" },
    { name: "growth hormone", source: "anterior pituitary", action: "causes gigantism when too much of it is made in childhood", near: "pituitary", difficulty: "EASY" },
    { name: "prolactin", source: "anterior pituitary", action: "starts and keeps up the making of milk", near: "pituitary" },
    { name: "oxytocin", source: "hypothalamus", action: "makes the womb contract at birth and lets milk flow out", near: "pituitary" },
    { name: "luteinising hormone", source: "anterior pituitary", action: "triggers ovulation by a surge at the middle of the cycle", near: "sex" },
    { name: "progesterone", source: "corpus luteum of the ovary", action: "keeps the lining of the womb ready for pregnancy", near: "sex" },
    { name: "testosterone", source: "Leydig cells of the testis", action: "brings about the deep voice and beard of men", near: "sex", difficulty: "EASY" },
    { name: "inhibin", plainly: true as const, source: "Sertoli cells of the testis", action: "holds back the release of follicle-stimulating hormone", near: "sex", difficulty: "HARD" },
    { name: "erythropoietin", source: "kidney", action: "makes the bone marrow form more red blood cells", near: "organs", difficulty: "HARD" },
    { name: "gastrin", plainly: true as const, source: "G cells of the stomach", action: "makes the stomach secrete acid", near: "gut" },
    { name: "secretin", source: "S cells of the duodenum", action: "makes the pancreas pour out juice rich in bicarbonate", near: "gut", difficulty: "HARD" },
    { name: "cholecystokinin", source: "I cells of the duodenum", action: "makes the gall bladder empty its bile", near: "gut", difficulty: "HARD" },
    { name: "atrial natriuretic peptide", source: "atria of the heart", action: "lowers blood pressure by making the kidney pass out sodium", near: "organs", difficulty: "HARD" },
    { name: "leptin", source: "fat cells", action: "tells the brain that enough fat is stored and curbs hunger", near: "organs", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ action }) => `Which hormone ${action}?`,
      answer: ({ name }) => name,
      // Growth makes giants, and lact- is milk.
      when: ({ name }) => !["growth hormone", "prolactin"].includes(name),
      // Adrenaline breaks down the liver's glycogen too.
      alsoTrue: (row, other) => row.name === "glucagon" && other.name === "adrenaline",
      heading: "Hormone",
    },
    {
      question: ({ name }) => `Where in the human body is ${name} made?`,
      answer: ({ source }) => source,
      // The ovary makes inhibin too.
      when: ({ name }) => name !== "inhibin",
      // The cells that make calcitonin lie in the thyroid.
      alsoTrue: (row, other) =>
        ["thyroxine", "calcitonin"].every((name) => [row.name, other.name].includes(name)),
      heading: "Where it is made",
    },
  ],
  explain: ({ name, source, action }) => `${capitalise(name)} is made by the ${source}; it ${action}.`,
});
