/** The descriptions of links to screens that are the same for everybody; undefined for every other page. */
export function describeSite(path: string) {
  const { title, description, slogan } = SCREENS[path] ?? {};
  if (!title || !description) return undefined;
  return {
    title,
    description,
    card: { kicker: "Exam preparation as a feed of questions", title: slogan ?? title },
    ...(path === "/" && { about: { "@type": "WebSite", name: "Prepfeed", description, inLanguage: "en" } }),
  };
}

interface Screen {
  title: string;
  description: string;
  slogan?: string;
}

const SITE = "A feed made of exam questions. Answer in place, see why, and practise what you find hard.";

const SCREENS: Partial<Record<string, Screen>> = {
  "/": { title: "Exam questions as a feed", description: SITE, slogan: SITE },
  "/explore": {
    title: "Explore",
    description:
      "New and trending questions for NEET, JEE, UPSC, SSC, banking and other exams. Answer in place and see why, free of charge.",
    slogan: "Questions of your exam, new and trending",
  },
  "/login": { title: "Login", description: `Log in to Prepfeed. ${SITE}` },
  "/register": { title: "Sign Up", description: `Create an account on Prepfeed. ${SITE}` },
};
