import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";

/** `mark` goes on after "Which group of animals". */
export const animalGroups = facts({
  name: "animal-groups",
  topic: "animal-kingdom",
  difficulty: "MEDIUM",
  kind: "group of animals",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Porifera", mark: "has a canal system for water lined by collar cells", near: "invertebrate", difficulty: "EASY" },
    { name: "Cnidaria", mark: "has stinging cells and a single opening to its gut", near: "invertebrate", difficulty: "EASY" },
    { name: "Ctenophora", mark: "has eight outer rows of ciliated comb plates", near: "invertebrate" },
    { name: "Platyhelminthes", mark: "has a flat, bilateral body without a coelom", near: "invertebrate", difficulty: "EASY" },
    { name: "Aschelminthes", mark: "has a round body with a pseudocoelom", near: "invertebrate" },
    { name: "Annelida", mark: "has a ringed body and moves by parapodia or setae", near: "invertebrate", difficulty: "EASY" },
    { name: "Arthropoda", mark: "has jointed legs and a skeleton of chitin, and is the largest phylum", near: "invertebrate", difficulty: "EASY" },
    { name: "Mollusca", mark: "has a mantle over a visceral hump and, mostly, a radula", near: "invertebrate" },
    { name: "Echinodermata", mark: "has a water vascular system with tube feet", near: "invertebrate", difficulty: "EASY" },
    { name: "Hemichordata", mark: "has a body of proboscis, collar and trunk with a stomochord", near: "invertebrate", difficulty: "HARD" },
    { name: "Urochordata", mark: "has a notochord only in the tail of its larva", near: "chordate", difficulty: "HARD" },
    { name: "Cephalochordata", mark: "has a notochord from head to tail all its life", near: "chordate", difficulty: "HARD" },
    { name: "Cyclostomata", mark: "has a round sucking mouth without jaws", near: "chordate" },
    { name: "Chondrichthyes", mark: "has a skeleton of cartilage, placoid scales and no operculum", near: "chordate" },
    { name: "Osteichthyes", mark: "has a skeleton of bone, an operculum and an air bladder", near: "chordate" },
    { name: "Amphibia", mark: "has moist skin without scales and lives in water and on land", near: "chordate", difficulty: "EASY" },
    { name: "Reptilia", mark: "has dry, cornified skin with scales or scutes and creeps on land", near: "chordate", difficulty: "EASY" },
    { name: "Aves", mark: "has feathers, pneumatic bones and air sacs joined to the lungs", near: "chordate", difficulty: "EASY" },
    { name: "Mammalia", mark: "has mammary glands, hair and external ears", near: "chordate", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ mark }) => `Which group of animals ${mark}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: The group ${name} ____.`,
      answer: ({ mark }) => mark,
      asWritten: true,
    },
  ],
  explain: ({ name, mark }) => `The group ${name} ${mark}.`,
});

