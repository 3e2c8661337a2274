import { onSubjects } from "../../../formats/one-subject.ts";

const topic = "marathas-and-regional-powers";

export const regionalStatements = onSubjects("regional-statements", [
  { topic, about: "the administration of Shivaji",
    right: [
      ["The chauth was demanded from lands outside his own realm.", "It was a quarter of the revenue, for protection from raids."],
      ["Each of the Ashta Pradhan was answerable to him singly.", "They were no cabinet with a common responsibility."],
      ["He preferred to pay his soldiers in cash.", "Jagirs became common again under his successors."],
      ["His revenue system drew on that of Malik Ambar.", "Land was measured with a rod, the kathi."],
    ],
    wrong: [
      ["The Peshwa was the commander of his army.", "The Sar-i-Naubat was; the Peshwa looked after the general administration and finance."],
      ["The Sumant was his chief judge.", "The Nyayadhish was; the Sumant dealt with foreign affairs."],
      ["The sardeshmukhi came to a fifth of the revenue.", "It was a further tenth, claimed by him as the hereditary head of the deshmukhs."],
      ["Most of his ministers were barred from military command.", "Most of them had to take the field; the Panditrao and the Nyayadhish were excepted."],
    ] },
  { topic, about: "the Sikh kingdom of Ranjit Singh and its end",
    right: [
      ["By the Treaty of Amritsar the Satluj became the boundary with the British.", "The treaty was made in 1809."],
      ["Officers from France and Italy trained part of his army.", "Allard, Ventura and Avitabile are examples."],
      ["Ranjit Singh received the Koh-i-Noor from Shah Shuja.", "The Afghan ruler had fled to Lahore."],
      ["His general Hari Singh Nalwa fell at Jamrud.", "He had governed Kashmir and Peshawar."],
    ],
    wrong: [
      ["Kashmir passed to Gulab Singh during his lifetime.", "It passed by the Treaty of Amritsar of 1846, seven years after his death."],
      ["The Punjab was annexed after the first Sikh War.", "It was annexed in 1849, after the second."],
      ["Ranjit Singh belonged to the Bhangi misl.", "He was the head of the Sukerchakia misl and took Lahore from the Bhangis."],
      ["The Treaty of Lahore of 1846 was signed by Lord Dalhousie.", "Lord Hardinge was Governor-General then."],
    ] },
  { topic, about: "the kingdom of Mysore under Haidar Ali and Tipu Sultan",
    right: [
      ["Tipu Sultan sent embassies to the Ottoman Sultan.", "He looked for allies and trade in France, too."],
      ["Haidar Ali rose in the service of the Wodeyars.", "He became the master of Mysore in 1761."],
      ["The Treaty of Mangalore restored what each side had taken.", "It ended the second Mysore War in 1784."],
      ["Tipu Sultan introduced a calendar and coins of his own.", "His coins bore the names of saints and imams."],
    ],
    wrong: [
      ["The Treaty of Madras of 1769 was dictated by the British.", "It was dictated by Haidar Ali before the gates of Madras."],
      ["The Marathas fought beside Tipu Sultan in the third Mysore War.", "They fought beside the British, as the Nizam did."],
      ["Haidar Ali died in the course of the third Mysore War.", "He died in 1782, in the course of the second."],
      ["By the Treaty of Srirangapatnam Tipu Sultan lost about a quarter of his territory.", "He lost about half of it and gave two sons as hostages."],
    ] },
  { topic: "prehistory-and-indus-valley", about: "the Stone Age in the Indian subcontinent",
    right: [
      ["Microliths are the typical tools of the Mesolithic.", "They were set in shafts of wood or bone."],
      ["Early evidence of wheat and barley comes from Mehrgarh.", "It lies in Baluchistan near the Bolan Pass."],
      ["People lived in pits at Burzahom.", "It is a Neolithic site in Kashmir."],
      ["Chirand in Bihar is known for tools of bone.", "Many of them are of antler."],
    ],
    wrong: [
      ["Hand axes are the typical tools of the Neolithic.", "They belong to the Lower Palaeolithic; polished axes are typical of the Neolithic."],
      ["The caves of Bhimbetka lie in the Aravallis.", "They lie in the Vindhyas in Madhya Pradesh."],
      ["The ash mounds of the southern Neolithic were left by iron smelters.", "They are burnt dung of cattle pens."],
      ["Bagor in Rajasthan has yielded the oldest cotton of India.", "It is a Mesolithic site with early bones of domestic animals; the oldest cotton comes from Mehrgarh."],
    ] },
]);
