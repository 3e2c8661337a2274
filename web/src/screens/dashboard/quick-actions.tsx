import { Text, Title } from "@mantine/core";
import { Link } from "react-router";
import IconClipboardText from "~icons/tabler/clipboard-text";
import IconListDetails from "~icons/tabler/list-details";
import IconPencilPlus from "~icons/tabler/pencil-plus";
import IconSparkles from "~icons/tabler/sparkles";
import IconTargetArrow from "~icons/tabler/target-arrow";
import IconTrophy from "~icons/tabler/trophy";
import { paths } from "../../addresses/paths.ts";
import classes from "./quick-actions.module.css";

const ACTIONS = [
  { label: "MCQ Practice", text: "A quiz at your pace", path: paths.practice, icon: IconTargetArrow },
  { label: "Mock Tests", text: "Your exam, on its clock", path: paths.mockTests, icon: IconClipboardText },
  { label: "Social Feed", text: "See what is new", path: paths.social, icon: IconListDetails },
  { label: "Create Post", text: "Ask a question", path: paths.createPost, icon: IconPencilPlus },
  { label: "AI Questions", text: "On any topic", path: paths.generateQuestions, icon: IconSparkles },
  { label: "Leaderboard", text: "See where you stand", path: paths.leaderboard, icon: IconTrophy },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <Title order={2} size="h3" mb="sm" id="quick-actions">
        Quick actions
      </Title>
      <ul className={classes.actions}>
        {ACTIONS.map(({ label, text, path, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={classes.action}>
              <Icon size={24} aria-hidden />
              <span>
                <Text component="span" fw={600} display="block" c="var(--mantine-color-text)">
                  {label}
                </Text>
                <Text component="span" size="sm" c="dimmed" display="block">
                  {text}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
