import { facts } from "../../../kit/facts.ts";
import { capitalise, list } from "../../../writing/english.ts";

/** `most` is what the row is; `class` keeps rows that could be confused together. */
const world = facts({
  name: "superlatives-of-the-world", form: "quiz",
  topic: "superlatives",
  difficulty: "MEDIUM",
  kind: "superlative",
  rows: [
    { name: "Asia", most: "the largest continent", near: "continent", category: "continent", difficulty: "EASY" },
    { name: "Australia", most: "the smallest continent", near: "continent", category: "continent", difficulty: "EASY" },
    { name: "Antarctica", most: "the coldest continent", near: "continent", category: "continent", difficulty: "EASY", plainly: true as const },
    { name: "Africa", most: "the continent with the most countries", near: "continent", category: "continent" },
    { name: "Pacific Ocean", most: "the largest ocean", near: "ocean", category: "ocean", difficulty: "EASY" },
    { name: "Arctic Ocean", most: "the smallest ocean", near: "ocean", category: "ocean", difficulty: "EASY" },
    { name: "Southern Ocean", most: "the fourth largest ocean", near: "ocean", category: "ocean", difficulty: "HARD" },
    { name: "Indian Ocean", most: "the third largest ocean", near: "ocean", category: "ocean" },
    { name: "Caspian Sea", most: "the largest enclosed body of inland water", near: "lake", category: "lake" },
    { name: "Lake Baikal", most: "the deepest lake in the world", near: "lake", category: "lake", wrong: ["Lake Tanganyika", "Lake Superior", "Crater Lake"] },
    { name: "Lake Superior", most: "the largest freshwater lake by area", near: "lake", category: "lake", wrong: ["Lake Victoria", "Lake Baikal", "Lake Tanganyika"] },
    { name: "Lake Titicaca", most: "the great lake on the border of Peru and Bolivia", near: "lake", category: "lake", difficulty: "HARD", wrong: ["Lake Poopó", "Lake Maracaibo", "Lake Nicaragua"] },
    { name: "Lake Victoria", most: "the largest lake of Africa by area", wrong: ["Lake Tanganyika", "Lake Malawi", "Lake Chad"], near: "lake", category: "lake" },
    { name: "Amazon", most: "the river that carries the most water", near: "river", category: "river", wrong: ["Congo", "Nile", "Yangtze"] },
    { name: "Nile", most: "the longest river that flows north", near: "river", category: "river", wrong: ["Yenisei", "Lena", "Mackenzie"] },
    { name: "Yangtze", most: "the third longest river of the world", near: "river", category: "river" },
    { name: "Volga", most: "the longest river that ends in the Caspian Sea", near: "river", category: "river", wrong: ["Ural", "Kura", "Terek"] },
    { name: "Murray", most: "the river that forms Australia's longest with the Darling", near: "river", category: "river", difficulty: "HARD", plainly: true as const },
    { name: "Mount Everest", most: "the highest peak of Asia", near: "peak", category: "peak", difficulty: "EASY", wrong: ["K2", "Kangchenjunga", "Lhotse"] },
    { name: "K2", most: "the second highest peak of the world", near: "peak", category: "peak", wrong: ["Kangchenjunga", "Lhotse", "Makalu"] },
    { name: "Kilimanjaro", most: "the highest peak of Africa", wrong: ["Mount Kenya", "Mount Stanley", "Toubkal"], near: "peak", category: "peak" },
    { name: "Aconcagua", most: "the highest peak of South America", wrong: ["Chimborazo", "Huascarán", "Cotopaxi"], near: "peak", category: "peak", difficulty: "HARD" },
    { name: "Denali", most: "the highest peak of North America", wrong: ["Mount Logan", "Mount Rainier", "Pico de Orizaba"], near: "peak", category: "peak", difficulty: "HARD" },
    { name: "Mount Elbrus", most: "the highest peak of Europe, counting the Caucasus", wrong: ["Mont Blanc", "Matterhorn", "Monte Rosa"], near: "peak", category: "peak", difficulty: "HARD" },
    { name: "Mount Vinson", most: "the highest peak of Antarctica", wrong: ["Mount Erebus", "Mount Tyree", "Mount Kirkpatrick"], near: "peak", category: "peak", difficulty: "HARD" },
    { name: "Greenland", most: "the largest island of the world", near: "island", category: "island", difficulty: "EASY", wrong: ["New Guinea", "Borneo", "Madagascar"] },
    { name: "New Guinea", most: "the second largest island of the world", near: "island", category: "island", difficulty: "HARD", wrong: ["Greenland", "Borneo", "Madagascar"] },
    { name: "Honshu", most: "the seventh largest island of the world", near: "island", category: "island", difficulty: "HARD", wrong: ["Sumatra", "Great Britain", "Java"] },
    { name: "Majuli", most: "the great river island of the Brahmaputra", near: "island", category: "island", plainly: true as const },
    { name: "Sahara", most: "the largest hot desert of the world", near: "desert", category: "desert", difficulty: "EASY", wrong: ["Arabian Desert", "Kalahari", "Thar"] },
    { name: "Atacama", most: "the driest desert outside the poles", near: "desert", category: "desert", difficulty: "HARD", wrong: ["Namib", "Gobi", "Kalahari"] },
    { name: "Gobi", most: "the great cold desert of Mongolia and China", near: "desert", category: "desert", wrong: ["Karakum", "Kyzylkum", "Taklamakan"] },
    { name: "Thar", most: "the largest desert of India", near: "desert", category: "desert", difficulty: "EASY", plainly: true as const },
    { name: "Vatican City", most: "the smallest country by area", near: "country", category: "country", difficulty: "EASY", wrong: ["Monaco", "San Marino", "Liechtenstein"] },
    { name: "Russia", most: "the largest country of the world by area", near: "country", category: "country", difficulty: "EASY", wrong: ["Canada", "China", "Brazil"] },
    { name: "Canada", most: "the country with the longest coastline", near: "country", category: "country", wrong: ["Russia", "Australia", "Indonesia"] },
    { name: "Kazakhstan", most: "the largest landlocked country", wrong: ["Mongolia", "Chad", "Bolivia"], near: "country", category: "country", difficulty: "HARD" },
    { name: "Algeria", most: "the largest country on the Mediterranean Sea", wrong: ["Libya", "Egypt", "Turkey"], near: "country", category: "country", difficulty: "HARD" },
    { name: "Brazil", most: "the largest country of South America", near: "country", category: "country", difficulty: "EASY", plainly: true as const },
    { name: "Atlantic Ocean", most: "the second largest ocean", near: "ocean", category: "ocean", difficulty: "EASY" },
    { name: "Borneo", most: "the third largest island of the world", near: "island", category: "island", difficulty: "HARD", wrong: ["New Guinea", "Madagascar", "Sumatra"] },
    { name: "Madagascar", most: "the fourth largest island of the world", near: "island", category: "island", wrong: ["Borneo", "Sumatra", "Honshu"] },
  ],
  ask: [
    {
      question: ({ most }) => `Which of these is ${most}?`,
      answer: ({ name }) => name,
      decoys: ({ wrong = [] }) => wrong,
      state: ({ most }, name) => (KNOWN_TO_ALL.test(name) ? undefined : `${capitalise(named(name))} is ${most}.`),
    },
    {
      question: ({ name }) => `Which of these is true of ${named(name)}?`,
      // Statements about other kinds name the place, or obviously fit only one of them.
      when: ({ name, category, plainly }) =>
        !plainly && name !== "Mount Everest" && /ocean|island|river|peak/.test(category),
      answer: ({ most }) => `It is ${most}`,
      explain: ({ name, most }) => `Of ${named(name)} we can say: it is ${most}.`,
      // Half of the swaps would be of different kinds of things.
      state: false,
      place: ({ name, most }) => `${capitalise(named(name))} is ${most}.`,
      // This holds of a wider thing too.
      alsoTrue: (row, other) => row.name === "Russia" && other.name === "Kazakhstan",
    },
  ],
  explain: ({ name, most }) => `${capitalise(named(name))} is ${most}.`,
  alsoTrue: (row, other) => row.name === "Greenland" && other.name === "Australia",
});

