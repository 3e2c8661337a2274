import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const trophies = facts({
  name: "trophies",
  topic: "sports",
  difficulty: "MEDIUM",
  kind: "trophy",
  rows: [
    { name: "Ranji Trophy", sport: "cricket", near: "India", difficulty: "EASY" },
    { name: "Duleep Trophy", sport: "cricket", near: "India" },
    { name: "Irani Cup", sport: "cricket", near: "India" },
    { name: "Deodhar Trophy", sport: "cricket", near: "India", difficulty: "HARD" },
    { name: "Santosh Trophy", sport: "football", near: "India", difficulty: "EASY" },
    { name: "Durand Cup", sport: "football", near: "India" },
    { name: "Subroto Cup", sport: "football", near: "India", difficulty: "HARD" },
    { name: "Beighton Cup", sport: "hockey", near: "India", difficulty: "HARD" },
    { name: "Sultan Azlan Shah Cup", sport: "hockey", near: "world" },
    { name: "Thomas Cup", sport: "badminton", near: "world", difficulty: "EASY" },
    { name: "Uber Cup", sport: "badminton", near: "world" },
    { name: "Sudirman Cup", sport: "badminton", near: "world", difficulty: "HARD" },
    { name: "Davis Cup", sport: "tennis", near: "world", difficulty: "EASY" },
    { name: "Billie Jean King Cup", sport: "tennis", near: "world" },
    { name: "Ryder Cup", sport: "golf", near: "world" },
    { name: "Walker Cup", sport: "golf", near: "world", difficulty: "HARD" },
    { name: "Swaythling Cup", sport: "table tennis", near: "world", difficulty: "HARD" },
    { name: "Corbillon Cup", sport: "table tennis", near: "world", difficulty: "HARD" },
    { name: "Ezra Cup", sport: "polo", near: "India", difficulty: "HARD" },
    { name: "America's Cup", sport: "yacht racing", near: "world" },
    { name: "Webb Ellis Cup", sport: "rugby union", near: "world" },
    { name: "Stanley Cup", sport: "ice hockey", near: "world" },
  ],
  ask: [
    {
      question: ({ name }) => `With which sport is the ${name} associated?`,
      answer: ({ sport }) => sport,
      heading: "Sport",
    },
    {
      question: ({ sport }) => `Which of these trophies is contested in ${sport}?`,
      answer: ({ name }) => name,
      heading: "Trophy",
    },
  ],
  explain: ({ name, sport }) => `The ${name} is contested in ${sport}.`,
  alsoTrue: (row, other) => row.sport.includes("hockey") && other.sport.includes("hockey"),
});

/** Words that belong to one sport only. */
const terms = facts({
  name: "sports-terms",
  topic: "sports",
  difficulty: "MEDIUM",
  kind: "term",
  rows: [
    { term: "googly", sport: "cricket", near: "ball", difficulty: "EASY" },
    { term: "bouncer", sport: "cricket", near: "ball", difficulty: "EASY" },
    { term: "bully-off", sport: "hockey", near: "ball", difficulty: "HARD" },
    { term: "deuce", sport: "tennis", near: "ball", difficulty: "EASY" },
    { term: "double fault", sport: "tennis", near: "ball" },
    { term: "checkmate", sport: "chess", near: "board", difficulty: "EASY", plainly: true as const },
    { term: "castling", sport: "chess", near: "board" },
    { term: "birdie", sport: "golf", near: "ball" },
    { term: "bogey", sport: "golf", near: "ball" },
    { term: "tee", sport: "golf", near: "ball", difficulty: "EASY" },
    { term: "chukker", sport: "polo", near: "ball" },
    { term: "slam dunk", sport: "basketball", near: "ball", difficulty: "EASY", plainly: true as const },
    { term: "butterfly stroke", sport: "swimming", near: "body", difficulty: "EASY", plainly: true as const },
    { term: "uppercut", sport: "boxing", near: "body", plainly: true as const },
    { term: "scrum", sport: "rugby", near: "ball" },
    { term: "half nelson", sport: "wrestling", near: "body", difficulty: "HARD" },
    { term: "en garde", sport: "fencing", near: "body", difficulty: "HARD" },
    { term: "libero", sport: "volleyball", near: "ball", difficulty: "HARD" },
    { term: "clean and jerk", sport: "weightlifting", near: "body" },
    { term: "waza-ari", sport: "judo", near: "body", difficulty: "HARD", plainly: true as const },
    { term: "bonus line", sport: "kabaddi", near: "body" },
    { term: "pommel horse", sport: "gymnastics", near: "body" },
    { term: "jack", sport: "lawn bowls", near: "ball", difficulty: "HARD" },
    { term: "penalty corner", sport: "hockey", near: "ball" },
  ],
  ask: [
    {
      question: ({ term }) => `With which sport is the term "${term}" associated?`,
      answer: ({ sport }) => sport,
      heading: "Sport",
    },
    {
      question: ({ sport }) => `Which of these terms belongs to ${sport}?`,
      answer: ({ term }) => term,
      heading: "Term",
    },
  ],
  // Deuce is called in volleyball too, judo has holds of wrestling, and the kickers of rugby use a tee.
  alsoTrue: (row, other) =>
    isPair(row, other, "tennis", "volleyball") ||
    isPair(row, other, "judo", "wrestling") ||
    isPair(row, other, "golf", "rugby"),
  explain: ({ term, sport }) => `"${capitalise(term)}" is a term used in ${sport}.`,
});

