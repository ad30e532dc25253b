"use strict";

// What reports and previews share: the parts of their players, and the keys that move them.
const page = (() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** An element with a class, attributes and content. */
  const make = (name, look = "", attributes = {}, ...content) => {
    const element = document.createElement(name);
    if (look) element.className = look;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };

  /** A button that shows its title, or other content. */
  const button = (title, action, ...content) => {
    const element = make("button", "", { type: "button", title, "aria-label": title },
      ...(content.length ? content : [title]));
    element.addEventListener("click", action);
    return element;
  };

  /** A drawing of one outline, 14 units wide and 20 high. */
  const icon = (path) => {
    const space = "http://www.w3.org/2000/svg";
    const drawing = document.createElementNS(space, "svg");
    const outline = document.createElementNS(space, "path");
    drawing.setAttribute("viewBox", "0 0 14 20");
    drawing.setAttribute("aria-hidden", "true");
    outline.setAttribute("d", path);
    drawing.append(outline);
    return drawing;
  };

  /** The article that is looked at: the one that holds the middle of the window, or is nearest. */
  const current = (articles) => {
    const middle = innerHeight / 2;
    const distance = (article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return Math.max(top - middle, middle - bottom, 0);
    };
    return articles.reduce((best, article) =>
      !best || distance(article) < distance(best) ? article : best, null);
  };

  const copy = async (code, element) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      getSelection().selectAllChildren(code);
      document.execCommand("copy");
    }
    element.textContent = "Copied";
    setTimeout(() => { element.textContent = "Copy"; }, 1600);
  };

  /** Puts a button behind each piece of code that copies it. */
  const offerCopies = (root = document) => {
    for (const code of root.querySelectorAll(".commands code, .codes code, .edits code")) {
      if (code.nextElementSibling) continue;
      const element = button("Copy", () => copy(code, element));
      code.after(element);
    }
  };

  /** Keys that need no player. */
  const general = ["j", "k", "?"];

  /**
   * Listens to keys and lists them in a dialog.
   *
   * Each row has names, words, and what each key does to a player; `playerAt` finds the player for
   * the element that has the focus.
   */
  const offerKeys = (rows, playerAt) => {
    const keys = [...rows, ["?", "these keys", { "?": () => help.showModal() }]];
    const actions = Object.assign({}, ...keys.map(([, , all]) => all));
    const help = make("dialog", "", { "aria-label": "Keys" }, make("h2", "", {}, "Keys"),
      make("dl", "", {}, ...keys.flatMap(([names, words]) => [
        make("dt", "", {}, ...names.split(" ").map((name) => make("kbd", "", {}, name))),
        make("dd", "", {}, words)])),
      button("Close", () => help.close()));
    document.body.append(help);

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
      const target = event.target;
      if (target.matches("select, .overlay input, .tuning input")) return;
      const isPressed = target.matches("button, summary, a") && !target.closest(".graph");
      if (event.key === " " && isPressed) return;
      const isShifted = event.shiftKey && event.key.startsWith("Arrow");
      const name = isShifted ? `Shift ${event.key}` : event.key;
      const action = Object.hasOwn(actions, name) ? actions[name] : null;
      const player = action && playerAt(target);
      if (!action || !player && !general.includes(name)) return;
      event.preventDefault();
      action(player);
    });
  };

  document.documentElement.classList.add("scripted");
  return {
    calm, make, button, icon, current, offerCopies, offerKeys,
    icons: { play: "M3 3 L13 10 L3 17 Z", pause: "M3 4 H6 V16 H3 Z M8 4 H11 V16 H8 Z" },
  };
})();