/** False statements about these are too easy to recognise. */
const KNOWN_TO_ALL = /Everest|Asia|Australia|Africa|Russia|Vatican|Greenland|Pacific|Sahara/;

function named(name: string): string {
  return /Ocean|Sea$|Amazon|Nile|Congo|Yangtze|Yenisei|^Lena|Mackenzie|Volga|^Ural|^Kura|Terek|Murray|Sahara|Atacama|Gobi|Thar|Desert$|Kalahari|Namib|kum$|Taklamakan|Vatican/.test(name)
    ? `the ${name}`
    : name;
}

const india = facts({
  name: "superlatives-of-india", form: "quiz",
  topic: "superlatives",
  difficulty: "MEDIUM",
  kind: "superlative",
  rows: [
    { name: "Rajasthan", most: "the largest state of India by area", near: "state", difficulty: "EASY", wrong: ["Madhya Pradesh", "Maharashtra", "Uttar Pradesh"] },
    { name: "Goa", most: "the smallest state of India by area", near: "state", difficulty: "EASY", wrong: ["Sikkim", "Tripura", "Nagaland"] },
    { name: "Sikkim", most: "the state with the highest peak of India", near: "state", wrong: ["Uttarakhand", "Himachal Pradesh", "Arunachal Pradesh"] },
    { name: "Gujarat", most: "the state of India with the longest mainland coastline", near: "state", wrong: ["Tamil Nadu", "Andhra Pradesh", "Maharashtra"] },
    { name: "Meghalaya", most: "the Indian state with the wettest inhabited place on Earth", near: "state", wrong: ["Assam", "Kerala", "Arunachal Pradesh"] },
    { name: "Arunachal Pradesh", most: "the easternmost state of India", near: "state", wrong: ["Nagaland", "Manipur", "Assam"] },
    { name: "Kangchenjunga", most: "the highest peak within the undisputed borders of India", near: "peak", wrong: ["Nanda Devi", "Kamet", "Trisul"] },
    { name: "Anamudi", most: "the highest peak of the Western Ghats", near: "peak", wrong: ["Doddabetta", "Mullayanagiri", "Kalsubai"] },
    { name: "Guru Shikhar", most: "the highest peak of the Aravallis", near: "peak", difficulty: "HARD", wrong: ["Dhupgarh", "Kalsubai", "Amarkantak"] },
    { name: "Doddabetta", most: "the highest peak of the Nilgiris", near: "peak", difficulty: "HARD", wrong: ["Anamudi", "Mukurthi", "Kolaribetta"] },
    { name: "Dhupgarh", most: "the highest peak of the Satpuras", near: "peak", difficulty: "HARD", wrong: ["Guru Shikhar", "Kalsubai", "Amarkantak"] },
    { name: "Saramati", most: "the highest peak of Nagaland", near: "peak", difficulty: "HARD", wrong: ["Japfu", "Phawngpui", "Nokrek"] },
    { name: "Godavari", most: "the longest river of peninsular India", near: "river", difficulty: "EASY", wrong: ["Krishna", "Kaveri", "Mahanadi"] },
    { name: "Narmada", most: "the longest river of peninsular India that flows west", near: "river", wrong: ["Tapi", "Mahi", "Sabarmati"] },
    { name: "Yamuna", most: "the longest tributary of the Ganga", near: "river", wrong: ["Ghaghara", "Gandak", "Kosi"] },
    { name: "Krishna", most: "the second longest river of peninsular India", near: "river", wrong: ["Kaveri", "Mahanadi", "Narmada"] },
    { name: "Ganga", most: "the longest river within India", near: "river", difficulty: "EASY", wrong: ["Brahmaputra", "Indus", "Yamuna"] },
    { name: "Chilika", most: "the largest brackish lagoon of India", near: "lake" },
    { name: "Wular", most: "the largest freshwater lake of Kashmir", near: "lake", wrong: ["Dal", "Manasbal", "Anchar"] },
    { name: "Sambhar", most: "the largest inland salt lake of India", near: "lake" },
    { name: "Loktak", most: "the largest freshwater lake of the north-east, known for floating phumdis", near: "lake" },
    { name: "Vembanad", most: "the largest lake of the state of Kerala", near: "lake", wrong: ["Ashtamudi", "Sasthamkotta", "Pookode"] },
    { name: "Tehri", most: "the highest dam of India", more: " It holds back the Bhagirathi in Uttarakhand.", near: "dam", wrong: ["Bhakra", "Sardar Sarovar", "Hirakud"] },
    { name: "Hirakud", most: "the longest earthen dam of India", near: "dam", difficulty: "EASY", wrong: ["Nagarjuna Sagar", "Sardar Sarovar", "Tungabhadra"] },
    { name: "Idukki", most: "the highest arch dam of India", near: "dam", difficulty: "HARD", wrong: ["Bhakra", "Tehri", "Sardar Sarovar"] },
    { name: "Bhakra", most: "the highest gravity dam of India", near: "dam", wrong: ["Sardar Sarovar", "Nagarjuna Sagar", "Hirakud"] },
    { name: "Nagarjuna Sagar", most: "the largest masonry dam of India", near: "dam", difficulty: "HARD", wrong: ["Hirakud", "Sardar Sarovar", "Tungabhadra"] },
  ],
  ask: [
    {
      question: ({ most }) => `Which of these is ${most}?`,
      answer: ({ name }) => name,
      decoys: ({ wrong = [] }) => wrong,
      // Chilika is not looked for in Kashmir.
      state: ({ most }, name) =>
        /Kashmir|Kerala|north-east/.test(most) || /Goa|Rajasthan/.test(name)
          ? undefined
          : `${ofIndia(name)} is ${most}.`,
    },
  ],
  explain: ({ name, most, more = "" }) => `${ofIndia(name)} is ${most}.${more}`,
  alsoTrue: (row, other) =>
    (row.name === "Godavari" && other.name === "Ganga") ||
    (row.name === "Bhakra" && ["Tehri", "Idukki"].includes(other.name)),
});

