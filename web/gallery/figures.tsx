import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "@mantine/core/styles.css";
import "../src/theme/theme.css";
import { Card, MantineProvider, Stack } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { sampleFigures } from "../../packages/contract/test/sample-figures.ts";
import { Figure } from "../src/components/figure/figure.tsx";
import { QuestionText } from "../src/components/question/question-text.tsx";
import { cssVariablesResolver, theme } from "../src/theme/theme.ts";

/**
 * Shows every sample on a card, for visual checks: `npm run dev`, then /gallery/figures.html. Not part of the
 * product.
 */
createRoot(document.getElementById("root") as HTMLElement).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <Stack maw={680} mx="auto" p="md">
      {Object.entries(sampleFigures).map(([name, figure]) => (
        <Card key={name} id={name}>
          <QuestionText
            id={`${name}-text`}
            question={{ questionText: `Study the figure (${name}). What is $x$?` }}
          />
          <Figure figure={figure} />
        </Card>
      ))}
    </Stack>
  </MantineProvider>,
);
