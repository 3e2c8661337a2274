import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/geography/landforms.yaml", import.meta.url));

/** Their names exclude them: a valley or a lake is not a heap of debris. */
const SAYS_ITSELF = ["gorge", "meander", "oxbow lake", "hanging valley", "sea arch", "wave-cut platform"];

/** `is` continues the text after "is". */
const landformTable = facts({
  name: "landforms-and-agents",
  topic: "landforms",
  difficulty: "MEDIUM",
  kind: "landform",
  rows: [
    { name: "gorge", agent: "running water", is: "a deep, narrow valley with very steep sides", near: "river", difficulty: "EASY", plainly: true as const },
    { name: "meander", agent: "running water", is: "a winding bend in the lower course of a stream", near: "river", difficulty: "EASY", plainly: true as const },
    { name: "oxbow lake", agent: "running water", is: "a crescent of still water cut off from a winding stream", near: "river", difficulty: "EASY", plainly: true as const },
    { name: "delta", agent: "running water", is: "a tract of silt with branching channels at the mouth of a stream", near: "river", difficulty: "EASY" },
    { name: "alluvial fan", agent: "running water", is: "a cone of debris dropped where a stream leaves the hills", near: "river" },
    { name: "natural levee", agent: "running water", is: "a low bank that floods have built up from their load along both sides of a channel", near: "river" },
    { name: "point bar", agent: "running water", is: "a low bank of sand on the inner side of a bend", near: "river" },
    { name: "bajada", agent: "running water", is: "a slope of joined cones of debris at the foot of dry mountains", near: "river", difficulty: "HARD" },
    { name: "cirque", agent: "glaciers", is: "an armchair-shaped hollow at the head of a glaciated valley", near: "ice" },
    { name: "moraine", agent: "glaciers", is: "a heap of unsorted debris along the side or the snout of a glacier", near: "ice", difficulty: "EASY" },
    { name: "arête", agent: "glaciers", is: "a knife-edged ridge between two neighbouring hollows of ice", near: "ice", difficulty: "HARD" },
    { name: "hanging valley", agent: "glaciers", is: "a side trough left high above a deeper main trough", near: "ice", plainly: true as const },
    { name: "drumlin", agent: "glaciers", is: "a smooth hill of till shaped like half an egg", near: "ice", difficulty: "HARD" },
    { name: "roche moutonnée", agent: "glaciers", is: "a hump smooth on the side from which the ice came and rough on the other", near: "ice", difficulty: "HARD" },
    { name: "barchan", agent: "wind", is: "a crescent-shaped sand hill with its horns pointing downwind", near: "wind" },
    { name: "seif", agent: "wind", is: "a long sand ridge lying along the direction of the main wind", near: "wind", difficulty: "HARD" },
    { name: "yardang", agent: "wind", is: "a streamlined rock ridge carved in a desert between long furrows", near: "wind", difficulty: "HARD" },
    { name: "mushroom rock", plainly: true as const, agent: "wind", is: "a desert block with a worn, narrow stem and a broad cap", near: "wind", difficulty: "EASY" },
    { name: "deflation hollow", agent: "wind", is: "a shallow basin from which loose sand has been blown out", near: "wind", plainly: true as const },
    { name: "sea arch", plainly: true as const, agent: "sea waves", is: "an opening worn right through a headland", near: "coast", difficulty: "EASY" },
    { name: "sea stack", agent: "sea waves", is: "a remnant of a headland left offshore when the roof of an arch fell in", near: "coast" },
    { name: "spit", agent: "sea waves", is: "a ridge of sand fixed to the coast at one end only", near: "coast" },
    { name: "offshore bar", plainly: true as const, agent: "sea waves", is: "a ridge of sand under water, parallel to the shore", near: "coast" },
    { name: "tombolo", agent: "sea waves", is: "a ridge of sand that ties an island to the mainland", near: "coast", difficulty: "HARD" },
    { name: "wave-cut platform", plainly: true as const, agent: "sea waves", is: "a rocky shelf at the foot of a cliff that has worn back", near: "coast" },
    { name: "doline", agent: "groundwater", is: "a funnel-shaped hollow dissolved in the surface of limestone", near: "karst" },
    { name: "stalactite", agent: "groundwater", is: "a hanging icicle of calcite on the roof of a cave", near: "karst", difficulty: "EASY" },
    { name: "stalagmite", agent: "groundwater", is: "a mound of calcite rising from the floor of a cave", near: "karst", difficulty: "EASY" },
    { name: "polje", agent: "groundwater", is: "a large flat-floored basin in limestone country", near: "karst", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ is }) => `Which landform is ${is}?`,
      answer: ({ name }) => name,
      heading: "Landform",
      alsoTrue: (_, other) => SAYS_ITSELF.includes(other.name),
    },
    { question: ({ name }) => `What is ${withArticle(name)}?`, answer: ({ is }) => capitalise(is), heading: "What it is" },
    {
      question: ({ name }) => `By the work of which agent is ${withArticle(name)} formed?`,
      answer: ({ agent }) => agent,
      alsoTrue: isWorkOfWater,
      explain: ({ name, agent, is }) => `${capitalise(withArticle(name))}, ${is}, is the work of ${agent}.`,
      state: ({ name }, agent) => `${capitalise(withArticle(name))} is the work of ${agent}.`,
    },
    {
      question: ({ agent }) => `Which of these landforms is the work of ${agent}?`,
      answer: ({ name }) => name,
      alsoTrue: isWorkOfWater,
      explain: ({ name, agent, is }) => `${capitalise(withArticle(name))}, ${is}, is the work of ${agent}.`,
      state: ({ agent }, name) => `${capitalise(withArticle(name))} is the work of ${agent}.`,
    },
  ],
  explain: ({ name, is }) => `${capitalise(withArticle(name))} is ${is}.`,
  // Both are made of till.
  alsoTrue: (row, other) => [row, other].every(({ name }) => name === "moraine" || name === "drumlin"),
});

