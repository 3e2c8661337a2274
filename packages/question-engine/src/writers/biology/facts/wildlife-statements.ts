import { onSubjects } from "../../../formats/one-subject.ts";

const topic = "ecology";

export const wildlifeStatements = onSubjects("wildlife-statements", [
  { topic: "animal-kingdom", about: "the sea turtles of India",
    right: [
      ["Olive Ridley turtles come ashore in large numbers at the same time to lay eggs.", "Such mass nesting is called arribada; Gahirmatha is known for it."],
      ["The sex of the young depends on the temperature of the sand.", "Warmer sand gives more females."],
      ["Leatherbacks nest on beaches of the Andaman and Nicobar Islands.", "Great Nicobar has important beaches of theirs."],
      ["The hawksbill feeds chiefly on the sponges of coral reefs.", "Its narrow beak reaches them among the corals."],
    ],
    wrong: [
      ["The Rushikulya beach, a nesting place of the Olive Ridley, lies in Andhra Pradesh.", "It lies in Odisha."],
      ["Adult green turtles feed chiefly on jellyfish.", "They feed on seagrass and algae; leatherbacks eat jellyfish."],
      ["The hawksbill has a soft leathery shell in place of scutes.", "The leatherback has; the hawksbill has overlapping scutes."],
      ["The parents guard the nests until the young hatch.", "The females return to the sea as soon as they have laid their eggs."],
    ] },
  { topic: "animal-kingdom", about: "elephants in India",
    right: [
      ["Herds of elephants are led by an old female.", "Grown bulls live alone or in loose groups."],
      ["Some male elephants in India have no tusks.", "They are called makhnas."],
      ["Project Elephant was begun in 1992.", "It helps the States to protect elephants and their corridors."],
      ["The elephant is the national heritage animal of India.", "It was declared so in 2010."],
    ],
    wrong: [
      ["The programme for monitoring their illegal killing, MIKE, was set up under the Convention on Migratory Species.", "It was set up under CITES."],
      ["A cow elephant carries her calf for about eleven months.", "She carries it for about 22 months."],
      ["The Asian elephant has larger ears than the African one.", "Its ears are smaller."],
      ["Elephants of India are listed in Appendix II of CITES.", "The Asian elephant is in Appendix I."],
    ] },
  { topic, about: "the conservation of tigers in India",
    right: [
      ["The National Tiger Conservation Authority is a statutory body.", "It rests on the Wild Life (Protection) Act as amended in 2006."],
      ["A tiger reserve consists of a critical habitat at its core and a buffer around it.", "People may live in the buffer."],
      ["Single tigers are told apart by their stripes in the pictures of camera traps.", "No two tigers have the same pattern."],
      ["Project Tiger was launched at the Corbett park.", "It was launched in 1973."],
    ],
    wrong: [
      ["A tiger reserve is notified by the National Tiger Conservation Authority.", "The State notifies it on the recommendation of the Authority."],
      ["The National Tiger Conservation Authority is headed by the Prime Minister.", "The minister in charge of environment and forests heads it; the Prime Minister heads the National Board for Wild Life."],
      ["The Sundarbans reserve has the swamp deer as the chief prey of its tigers.", "The chital and the wild boar are; swamp deer do not live there."],
      ["The wild tigers of Sri Lanka belong to the same subspecies as those of India.", "Sri Lanka has no tigers; its large cat is the leopard."],
    ] },
  { topic, about: "the lakes and lagoons of India",
    right: [
      ["Irrawaddy dolphins live in Chilika.", "They come and go between the lagoon and the sea."],
      ["Loktak Lake is known for floating masses of plants and soil.", "They are called phumdis."],
      ["Sambhar Lake has no outlet to the sea.", "It is a salt lake of inland drainage in Rajasthan."],
      ["Lonar Lake fills a crater made by a meteorite.", "It lies in the basalt of Maharashtra."],
    ],
    wrong: [
      ["Keibul Lamjao National Park lies on the Wular Lake.", "It lies on the Loktak Lake in Manipur."],
      ["Pulicat is the largest lagoon of India.", "Chilika is; Pulicat is the second."],
      ["Wular was formed by a landslide that dammed the Chenab.", "It lies on the Jhelum and is of tectonic origin."],
      ["The Ashtamudi lagoon lies on the coast of Karnataka.", "It lies in Kerala."],
    ] },
  { topic, about: "microplastics",
    right: [
      ["They are pieces of plastic smaller than five millimetres.", "This is the usual limit."],
      ["Clothes of synthetic fibre shed them in the wash.", "The fibres reach rivers with the waste water."],
      ["The wear of tyres on the road is one of their sources.", "Rain washes the particles into drains."],
      ["They carry pollutants that cling to their surface.", "Organic pollutants and metals collect on them."],
    ],
    wrong: [
      ["Primary microplastics arise when larger objects break up.", "Those are secondary; primary ones are made small, as microbeads are."],
      ["Plastic breaks up into them faster on the sea floor than on a beach.", "Ultraviolet light and waves make plastic brittle on beaches; on the sea floor there is neither."],
      ["They have been found in the sea but not in the air.", "They are found in air, in soil and in Arctic snow as well."],
      ["They are denser than sea water and so collect on the sea floor.", "Many plastics are lighter than water, and they are found at all depths."],
    ] },
  { topic, about: "solar energy",
    right: [
      ["A photovoltaic cell gives direct current.", "An inverter is needed to feed it into the grid."],
      ["The output of a silicon cell falls as the cell grows hotter.", "Its voltage drops with rising temperature."],
      ["Some plants that concentrate sunlight store heat in molten salt.", "They can go on generating power after sunset."],
      ["The International Solar Alliance was launched by India and France.", "It was launched at the climate conference in Paris in 2015."],
    ],
    wrong: [
      ["A photovoltaic cell works by the difference of temperature between its two faces.", "Light sets charge carriers free in it; no such difference is needed."],
      ["Cells of crystalline silicon turn more than half of the light that falls on them into electricity.", "They turn about a fifth to a quarter of it; the limit for a single junction is about a third."],
      ["The International Solar Alliance has its seat in Paris.", "It has its seat in Gurugram in India."],
      ["Membership of the International Solar Alliance is confined to countries between the tropics.", "An amendment opened it to all members of the United Nations."],
    ] },
]);
