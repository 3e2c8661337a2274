import { Group, Text, Title } from "@mantine/core";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import classes from "./landing.module.css";

const TESTIMONIALS = [
  {
    name: "Ananya Rao",
    exam: "Preparing for NEET",
    words:
      "I used to lose my evenings to my phone. Now the thing I scroll asks me about hormones, and I answer.",
  },
  {
    name: "Kabir Mehta",
    exam: "Preparing for JEE Advanced",
    words: "The explanation comes the moment I am wrong, while I still remember what I was thinking.",
  },
  {
    name: "Farah Siddiqui",
    exam: "Preparing for UPSC",
    words: "Ten questions before breakfast, every day. My weak subjects have nowhere left to hide.",
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials">
      <Title order={2} id="testimonials" className={classes.sectionTitle}>
        What learners say
      </Title>
      <div className={classes.testimonials}>
        {TESTIMONIALS.map(({ name, exam, words }) => (
          <figure key={name} className={classes.testimonial}>
            <blockquote className={classes.words}>{words}</blockquote>
            <Group component="figcaption" gap="sm" wrap="nowrap">
              <UserAvatar username={name} profilePicture={null} />
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {exam}
                </Text>
              </div>
            </Group>
          </figure>
        ))}
      </div>
      <Text size="sm" c="dimmed" mt="md">
        The figures and testimonials on this page are samples.
      </Text>
    </section>
  );
}
