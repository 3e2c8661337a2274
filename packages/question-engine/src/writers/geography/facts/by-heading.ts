import { byHeading } from "../../../kit/by-heading.ts";
import { GEOGRAPHY_SUBTOPICS } from "../../../syllabus/sub-topics/geography.ts";

export const geographyByHeading = byHeading("geography-by-heading", GEOGRAPHY_SUBTOPICS, {
  "Layers of the atmosphere": [
    ["M", "How high above the ground does the stratosphere end?", "about 50 km", ["about 20 km", "about 80 km", "about 120 km"], "It ends at about 50 km; the mesosphere above it reaches to about 80 km."],
    ["M", "How does the temperature change with height in the upper part of the stratosphere?", "it rises", ["it falls", "it stays the same", "it rises and falls by turns"], "It rises, since ozone takes up ultraviolet rays there."],
    ["M", "In which layer of the atmosphere do polar lights mostly appear?", "thermosphere", ["troposphere", "stratosphere", "mesosphere"], "Polar lights mostly appear in the thermosphere, above about 100 km."],
    ["M", "Over which part of the globe is the troposphere thickest?", "the equator", ["the North Pole", "the Tropic of Cancer", "the Arctic Circle"], "It is thickest over the equator, where warm air rises highest."],
  ],
  "Coral reefs": [
    ["E", "Off the coast of which country is the Great Barrier Reef?", "Australia", ["South Africa", "Madagascar", "Indonesia"], "The Great Barrier Reef lies off Queensland in Australia."],
    ["M", "Which of these Indian islands is made of coral?", "Minicoy", ["Majuli", "Narcondam", "Salsette"], "Minicoy in Lakshadweep is a coral atoll; Majuli is a river island of the Brahmaputra, Narcondam a volcano in the Andaman Sea, and Salsette the rocky island on which much of Mumbai stands."],
    ["M", "What happens to corals in bleaching?", "they lose their algae", ["they take up too much lime", "they dissolve in acid water", "they are buried under silt"], "In water that is too warm they lose their algae, and with them their colour and food."],
    ["M", "Which water do reef-building corals need?", "warm, clear and shallow", ["cold, clear and deep", "warm, muddy and deep", "cold, muddy and shallow"], "They need warm, clear and shallow salt water, since their algae live on light."],
  ],
  Mangroves: [
    ["E", "After which tree is the mangrove forest at the mouth of the Ganga named?", "sundari", ["golpata", "dhundul", "passur"], "The sundari tree grows in the tidal forest of the Ganga delta."],
    ["M", "What are the roots called that rise upright out of the mud around many mangroves?", "pneumatophores", ["rhizoids", "haustoria", "stilt roots"], "Pneumatophores stand up from the mud and take in air; stilt roots grow down from the stem, haustoria draw on a host plant, and rhizoids are the hairs of mosses."],
    ["M", "In which state is the mangrove forest of Pichavaram?", "Tamil Nadu", ["Odisha", "West Bengal", "Andhra Pradesh"], "Pichavaram is near Chidambaram in Tamil Nadu."],
  ],
  "Green Revolution": [
    ["E", "Which crop gained most from the Green Revolution in India?", "wheat", ["rice", "maize", "cotton"], "The dwarf varieties of wheat gave the greatest gains, and rice came next."],
    ["E", "Who is called the father of the Green Revolution in the world?", "Norman Borlaug", ["M. S. Swaminathan", "Verghese Kurien", "Gregor Mendel"], "Norman Borlaug bred the dwarf wheats in Mexico; Swaminathan led the work in India."],
    ["M", "In which decade did the Green Revolution begin in India?", "the 1960s", ["the 1940s", "the 1950s", "the 1980s"], "The new seeds came to Indian fields in the middle of the 1960s."],
    ["M", "Which region gained first from the Green Revolution in India?", "Punjab and Haryana", ["Odisha and Bihar", "Kerala and Goa", "Assam and Manipur"], "Punjab and Haryana had irrigation and took up the new wheat first."],
    ["M", "In which country were the dwarf wheats of the Green Revolution bred?", "Mexico", ["Canada", "Australia", "Egypt"], "Norman Borlaug bred them in Mexico, and India brought in their seed in the 1960s."],
  ],
  "Rice and wheat": [
    ["E", "In which season is wheat grown in India?", "rabi", ["kharif", "zaid", "aman"], "Wheat is a rabi crop, sown as winter begins and cut in spring; aman is a crop of rice."],
    ["E", "At which time of the year is most of the rice of India sown or planted?", "June to August", ["October to December", "January to March", "March to May"], "Most rice is a kharif crop: it is sown or planted from June to August, with the rains."],
    ["M", "Which of these are rice crops of West Bengal?", "aus, aman and boro", ["rabi, kharif and zaid", "jhum, bewar and podu", "usar, kallar and reh"], "Aus, aman and boro are the three rice crops of a year there."],
    ["M", "In which months is wheat usually cut in northern India?", "April and May", ["July and August", "October and November", "December and January"], "Wheat is sown from October to December and cut in April and May."],
  ],
});