function isPair(row: { sport: string }, other: { sport: string }, one: string, two: string): boolean {
  return [row.sport, other.sport].sort().join() === [one, two].sort().join();
}

/** Numbers of one side in play. */
const players = facts({
  name: "players-in-a-side",
  topic: "sports",
  difficulty: "MEDIUM",
  kind: "game",
  rows: [
    { sport: "polo", count: 4, near: 4 },
    { sport: "basketball", count: 5, near: 5, difficulty: "EASY" },
    { sport: "volleyball", count: 6, near: 6, difficulty: "EASY" },
    { sport: "kabaddi", count: 7, near: 7, difficulty: "EASY" },
    { sport: "water polo", count: 7, near: 7, difficulty: "HARD" },
    { sport: "netball", count: 7, near: 7, difficulty: "HARD" },
    { sport: "baseball", count: 9, near: 9 },
    { sport: "football", count: 11, near: 11, difficulty: "EASY" },
    { sport: "rugby league", count: 13, near: 13, difficulty: "HARD" },
    { sport: "rugby union", count: 15, near: 15 },
  ],
  ask: [
    {
      question: ({ sport }) =>
        `How many players does a side field at the start of a standard match of ${sport}?`,
      answer: ({ count }) => `${count}`,
      heading: "Players in a side",
    },
    {
      question: ({ count }) =>
        `Which of these games is played with ${count} players a side in its standard form?`,
      answer: ({ sport }) => sport,
      harder: true,
      heading: "Game",
    },
  ],
  explain: ({ sport, count }) => `In ${sport} a side has ${count} players.`,
});

/** No false statement about these would deceive anybody. */
const KNOWN_TO_ALL = /^(Dhyan Chand|Milkha Singh|Viswanathan Anand|Leander Paes|Abhinav Bindra|Mary Kom|Muhammad Ali|Don Bradman)$/;

