// Runs before the first paint, so that the page never flashes in the other light.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // a browser that keeps nothing follows the system
  }
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
