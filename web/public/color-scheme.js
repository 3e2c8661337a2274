// Sets the colour scheme before anything is painted; a file of its own because inline scripts are forbidden.
(() => {
  let scheme;
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    scheme = null;
  }
  if (scheme !== "light" && scheme !== "dark")
    scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
})();