/** Rain water and streams dissolve limestone from above. */
function isWorkOfWater(row: { agent: string }, other: { agent: string }): boolean {
  return ["running water", "groundwater"].every((agent) => [row.agent, other.agent].includes(agent));
}

const mountains = facts({
  name: "kinds-of-mountains",
  topic: "landforms",
  difficulty: "MEDIUM",
  kind: "mountain",
  rows: [
    { name: "the Himalayas", type: "young fold mountains", difficulty: "EASY" },
    { name: "the Alps", type: "young fold mountains", difficulty: "EASY" },
    { name: "the Andes", type: "young fold mountains", difficulty: "EASY" },
    { name: "the Urals", type: "old fold mountains" },
    { name: "the Appalachians", type: "old fold mountains" },
    { name: "the Aravallis", type: "old fold mountains" },
    { name: "the Vosges", type: "block mountains" },
    { name: "the Black Forest", type: "block mountains" },
    { name: "the Sierra Nevada of California", type: "block mountains", difficulty: "HARD" },
    { name: "the Henry Mountains of Utah", type: "dome mountains", difficulty: "HARD" },
    { name: "Kilimanjaro", type: "volcanic mountains", difficulty: "EASY" },
    { name: "Mount Fuji", type: "volcanic mountains", difficulty: "EASY" },
    { name: "Mauna Kea", type: "volcanic mountains" },
  ],
  ask: [
    {
      question: ({ name }) =>
        `To which kind of mountains ${areMany(name) ? "do" : "does"} ${name} belong?`,
      answer: ({ type }) => type,
      heading: "Kind",
      // Everybody knows these two for volcanoes.
      state: ({ name }, type) =>
        /Fuji|Kilimanjaro/.test(name)
          ? undefined
          : `${capitalise(name)} ${areMany(name) ? "belong" : "belongs"} to the ${type.toLowerCase()}.`,
    },
    {
      question: ({ type }) => `Which of these are ${type}?`,
      answer: ({ name }) => capitalise(name),
      // A single mountain stands out among ranges, and the Henry Mountains by their name.
      when: ({ type }) => type !== "volcanic mountains" && type !== "dome mountains",
      heading: "Mountains",
      // Other mountains of this kind would not explain why these are wrong.
      state: false,
    },
  ],
  explain: ({ name, type }) =>
    `${capitalise(name)} ${areMany(name) ? "belong" : "belongs"} to the ${type}.`,
  // The Vosges and the Black Forest are blocks of old folds, the Sierra Nevada stands in a belt of young ones, the Andes bear
  // volcanoes, and domes rise above magma.
  alsoTrue: (row, other) =>
    [
      ["the Vosges", "old fold mountains"],
      ["the Black Forest", "old fold mountains"],
      ["the Sierra Nevada of California", "young fold mountains"],
      ["the Andes", "volcanic mountains"],
    ].some(([name, type]) =>
      [
        [row, other],
        [other, row],
      ].some(([one, second]) => one?.name === name && second?.type === type),
    ) || ["volcanic mountains", "dome mountains"].every((type) => [row.type, other.type].includes(type)),
});

function areMany(name: string): boolean {
  return /s$| Mountains /.test(name);
}

const landformSingles = content("landform-single-facts");

export const landforms = [...landformTable, ...mountains, ...landformSingles];
