import present from "../../web/vite.config.ts";

/** The web app with one more line: the release after the present one. */
const next = {
  name: "next-release",
  transform: (code: string, id: string) =>
    id.endsWith("/web/src/main.tsx") ? `${code}\ndocument.documentElement.dataset.release = "next";` : null,
};

export default { ...present, plugins: [...(present.plugins ?? []), next] };