const people = facts({
  name: "people-of-sport",
  topic: "sports",
  difficulty: "MEDIUM",
  kind: "sportsperson",
  rows: [
    { name: "Dhyan Chand", sport: "hockey", near: "India", difficulty: "EASY" },
    { name: "Milkha Singh", sport: "athletics", near: "India", difficulty: "EASY" },
    { name: "Viswanathan Anand", sport: "chess", near: "India", difficulty: "EASY" },
    { name: "Prakash Padukone", sport: "badminton", near: "India" },
    { name: "Leander Paes", sport: "tennis", near: "India", difficulty: "EASY" },
    { name: "Abhinav Bindra", sport: "shooting", near: "India", difficulty: "EASY" },
    { name: "Mary Kom", sport: "boxing", near: "women of India", difficulty: "EASY" },
    { name: "K. D. Jadhav", sport: "wrestling", near: "India" },
    { name: "Karnam Malleswari", sport: "weightlifting", near: "women of India" },
    { name: "Mihir Sen", sport: "swimming", near: "India" },
    { name: "Wilson Jones", sport: "billiards", near: "India", difficulty: "HARD" },
    { name: "Dipa Karmakar", sport: "gymnastics", near: "women of India" },
    { name: "Deepika Kumari", sport: "archery", near: "women of India" },
    { name: "Jeev Milkha Singh", sport: "golf", near: "India", difficulty: "HARD" },
    { name: "Narain Karthikeyan", sport: "motor racing", near: "India" },
    { name: "Baichung Bhutia", sport: "football", near: "India" },
    { name: "Ranjitsinhji", sport: "cricket", near: "India" },
    { name: "Muhammad Ali", sport: "boxing", near: "world", difficulty: "EASY" },
    { name: "Garry Kasparov", sport: "chess", near: "world" },
    { name: "Michael Phelps", sport: "swimming", near: "world" },
    { name: "Nadia Comaneci", sport: "gymnastics", near: "women of the world", difficulty: "HARD" },
    { name: "Jesse Owens", sport: "athletics", near: "world" },
    { name: "Martina Navratilova", sport: "tennis", near: "women of the world" },
    { name: "Judit Polgár", sport: "chess", near: "women of the world", difficulty: "HARD" },
    { name: "Wilma Rudolph", sport: "athletics", near: "women of the world", difficulty: "HARD" },
    { name: "Dawn Fraser", sport: "swimming", near: "women of the world", difficulty: "HARD" },
    { name: "Annika Sörenstam", sport: "golf", near: "women of the world", difficulty: "HARD" },
    { name: "Ayrton Senna", sport: "motor racing", near: "world" },
    { name: "Jack Nicklaus", sport: "golf", near: "world", difficulty: "HARD" },
    { name: "Rudy Hartono", sport: "badminton", near: "world", difficulty: "HARD" },
    { name: "Don Bradman", sport: "cricket", near: "world", difficulty: "EASY" },
    { name: "Lev Yashin", sport: "football", near: "world", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In which sport did ${name} become famous?`,
      answer: ({ sport }) => sport,
      heading: "Sport",
      state: ({ name, sport }, answer) =>
        answer !== sport && KNOWN_TO_ALL.test(name) ? undefined : `${name} became famous in ${answer}.`,
    },
    {
      question: ({ sport }) => `Which of these people is associated with ${sport}?`,
      answer: ({ name }) => name,
      heading: "Player",
      state: ({ name: own, sport }, name) =>
        name !== own && KNOWN_TO_ALL.test(name) ? undefined : `${name} became famous in ${sport}.`,
    },
  ],
  explain: ({ name, sport }) => `${name} became famous in ${sport}.`,
});

const alone = singles("sports-hand-made", "sports", [
  { ask: "Which city held the second modern Olympic Games, in 1900?", answer: "Paris", wrong: ["St Louis", "London", "Rome"], tell: "Athens held the first modern Games in 1896 and Paris the second in 1900; St Louis followed in 1904, London in 1908 and Rome in 1960.", difficulty: "EASY" },
  { ask: "Who is called the father of the modern Olympic Games?", answer: "Pierre de Coubertin", wrong: ["Juan Antonio Samaranch", "Demetrios Vikelas", "Avery Brundage"], tell: "Pierre de Coubertin revived the Games; Vikelas was the first president of the Olympic Committee, and Brundage and Samaranch led it later." },
  { ask: "How many rings are there in the Olympic symbol?", answer: "five", wrong: ["four", "six", "seven"], tell: "The five rings stand for the continents joined by the Olympic movement.", difficulty: "EASY" },
  { ask: "Which of these is NOT a colour of the Olympic rings?", answer: "orange", wrong: ["black", "yellow", "green"], tell: "The rings are blue, yellow, black, green and red; orange is not among them." },
  { ask: "In which city were the first Asian Games held in 1951?", answer: "New Delhi", wrong: ["Manila", "Tokyo", "Jakarta"], tell: "New Delhi held the first Asian Games in 1951; Manila followed in 1954, Tokyo in 1958 and Jakarta in 1962." },
  { ask: "In which city were the British Empire Games, now the Commonwealth Games, first held in 1930?", answer: "Hamilton", wrong: ["Sydney", "Auckland", "Edinburgh"], tell: "Hamilton in Canada held the first Games in 1930; Sydney followed in 1938, Auckland in 1950 and Edinburgh in 1970.", difficulty: "HARD" },
  { ask: "Which country won the first football World Cup in 1930?", answer: "Uruguay", wrong: ["Argentina", "Brazil", "Italy"], tell: "Uruguay, the host, beat Argentina in the final of 1930; Italy first won in 1934 and Brazil in 1958." },
  { ask: "Which country won the first men's cricket World Cup in 1975?", answer: "West Indies", wrong: ["Australia", "England", "India"], tell: "The West Indies beat Australia in the final of 1975; India first won in 1983, Australia in 1987 and England in 2019." },
  { ask: "What is the length of a cricket pitch between the two sets of stumps?", answer: "22 yards", wrong: ["20 yards", "24 yards", "18 yards"], tell: "The pitch is 22 yards, or 20.12 metres, long.", difficulty: "EASY" },
  { ask: "Over what distance is a marathon run?", answer: "42.195 km", wrong: ["40.125 km", "44.195 km", "21.0975 km"], tell: "A marathon is run over 42.195 km; 21.0975 km is the half marathon." },
  { ask: "On which surface is the French Open tennis tournament played?", answer: "clay", wrong: ["grass", "carpet", "concrete"], tell: "The French Open is played on clay; Wimbledon is played on grass, and carpet is no longer used in the great tournaments." },
  { ask: "Who won India's first individual Olympic gold medal, at Beijing in 2008?", answer: "Abhinav Bindra", wrong: ["Rajyavardhan Rathore", "Leander Paes", "Sushil Kumar"], tell: "Abhinav Bindra won the 10 m air rifle event; Paes won bronze in 1996, Rathore silver in 2004 and Sushil Kumar bronze in 2008.", difficulty: "EASY" },
  { ask: "Who won independent India's first individual Olympic medal, at Helsinki in 1952?", answer: "K. D. Jadhav", wrong: ["Milkha Singh", "Leander Paes", "Henry Rebello"], tell: "K. D. Jadhav won bronze in wrestling in 1952; Paes won the next individual medal in 1996, Milkha Singh came fourth in 1960, and Rebello was hurt in the triple jump of 1948.", difficulty: "HARD" },
  { ask: "Which Indian woman was the first to win an Olympic medal?", answer: "Karnam Malleswari", wrong: ["P. T. Usha", "Saina Nehwal", "Mary Kom"], tell: "Karnam Malleswari won bronze in weightlifting in 2000; Saina Nehwal and Mary Kom won bronze in 2012, and P. T. Usha came fourth in 1984." },
]);

export const sports = [...trophies, ...terms, ...players, ...people, ...alone];
