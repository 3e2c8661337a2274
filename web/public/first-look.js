// What a visitor's page is going to ask for is asked for at once, not when its script has come; who is signed in asks as themselves.
(() => {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  const { pathname, search } = location;
  const asked =
    pathname === "/explore" && search === ""
      ? "/api/social/feed?page=0&size=10"
      : /^\/posts\/[\w-]+$/.test(pathname)
        ? `/api/social${pathname}`
        : /^\/topics\/[\w-]+$/.test(pathname)
          ? `/api${pathname}`
          : "";
  try {
    if (!asked || localStorage.getItem("authToken")) return;
  } catch {
    return;
  }
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", href: asked, crossOrigin: "anonymous" });
  document.head.append(link);
})();
