import { Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useDocumentTitle } from "../../components/layout/page.tsx";
import { Features } from "./features.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { Hero } from "./hero.tsx";
import classes from "./landing.module.css";
import { Testimonials } from "./testimonials.tsx";

export function LandingScreen() {
  useDocumentTitle("Exam questions as a feed");
  return (
    <div className={classes.landing}>
      <Hero />
      <HeadlineFigures />
      <Features />
      <Testimonials />
      <section className={classes.invitation} aria-labelledby="invitation">
        <div>
          <Title order={2} id="invitation">
            The next question is yours
          </Title>
          <Text c="dimmed">An account takes a minute and costs nothing.</Text>
        </div>
        <Button component={Link} to={paths.register}>
          Create your account
        </Button>
      </section>
    </div>
  );
}