export const animalExamples = facts({
  name: "animal-examples",
  topic: "animal-kingdom",
  difficulty: "MEDIUM",
  kind: "animal",
  // biome-ignore format: a table to read across
  rows: [
    { animal: "jellyfish (Aurelia)", group: "Cnidaria", near: "invertebrate", difficulty: "EASY" },
    { animal: "sea anemone (Adamsia)", group: "Cnidaria", near: "invertebrate" },
    { animal: "bath sponge (Euspongia)", group: "Porifera", near: "invertebrate", difficulty: "EASY" },
    { animal: "sea gooseberry (Pleurobrachia)", group: "Ctenophora", near: "invertebrate", difficulty: "HARD" },
    { animal: "tapeworm (Taenia)", group: "Platyhelminthes", near: "invertebrate", difficulty: "EASY" },
    { animal: "liver fluke (Fasciola)", group: "Platyhelminthes", near: "invertebrate" },
    { animal: "roundworm (Ascaris)", group: "Aschelminthes", near: "invertebrate", difficulty: "EASY" },
    { animal: "filarial worm (Wuchereria)", group: "Aschelminthes", near: "invertebrate" },
    { animal: "earthworm (Pheretima)", group: "Annelida", near: "invertebrate", difficulty: "EASY" },
    { animal: "leech (Hirudinaria)", group: "Annelida", near: "invertebrate", difficulty: "EASY" },
    { animal: "king crab (Limulus)", group: "Arthropoda", near: "invertebrate" },
    { animal: "scorpion (Palamnaeus)", group: "Arthropoda", near: "invertebrate", difficulty: "EASY" },
    { animal: "apple snail (Pila)", group: "Mollusca", near: "invertebrate", difficulty: "EASY" },
    { animal: "devil fish (Octopus)", group: "Mollusca", near: "invertebrate" },
    { animal: "starfish (Asterias)", group: "Echinodermata", near: "invertebrate", difficulty: "EASY" },
    { animal: "sea cucumber (Cucumaria)", group: "Echinodermata", near: "invertebrate" },
    { animal: "acorn worm (Balanoglossus)", group: "Hemichordata", near: "invertebrate", difficulty: "HARD" },
    { animal: "sea squirt (Ascidia)", group: "Urochordata", near: "chordate", difficulty: "HARD" },
    { animal: "lancelet (Branchiostoma)", group: "Cephalochordata", near: "chordate", difficulty: "HARD" },
    { animal: "lamprey (Petromyzon)", group: "Cyclostomata", near: "chordate", difficulty: "HARD" },
    { animal: "dogfish (Scoliodon)", group: "Chondrichthyes", near: "chordate" },
    { animal: "sea horse (Hippocampus)", group: "Osteichthyes", near: "chordate" },
    { animal: "salamander (Salamandra)", group: "Amphibia", near: "chordate" },
    { animal: "tree frog (Hyla)", group: "Amphibia", near: "chordate", difficulty: "EASY" },
    { animal: "tortoise (Testudo)", group: "Reptilia", near: "chordate", difficulty: "EASY" },
    { animal: "penguin (Aptenodytes)", group: "Aves", near: "chordate", difficulty: "EASY" },
    { animal: "platypus (Ornithorhynchus)", group: "Mammalia", near: "chordate" },
    { animal: "flying fox (Pteropus)", group: "Mammalia", near: "chordate", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ animal }) => `To which group of animals does the ${animal} belong?`,
      answer: ({ group }) => group,
    },
    {
      question: ({ group }) => `Which of these animals belongs to the group ${group}?`,
      answer: ({ animal }) => animal,
      explain: ({ animal, group }) => `The ${animal} belongs to ${group}.`,
    },
  ],
  explain: ({ animal, group }) => `The ${animal} belongs to ${group}.`,
});

export const animalOrgans = facts({
  name: "animal-organs",
  topic: "animal-kingdom",
  difficulty: "HARD",
  kind: "organ of animals",
  // biome-ignore format: a table to read across
  rows: [
    { name: "flame cells", does: "excrete and balance water in flatworms", near: "excretion", difficulty: "MEDIUM" },
    { name: "nephridia", does: "excrete and balance water in earthworms", near: "excretion", difficulty: "MEDIUM" },
    { name: "Malpighian tubules", does: "excrete nitrogenous waste in cockroaches", near: "excretion", difficulty: "MEDIUM" },
    { name: "green glands", does: "excrete waste in prawns and other crustaceans", near: "excretion" },
    { name: "proboscis glands", does: "excrete waste in Balanoglossus", near: "excretion" },
    { name: "book lungs", does: "exchange gases in scorpions", near: "breathing" },
    { name: "tracheae", does: "carry air straight to the tissues of insects", near: "breathing", difficulty: "MEDIUM" },
    { name: "comb plates", does: "row the body of ctenophores through the water", near: "movement" },
    { name: "parapodia", does: "help Nereis to swim", near: "movement" },
    { name: "tube feet", does: "move starfish and catch their food", near: "movement", difficulty: "MEDIUM" },
    { name: "cnidoblasts", does: "anchor, defend and catch prey for Hydra", near: "capture", difficulty: "MEDIUM" },
    { name: "choanocytes", does: "line the spongocoel and drive water through sponges", near: "capture", difficulty: "MEDIUM" },
    { name: "statocysts", does: "keep the balance of prawns", near: "sense" },
    { name: "compound eyes", does: "form a mosaic image in cockroaches", near: "sense", difficulty: "EASY" },
    { name: "radulae", does: "rasp the food of snails", near: "capture", difficulty: "MEDIUM" },
    { name: "air bladders", does: "let bony fishes float without sinking", near: "movement", difficulty: "EASY" },
    { name: "gizzards", does: "grind the food of birds", near: "capture", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ does }) => `Which organs or cells ${does}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What do ${name} do in animals that have them?`, answer: ({ does }) => does },
  ],
  explain: ({ name, does }) => `${capitalise(name)} ${does}.`,
});
