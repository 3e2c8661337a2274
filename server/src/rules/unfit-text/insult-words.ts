/**
 * The words of `findInsult`, in English, Hinglish and Hindi. The lists are our own: libraries know English only, and
 * match parts of words, of which exam content is full. `saale` keeps its doubled letter, because it matters there;
 * elsewhere no letter is doubled.
 */

const wordsIn = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Never harmless, in any context. */
export const SLURS = wordsIn(`
  fuck fucks fucked fucker fuckers fucking fuckin fck fcking fuk fuking phuck motherfucker motherfuckers motherfucking
  shit shits shity shithead dipshit bulshit shiting
  ashole asholes arsehole arseholes dumbas jackas dickhead dickheads cunt cunts slut sluts whore whores
  fagot fagots retard retards retarded wanker wankers twat twats douchebag douchebags scumbag scumbags
  cocksucker blowjob nudes horny kys stfu gtfo chinki chinky
  chutiya chutia chutiye chutiyo chutiyapa chutiyapanti chut madarchod madarchot maderchod madarjat
  behenchod bahenchod bahanchod behanchod bhenchod benchod bhanchod behnchod
  bhosdike bhosdiwale bhosdi bhosda bhosadike bhosadi bsdk bhsdk bosdk bkl mkc tmkc
  gandu gandus gand randi haramkhor haramzade haramzada haramzadi harami haramio
  jhant jhantu jhatu bhadwa bhadwe bhadva bhadve kutiya kutia chodu choduchand chodunga lodu lavde lavda laude
  kamine kamina katue katua katuwa tharki hijde hijda
  चूतिया चूतिये चूतियो चुतिया चुतिये चूतियापा चूत मादरचोद मादरजात बहनचोद भेनचोद भैनचोद बेनचोद भोसडी भोसडीके भोसडा
  गांडू गांड रंडी हरामी हरामजादे हरामजादा हरामजादी हरामखोर लौडे लौडा लंड झांट झांटू भडवे भडवा चोद चोदू चोदूंगा
  कमीने कमीना कमीनी कुतिया कटुए कटुआ हिजडे हिजडा
`);

/** The same, for words that with one letter less mean a river, a hut or a pendulum. */
export const DOUBLED_SLURS = wordsIn("nigger niggers nigga niggas boobs choot kutti tatti");

/** Insulting near a person who is addressed, or beside another such word. */
export const NAMES = wordsIn(`
  idiot idiots moron morons stupid dumb dumbest fol fols loser losers imbecile imbeciles ugly scum creps coward cowards clown disgrace lowlife
  pathetic worthles braindead nob nobs sucks liar bitch bitches bastard bastards pusy prick pricks crapy filthy disgusting sexy jerk
  bewakof bevkuf bewakuf bevakof nalayak nech chomu kuta kute gadha gadhe suar ghatiya
  कुत्ते गधे बेवकूफ निकम्मा नीच भंगी चुडैल
`);

/** The same, spelt out. */
export const DOUBLED_NAMES = wordsIn("ass saale saala saali sala");

/**
 * Insulting right after the person addressed ("you pig", "you are such a pig"), or beside one of the names
 * above.
 */
export const THINGS = wordsIn(`
  pig pigs cow donkey monkey dog trash garbage creep crep terorist terorists dirty fat smel suck balls dick cock rat snake
  ulu pagal lund lauda loda chaka hijra bhangi
  कुत्ता गधा सूअर उल्लू साले साला साली छक्का पागल
`);

/** Words that may stand between the two. */
export const BETWEEN = wordsIn(`
  a an the such so are r is like re al absolute litle big real just my hai bahut bada bade ek number ka ki ke
  है बहुत बडा एक का की के
`);

/** Words that address a person. */
export const ADDRESS = wordsIn(`
  you your youre ur u yourself urself
  tu tera teri tere tujhe abe aulad aukat kahin pathe patha
  तू तेरी तेरा तेरे तुझे अबे औलाद औकात कहीं पट्ठा पट्ठे
`);

/** Words about the writer: "I am such an idiot" hurts nobody. */
export const SELF = wordsIn("i im me my myself main mai mujhe मैं मुझे");

/** Words of Hinglish that distinguish "bc" from a year before Christ. */
export const HINGLISH = wordsIn(
  "hai hain kya kar nahi tha ye yahan sab karta kuch teri tera tu chal diya bhi",
);

/** Abbreviations of insults in Hinglish that mean other things in English. */
export const INITIALS = wordsIn("bc mc");

/** Phrases that are insulting as a whole; without doubled letters. */
export const PHRASES = [
  "kil yourself",
  "kil urself",
  "hang yourself",
  "go die",
  "drop dead",
  "die alone",
  "deserve to die",
  "i wil kil you",
  "i wil find you",
  "beat you up",
  "rape you",
  "get lost you",
  "shut up",
  "shut your mouth",
  "go to hel",
  "screw you",
  "son of a bitch",
  "suck my",
  "bitch please",
  "what a dumb",
  "such a pusy",
  "blody fol",
  "blody idiot",
  "piece of crap",
  "go back to your country",
  "go back to pakistan",
  "wana have sex",
  "hot girls",
  "ma chuda",
  "teri ma ki",
  "chos mera",
  "mar ja",
  "jan se mar",
  "khon pe jaunga",
  "pakistan chala ja",
  "मर जा",
  "जान से मार",
  "पाकिस्तान चला जा",
  "मां चोद",
  "उठा ले जाऊंगा",
] as const;
