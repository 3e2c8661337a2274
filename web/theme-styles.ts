import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariablesResolver, theme } from "./src/theme.ts";

const NAME = "virtual:theme-styles.css";
const ID = `\0${NAME}`;

/** The styles that follow from the theme stand in the style sheet, so that colours are there before any script has run. */
export function themeStyles(): Plugin {
  return {
    name: "theme-styles",
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const html = renderToStaticMarkup(
        createElement(MantineProvider, { theme, cssVariablesResolver }, null),
      );
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
      if (styles.length !== 2)
        throw new Error("The theme's styles are not what they were; see theme-styles.ts.");
      return styles.join("\n");
    },
  };
}
