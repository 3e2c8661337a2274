import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import classes from "./landing.module.css";
import { SampleSheet } from "./sample-sheet.tsx";

const EXAMS = ["JEE", "NEET", "GATE", "CAT", "UPSC", "SSC", "Banking", "Railways", "NDA", "CDS"];

export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.pitch}>
        <Title order={1} tabIndex={-1} className={classes.headline}>
          Scroll less.
          <br />
          <span className={classes.marked}>Solve</span> more.
        </Title>
        <Text className={classes.lead}>
          A feed made of exam questions. Answer in place, see why, sit mock exams on the real clock, read up
          on any topic, and open Today for what helps you most right now.
        </Text>
        <Group gap="sm">
          <Button component={Link} to={paths.register} size="lg">
            Get Started Free
          </Button>
          <Button component={Link} to={paths.explore} size="lg" variant="default">
            Explore Questions
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="lg">
          {EXAMS.join(" · ")}
        </Text>
      </div>
      <SampleSheet />
    </div>
  );
}