function ofIndia(name: string): string {
  return /Godavari|Narmada|Yamuna|Krishna|Ganga|Kaveri|Mahanadi|Tapi|Mahi$|Sabarmati|Ghaghara|Gandak|Kosi|Brahmaputra|Indus/.test(name) ? `The ${name}` : name;
}

/** What is named without an article. */
const BARE = / Mons$|^(Jupiter|Mercury|Venus|Neptune|Saturn|Ganymede|Titan|Europa|Callisto|Rafflesia|Wolffia)$/;

const nature = facts({
  name: "superlatives-of-nature", form: "quiz",
  topic: "superlatives",
  difficulty: "EASY",
  kind: "superlative",
  rows: [
    { name: "blue whale", most: "the largest animal", wrong: ["African elephant", "whale shark", "sperm whale"], near: "animal" },
    { name: "African elephant", most: "the largest land animal", wrong: ["Asian elephant", "white rhinoceros", "hippopotamus"], near: "animal" },
    { name: "giraffe", most: "the tallest land animal", wrong: ["African elephant", "camel", "ostrich"], near: "animal", plainly: true as const },
    { name: "cheetah", most: "the fastest land animal over a short run", wrong: ["pronghorn", "blackbuck", "race horse"], near: "animal" },
    { name: "tiger", most: "the largest of the cats", wrong: ["lion", "leopard", "jaguar"], near: "animal", difficulty: "MEDIUM" },
    { name: "whale shark", most: "the largest fish", wrong: ["great white shark", "basking shark", "giant manta ray"], near: "animal", difficulty: "MEDIUM" },
    { name: "saltwater crocodile", most: "the largest living reptile", wrong: ["green anaconda", "Komodo dragon", "leatherback turtle"], near: "animal", difficulty: "MEDIUM" },
    { name: "capybara", most: "the largest living rodent", wrong: ["beaver", "crested porcupine", "giant squirrel"], near: "animal", difficulty: "HARD" },
    { name: "Komodo dragon", most: "the largest living lizard", wrong: ["Bengal monitor", "green iguana", "Gila monster"], near: "animal", difficulty: "MEDIUM" },
    { name: "ostrich", most: "the largest living bird", wrong: ["emu", "southern cassowary", "wandering albatross"], near: "bird" },
    { name: "bee hummingbird", most: "the smallest bird", near: "bird", difficulty: "MEDIUM", plainly: true as const },
    { name: "wandering albatross", most: "the living bird with the greatest wingspan", wrong: ["Andean condor", "white pelican", "golden eagle"], near: "bird", difficulty: "HARD" },
    { name: "peregrine falcon", most: "the fastest bird in a dive", wrong: ["golden eagle", "common swift", "gyrfalcon"], near: "bird", difficulty: "MEDIUM" },
    { name: "Arctic tern", most: "the bird that makes the longest yearly migration", wrong: ["Siberian crane", "bar-headed goose", "Amur falcon"], near: "bird", difficulty: "HARD" },
    { name: "Rafflesia", most: "the plant with the largest single flower", wrong: ["sunflower", "giant water lily", "magnolia"], near: "plant", difficulty: "MEDIUM" },
    { name: "Wolffia", most: "the smallest flowering plant", wrong: ["azolla", "violet", "dwarf bamboo"], near: "plant", difficulty: "HARD" },
    { name: "coast redwood", most: "the tallest kind of tree", wrong: ["banyan", "deodar", "mountain ash"], near: "plant", difficulty: "HARD" },
    { name: "coco de mer", most: "the plant with the largest seed", wrong: ["coconut palm", "mango tree", "date palm"], near: "plant", difficulty: "HARD" },
    { name: "Sierra redwood", most: "the kind of tree with the bulkiest trunk", wrong: ["coast redwood", "baobab", "deodar"], near: "plant", difficulty: "HARD" },
    { name: "femur", most: "the longest bone of the human body", wrong: ["tibia", "humerus", "fibula"], near: "body" },
    { name: "stapes", most: "the smallest bone of the human body", wrong: ["malleus", "incus", "patella"], near: "body" },
    { name: "skin", most: "the largest organ of the human body", wrong: ["liver", "brain", "large intestine"], near: "body" },
    { name: "liver", most: "the largest internal organ of the human body", wrong: ["heart", "brain", "stomach"], near: "body" },
    { name: "aorta", most: "the largest artery of the human body", wrong: ["carotid artery", "femoral artery", "pulmonary artery"], near: "body" },
    { name: "enamel", most: "the hardest substance of the human body", wrong: ["dentine", "cartilage", "compact bone"], near: "body" },
    { name: "gluteus maximus", most: "the largest muscle of the human body", wrong: ["biceps brachii", "deltoid", "trapezius"], near: "body", difficulty: "MEDIUM", plainly: true as const },
    { name: "sartorius", most: "the longest muscle of the human body", wrong: ["gluteus maximus", "gastrocnemius", "biceps brachii"], near: "body", difficulty: "HARD" },
    { name: "sciatic nerve", most: "the thickest nerve of the human body", wrong: ["optic nerve", "vagus nerve", "ulnar nerve"], near: "body", difficulty: "HARD" },
    { name: "Jupiter", most: "the largest planet of the solar system", near: "sky" },
    { name: "Mercury", most: "the smallest planet of the solar system", near: "sky" },
    { name: "Venus", most: "the hottest planet of the solar system", near: "sky" },
    { name: "Neptune", most: "the farthest planet from the Sun", near: "sky" },
    { name: "Saturn", most: "the least dense planet of the solar system", near: "sky", difficulty: "MEDIUM" },
    { name: "Earth", most: "the densest planet of the solar system", near: "sky", difficulty: "HARD" },
    { name: "Ganymede", most: "the largest moon of the solar system", wrong: ["Titan", "Europa", "Callisto"], near: "moon", difficulty: "MEDIUM" },
    { name: "Olympus Mons", most: "the highest volcano known in the solar system", wrong: ["Arsia Mons", "Maat Mons", "Pavonis Mons"], near: "moon", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ most }) => `Which of these is ${most}?`,
      answer: ({ name }) => name,
      decoys: ({ wrong = [] }) => wrong,
      state: ({ most }, answer) => `${BARE.test(answer) ? "" : "The "}${answer} is ${most}.`,
    },
  ],
  explain: ({ name, most, wrong }) =>
    `${capitalise(name)}: this is ${most}${wrong ? `; in this it is ahead of ${list(wrong)}` : ""}.`,
});

export const superlatives = [...world, ...india, ...nature];
