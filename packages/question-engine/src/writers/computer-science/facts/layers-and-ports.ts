import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/layers-and-ports.yaml", import.meta.url));

export const ports = content("protocols-and-ports");

export const layers = facts({
  name: "layers-of-the-osi-model",
  topic: "networks",
  difficulty: "MEDIUM",
  kind: "layer",
  rows: [
    { layer: "physical layer", job: "sends single bits as signals over the medium", number: "first", difficulty: "EASY" },
    { layer: "data link layer", job: "sends frames between neighbours and uses MAC addresses", number: "second" },
    { layer: "network layer", job: "routes packets by their IP addresses", number: "third", difficulty: "EASY" },
    { layer: "transport layer", job: "delivers data from end to end by ports, as TCP and UDP do", number: "fourth", difficulty: "EASY" },
    { layer: "session layer", job: "sets checkpoints from which a broken exchange can go on", number: "fifth" },
    { layer: "presentation layer", job: "converts the form of data, compressing and encrypting them", number: "sixth" },
    { layer: "application layer", job: "is the place of HTTP, SMTP and FTP", number: "seventh", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ job }) => `Which layer of the OSI model ${job}?`, answer: ({ layer }) => layer },
    {
      question: ({ number }) => `Which is the ${number} layer of the OSI model, counted from the bottom?`,
      answer: ({ layer }) => layer,
    },
  ],
  order: {
    ask: "from the lowest layer of the OSI model to the highest",
    by: ({ number }) => PLACES.indexOf(number),
    name: ({ layer }) => layer,
    show: ({ number }) => number,
  },
  explain: ({ layer, job, number }) => `The ${layer}, the ${number} of the OSI model from the bottom, ${job}.`,
});

/** From the lowest layer up. */
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
