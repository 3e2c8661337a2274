import { Text, Title } from "@mantine/core";
import IconBook2 from "~icons/tabler/book-2";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconChartBar from "~icons/tabler/chart-bar";
import IconClipboardText from "~icons/tabler/clipboard-text";
import IconListCheck from "~icons/tabler/list-check";
import IconListDetails from "~icons/tabler/list-details";
import IconSparkles from "~icons/tabler/sparkles";
import IconTrophy from "~icons/tabler/trophy";
import IconUsers from "~icons/tabler/users";
import classes from "./landing.module.css";

const FEATURES = [
  {
    icon: IconListDetails,
    title: "Questions in your feed",
    text: "Every post is a question. Answer it where it stands, and read why straight after.",
  },
  {
    icon: IconSparkles,
    title: "AI writes the next set",
    text: "Choose a subject, an exam and a difficulty, and get fresh multiple-choice questions.",
  },
  {
    icon: IconCalendarCheck,
    title: "Today: what to do now",
    text: "A session of 10, 20 or 40 minutes: what is due again, what you are weak in, and something new.",
  },
  {
    icon: IconClipboardText,
    title: "Mock exams",
    text: "Full papers with the sections, clock and marks of the real exam, and a coach for the result.",
  },
  {
    icon: IconBook2,
    title: "Every topic explained",
    text: "A page for each topic of the syllabus teaches it, shows your level and lets you practise it.",
  },
  {
    icon: IconListCheck,
    title: "Practice quizzes",
    text: "Five to twenty questions, one at a time, with a review of each at the end.",
  },
  {
    icon: IconChartBar,
    title: "Progress you can read",
    text: "Attempts, accuracy and streaks, by subject and difficulty: you see where to work.",
  },
  {
    icon: IconTrophy,
    title: "A fair leaderboard",
    text: "One point for each correct answer, counted once. Nothing else moves you up.",
  },
  {
    icon: IconUsers,
    title: "Learn in company",
    text: "Follow people who prepare for the same exam, post your own questions, keep the good ones.",
  },
];

export function Features() {
  return (
    <section aria-labelledby="features">
      <Title order={2} id="features" className={classes.sectionTitle}>
        Made for the months before the exam
      </Title>
      <ul className={classes.features}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={classes.feature}>
            <span className={classes.featureIcon} aria-hidden>
              <Icon size={22} />
            </span>
            <Title order={3}>{title}</Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
