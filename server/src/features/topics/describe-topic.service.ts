import { Topics } from "@prepfeed/contract/foundation/limits";
import { plainText, shortened } from "@prepfeed/contract/foundation/plain-words";
import { noteOf } from "@prepfeed/question-engine/notes";
import { topicOfSlug, unitTitle } from "./topics.service.ts";

/** The description of a link to a topic, or to all topics; undefined for every other page. */
export async function describeTopic(path: string) {
  if (/^\/topics\/?$/.test(path)) {
    return {
      title: "Topics",
      description:
        "Every topic of the syllabus, by subject and exam: a short note that teaches it, a worked example, and questions to practise.",
      card: {
        kicker: "Topics",
        title: "Every topic of your exam: a note that teaches it, and questions to practise",
      },
    };
  }
  const slug = /^\/topics\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  const topic = slug && topicOfSlug(slug);
  if (!topic) return undefined;
  const { about } = await noteOf(topic);
  const description = shortened(plainText(about), Topics.descriptionMax);
  return {
    title: topic.title,
    description,
    card: { kicker: unitTitle(topic.unit), title: topic.title },
    about: {
      "@type": "LearningResource",
      name: topic.title,
      description,
      learningResourceType: "Study note",
      teaches: topic.title,
      isAccessibleForFree: true,
      inLanguage: "en",
      publisher: { "@type": "Organization", name: "Prepfeed" },
    },
  };
}
