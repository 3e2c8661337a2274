import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { cssVariablesResolver, theme } from "./src/theme/theme.ts";

const PLACE = /\/web\/src\/theme\/theme-styles\.css$/;

/** The theme's styles are in the style sheet, so that colours are there before any script has run. */
export function themeStyles(): Plugin {
  return {
    name: "theme-styles",
    load(id) {
      if (!PLACE.test(id)) return undefined;
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
