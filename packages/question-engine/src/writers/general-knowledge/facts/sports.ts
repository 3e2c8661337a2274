import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/sports.yaml", import.meta.url));

const trophies = content("trophies");

const terms = content("sports-terms");

const players = content("players-in-a-side");

/** False statements about these are too easy to recognise. */
const KNOWN_TO_ALL = /^(Dhyan Chand|Milkha Singh|Viswanathan Anand|Leander Paes|Abhinav Bindra|Mary Kom|Muhammad Ali|Don Bradman)$/;

const people = facts({
  name: "people-of-sport", form: "quiz",
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

const alone = withNature({ form: "quiz" }, content("sports-hand-made"));

export const sports = [...trophies, ...terms, ...players, ...people, ...alone];
