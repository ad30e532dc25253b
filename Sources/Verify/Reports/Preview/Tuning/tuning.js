// A page that comes from a server can be tuned: its sliders redraw the film, and what they say can be
// copied. Nothing is written; whoever likes what they see puts the changed lines back.
(() => {
  const { make, button } = page;
  const panel = document.querySelector(".tuning");
  if (!panel || !location.protocol.startsWith("http")) return;

  const article = panel.closest("article.scene");
  const player = page.players.get(article);
  const slug = panel.dataset.scene;
  const status = panel.querySelector(".status");
  const key = `segue-tuning:${location.pathname}`;

  /** Asks one thing at a time: of the wishes that come meanwhile, only the newest is kept. */
  class Line {
    constructor(verb, wish, take, givesUp = false) {
      Object.assign(this, { verb, wish, take, givesUp, isBusy: false, isWanted: false });
    }

    async ask() {
      this.isWanted = true;
      // What takes long is given up for the newest wish.
      if (this.isBusy && this.givesUp) this.request.abort();
      if (this.isBusy) return;
      this.isBusy = true;
      while (this.isWanted) {
        this.isWanted = false;
        this.request = new AbortController();
        const wish = this.wish();
        try {
          const answer = await this.send(wish);
          if (answer.status !== 409 && !this.isWanted) await this.take(answer, wish);
        } catch (problem) {
          if (problem.name === "TypeError") {
            say("The server has ended; start 'render preview --watch' again", "wrong");
          } else if (problem.name !== "AbortError") {
            say(problem.message, "wrong");
          }
        }
      }
      this.isBusy = false;
    }

    send(wish) {
      return fetch(`${this.verb}/${slug}`, { method: "POST", signal: this.request.signal,
        headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
    }
  }

  const say = (words, look = "") => {
    status.textContent = words;
    status.className = `status ${look}`;
  };

  // What is turned: controls that show one value stay together.
  const knobs = new Map();
  for (const label of panel.querySelectorAll(".knob")) {
    const controls = [...label.querySelectorAll("input, select")];
    const named = controls.filter((control) => control.dataset.knob);
    const id = named[0].dataset.knob;
    const read = (control) => control.type === "checkbox" ? control.checked
      : control.type === "range" || control.type === "number" ? Number(control.value) : control.value;
    // A slider rounds to its steps; the number beside it is the one that is saved.
    const truth = named[named.length - 1];
    const knob = { id, label, value: read(truth), saved: read(truth) };
    knob.show = (value, source) => {
      knob.value = value;
      label.classList.toggle("turned", value !== knob.saved);
      for (const control of controls) {
        if (control === source) continue;
        if (control.type === "checkbox") control.checked = value;
        else if (control.type === "color") control.value = plainColor(value) || control.value;
        else control.value = String(value);
      }
    };
    for (const control of controls) {
      control.addEventListener("input", () => {
        if (control.type === "number" && (control.value === "" || !control.validity.valid)) return;
        knob.show(read(control), control);
        changed();
      });
    }
    knobs.set(id, knob);
  }

  /** A color as the browser's picker takes it. */
  function plainColor(words) {
    const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(words);
    if (short) return `#${short.slice(1).map((digit) => digit + digit).join("")}`.toLowerCase();
    const long = /^#[0-9a-f]{6}/i.exec(words);
    return long ? long[0].toLowerCase() : "";
  }

  const turned = () => [...knobs.values()].filter((knob) => knob.value !== knob.saved);
  const values = () => Object.fromEntries(turned().map(({ id, value }) => [id, value]));

  // The graph, the code and the lines to put back.
  const looks = new Line("look", () => ({ values: values() }), async (answer) => {
    const look = await answer.json();
    if (look.mistake) { say(look.mistake, "wrong"); return; }
    for (const group of look.groups) showGroup(group);
    showEdits(look.edits);
    if (status.classList.contains("wrong")) say("");
    if (films.isBusy || timer) say("Drawing", "busy");
  });

  const showGroup = ({ id, graph, length, codes }) => {
    const element = panel.querySelector(`[data-group="${CSS.escape(id)}"]`);
    const drawing = element && element.querySelector(".swing svg");
    if (!drawing) return;
    const [zero, one] = drawing.querySelectorAll("line");
    for (const [line, y] of [[zero, graph.zero], [one, graph.one]]) {
      line.setAttribute("y1", y);
      line.setAttribute("y2", y);
    }
    const [was, now] = drawing.querySelectorAll("path");
    was.setAttribute("d", graph.was);
    now.setAttribute("d", graph.now);
    element.querySelector(".length").textContent = length;
    element.querySelector(".legend").hidden = graph.was === graph.now;
    const list = element.querySelector(".codes dl");
    if (!list) return;
    list.replaceChildren(...codes.flatMap(({ title, text }) => [
      make("dt", "", {}, title), make("dd", "", {}, make("code", "", { dir: "ltr" }, text))]));
    page.offerCopies(list);
  };

  const showEdits = (edits) => {
    const list = panel.querySelector(".edits");
    list.hidden = edits.length === 0;
    list.querySelector("ul").replaceChildren(...edits.map(({ place, text }) =>
      make("li", "", {}, make("span", "", {}, place), make("code", "", { dir: "ltr" }, text))));
    page.offerCopies(list);
  };

  // While the film stands, its frame is redrawn as the slider moves.
  const pictures = (player ? player.screens : []).map((screen) => {
    const picture = make("img", "retouched", { alt: "" });
    picture.hidden = true;
    screen.film.after(picture);
    return picture;
  });
  const stills = new Line("still", () => ({ values: values(),
    time: player ? Math.min(player.index / player.rate * 1000, player.length) : 0 }),
  async (answer) => {
    if (!answer.ok || !player || player.isPlaying) return;
    const { film } = player.screens[0];
    const [picture] = pictures;
    const address = URL.createObjectURL(await answer.blob());
    picture.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    picture.src = address;
    Object.assign(picture.style, { left: `${film.offsetLeft}px`, top: `${film.offsetTop}px`,
      width: `${film.offsetWidth}px`, height: `${film.offsetHeight}px` });
    picture.hidden = false;
  });

  // The film follows when the slider rests.
  const films = new Line("film", () => ({ values: values(), variant: 0 }), async (answer, wish) => {
    if (!answer.ok) {
      const words = await answer.text();
      if (!status.classList.contains("wrong")) say(words.trim(), "wrong");
      return;
    }
    await show(answer, 0);
    for (let variant = 1; player && variant < player.screens.length; variant += 1) {
      const other = await films.send({ ...wish, variant });
      if (other.ok && !films.isWanted) await show(other, variant);
    }
    if (!films.isWanted && !timer) say(turned().length > 0 ? "Tuned" : "");
  }, true);

  const show = async (answer, index) => {
    const frames = Number(answer.headers.get("X-Frames"));
    const length = Number(answer.headers.get("X-Microseconds")) / 1000;
    const bytes = await answer.blob();
    if (!player) return;
    await player.transition(index, URL.createObjectURL(bytes), frames, length);
    if (pictures[index]) pictures[index].hidden = true;
    article.dataset.redrawn = String(Number(article.dataset.redrawn || 0) + 1);
  };

  let timer = 0;
  const changed = () => {
    const some = turned().length > 0;
    reset.hidden = !some;
    const states = Object.fromEntries(turned().map(({ id, value, saved }) => [id, { value, saved }]));
    try { sessionStorage.setItem(key, JSON.stringify(states)); } catch { /* no storage */ }
    say("Drawing", "busy");
    looks.ask();
    if (player && !player.isPlaying) stills.ask();
    clearTimeout(timer);
    timer = setTimeout(() => { timer = 0; films.ask(); }, 150);
  };

  const reset = button("Back to what is saved", () => {
    for (const knob of knobs.values()) knob.show(knob.saved);
    changed();
  });
  reset.className = "reset";
  reset.hidden = true;
  panel.querySelector("header").append(reset);
  panel.hidden = false;
  article.classList.add("tunable");
  page.offerCopies(panel);
  for (const knob of knobs.values()) knob.show(knob.value);

  // A page that reloads because something else was saved keeps what is turned.
  const states = (() => {
    try { return JSON.parse(sessionStorage.getItem(key)) || {}; } catch { return {}; }
  })();
  for (const [id, { value, saved }] of Object.entries(states)) {
    const knob = knobs.get(id);
    if (knob && knob.saved === saved && typeof value === typeof saved) knob.show(value);
  }
  if (turned().length > 0) changed();
})();
