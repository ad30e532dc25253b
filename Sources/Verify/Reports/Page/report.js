(() => {
  const { calm, make, button, icon } = page;

  const icons = {
    back: "M10 4 L3 10 L10 16 Z",
    next: "M4 4 L11 10 L4 16 Z",
    firstBack: "M12 4 L5 10 L12 16 Z M2 4 H4 V16 H2 Z",
    firstNext: "M2 4 L9 10 L2 16 Z M10 4 H12 V16 H10 Z",
    ...page.icons,
  };

  const views = { side: "Side by side", slider: "Slider", blink: "Blink", alone: "Difference" };

  /** What can be seen of one moment. */
  const momentOf = (figure, index, count, frames) => {
    const picture = (role) => figure.querySelector(`.${role} img`);
    const number = figure.dataset.frame === undefined ? null : Number(figure.dataset.frame);
    const face = figure.querySelector(".difference, .actual, .expected");
    (figure.querySelector(".difference") || figure.querySelector(".actual") || face)
      .classList.add("face");
    return {
      figure,
      number,
      label: figure.querySelector("figcaption b").textContent,
      share: figure.querySelector("figcaption span").textContent,
      differs: figure.classList.contains("differs"),
      place: number === null || !frames ? index / Math.max(count - 1, 1)
        : number / Math.max(frames - 1, 1),
      expected: picture("expected"),
      actual: picture("actual"),
      difference: picture("difference"),
    };
  };

  /** Shows the films of one article, moment by moment. */
  class Player {
    constructor(article) {
      this.article = article;
      this.graph = article.querySelector(".graph");
      const frames = this.graph ? Number(this.graph.dataset.frames) : 0;
      this.films = [...article.querySelectorAll(".film")].map((section) => {
        const figures = [...section.querySelectorAll("figure")];
        const moments = figures.map((figure, index) =>
          momentOf(figure, index, figures.length, frames));
        return { section, title: section.querySelector("h3").firstChild.textContent, moments };
      });
      const [frequency, unit = 1] = article.dataset.rate.split("/").map(Number);
      this.rate = frequency / unit || 60;
      this.view = "side";
      this.isPlaying = false;
      this.build();
      this.choose(0);
    }

    get moment() { return this.film.moments[this.index]; }

    build() {
      this.tools = make("div", "tools");
      this.readout = make("p", "readout", { "aria-live": "polite" });
      this.stage = make("div", "stage");
      this.range = make("input", "", { type: "range", min: "0", "aria-label": "Frame" });
      this.range.addEventListener("input", () => this.show(Number(this.range.value)));
      this.playButton = button("Play", () => this.play(), icon(icons.play));
      this.speed = make("select", "", { "aria-label": "Speed" },
        ...[["1", "1×"], ["0.25", "¼×"], ["0.1", "⅒×"]].map(([value, text]) =>
          make("option", "", { value }, text)));
      this.speed.value = "0.25";
      const transport = make("div", "transport", {},
        button("Difference before (Shift ←)", () => this.seek(-1), icon(icons.firstBack)),
        button("Back (←)", () => this.step(-1), icon(icons.back)),
        this.playButton,
        button("Next (→)", () => this.step(1), icon(icons.next)),
        button("Next difference (Shift →)", () => this.seek(1), icon(icons.firstNext)),
        this.range, this.speed);
      const player = make("div", "player", { role: "group", "aria-label": "Player" },
        this.tools, this.stage, transport);
      this.films[0].section.before(player);
      for (const film of this.films) {
        film.moments.forEach((moment, index) =>
          moment.figure.addEventListener("click", () => this.show(index)));
      }
      if (this.graph) this.buildGraph();
    }

    buildGraph() {
      const frames = Number(this.graph.dataset.frames);
      this.cursor = make("div", "cursor");
      this.graph.append(this.cursor);
      this.graph.querySelector("svg").addEventListener("click", (event) => {
        event.preventDefault();
        const box = event.currentTarget.getBoundingClientRect();
        const frame = Math.floor((event.clientX - box.left) / Math.max(box.width, 1) * frames);
        this.jump(frame / Math.max(frames - 1, 1));
      });
    }

    /** Shows a film of several, at its first difference. */
    choose(number) {
      this.film = this.films[number];
      this.films.forEach((film) => film.section.classList.toggle("chosen", film === this.film));
      const { moments } = this.film;
      this.isPair = moments.some((moment) => moment.expected && moment.actual);
      if (!this.isPair) this.view = "side";
      this.range.max = String(moments.length - 1);
      this.buildTools(number);
      this.show(Math.max(0, moments.findIndex((moment) => moment.differs)));
    }

    buildTools(number) {
      this.tools.replaceChildren();
      if (this.films.length > 1) {
        this.tools.append(make("div", "segments", { role: "group", "aria-label": "Film" },
          ...this.films.map((film, index) => {
            const element = button(film.title, () => this.choose(index));
            element.setAttribute("aria-pressed", String(index === number));
            return element;
          })));
      }
      this.viewButtons = {};
      if (this.isPair) {
        for (const [view, title] of Object.entries(views)) {
          this.viewButtons[view] = button(title, () => this.look(view));
        }
        this.tools.append(make("div", "segments", { role: "group", "aria-label": "View" },
          ...Object.values(this.viewButtons)));
      }
      this.tools.append(this.readout);
    }

    look(view) {
      if (!this.isPair) return;
      this.view = view;
      this.show(this.index);
    }

    show(index) {
      this.index = Math.min(Math.max(index, 0), this.film.moments.length - 1);
      const moment = this.moment;
      this.range.value = String(this.index);
      this.range.setAttribute("aria-valuetext", moment.label);
      this.readout.replaceChildren(make("b", "", {}, moment.label),
        moment.share ? ` · ${moment.share}${moment.difference ? " of pixels differ" : ""}` : "");
      for (const [view, element] of Object.entries(this.viewButtons)) {
        element.setAttribute("aria-pressed", String(view === this.view));
      }
      for (const { figure } of this.film.moments) figure.removeAttribute("aria-current");
      moment.figure.setAttribute("aria-current", "true");
      this.reveal(moment.figure);
      if (this.cursor) {
        const frames = Number(this.graph.dataset.frames);
        const middle = (moment.place * (frames - 1) + 0.5) / frames;
        this.cursor.style.setProperty("--place", `${middle * 100}%`);
      }
      this.stopBlinking();
      this.fill(moment);
    }

    /** Brings a frame of the strip into view without moving the page. */
    reveal(figure) {
      const sheet = figure.parentElement;
      const start = figure.offsetLeft - sheet.offsetLeft;
      sheet.scrollLeft = start - (sheet.clientWidth - figure.offsetWidth) / 2;
    }

    fill(moment) {
      const isPair = Boolean(moment.expected && moment.actual);
      const view = isPair ? this.view : "side";
      const fillers = { side: "fillSide", slider: "fillSlider", blink: "fillBlink",
        alone: "fillAlone" };
      this.stage.dataset.view = view;
      this.stage.replaceChildren(...this[fillers[view]](moment));
    }

    image(source, look) {
      const element = make("img", look, { src: source.src, alt: source.alt,
        width: source.width, height: source.height });
      element.width = Number(source.getAttribute("width"));
      element.height = Number(source.getAttribute("height"));
      element.style.setProperty("--width", source.getAttribute("width"));
      return element;
    }

    pane(title, ...content) {
      return make("figure", "pane", {}, make("figcaption", "", {}, title), ...content);
    }

    difference(moment) {
      return moment.difference ? this.image(moment.difference)
        : make("p", "", {}, "no pixel differs");
    }

    fillSide(moment) {
      const panes = ["expected", "actual"].filter((role) => moment[role])
        .map((role) => this.pane(role, this.image(moment[role])));
      if (moment.expected && moment.actual) {
        panes.push(this.pane("difference", this.difference(moment)));
      }
      return panes;
    }

    fillSlider(moment) {
      const handle = make("input", "", { type: "range", min: "0", max: "1000", value: "500",
        "aria-label": "Boundary between expected and actual" });
      const overlay = make("div", "overlay", {}, this.image(moment.expected),
        this.image(moment.actual, "front"), handle, make("div", "edge"));
      handle.addEventListener("input", () => {
        this.cut = Number(handle.value);
        overlay.style.setProperty("--cut", `${this.cut / 10}%`);
      });
      handle.value = String(this.cut ?? 500);
      overlay.style.setProperty("--cut", `${handle.value / 10}%`);
      const ends = make("span", "ends", {}, make("span", "", {}, "expected"),
        make("span", "", {}, "actual"));
      return [this.pane(ends, overlay)];
    }

    fillBlink(moment) {
      const title = make("span", "", {}, "expected");
      const picture = this.image(moment.expected);
      this.turn = () => {
        const isExpected = title.textContent === "actual";
        const role = isExpected ? "expected" : "actual";
        title.textContent = role;
        picture.src = moment[role].src;
        picture.alt = moment[role].alt;
      };
      if (!calm.matches) this.blinking = setInterval(this.turn, 450);
      return [this.pane(title, picture)];
    }

    fillAlone(moment) { return [this.pane("difference", this.difference(moment))]; }

    stopBlinking() {
      clearInterval(this.blinking);
      this.turn = null;
    }

    /** Blinks; where motion is reduced, each call shows the other picture. */
    blink() {
      if (this.view === "blink" && this.turn && calm.matches) this.turn();
      else this.look(this.view === "blink" ? "side" : "blink");
    }

    zoom() { this.stage.classList.toggle("zoomed"); }

    step(distance) {
      this.pause();
      this.show(this.index + distance);
    }

    /** The next moment that differs, in a direction. */
    seek(direction) {
      this.pause();
      const { moments } = this.film;
      let index = this.index + direction;
      while (moments[index] && !moments[index].differs) index += direction;
      if (moments[index]) this.show(index);
    }

    /** The moment nearest to a part of the film, in whichever strip it is. */
    jump(place) {
      this.pause();
      const distances = (film) => film.moments.map((moment) => Math.abs(moment.place - place));
      const nearest = this.films.map((film) => Math.min(...distances(film)));
      const best = nearest.indexOf(Math.min(...nearest));
      const isHere = nearest[this.films.indexOf(this.film)] === nearest[best];
      if (!isHere) this.choose(best);
      this.show(distances(this.film).indexOf(nearest[best]));
    }

    play() {
      if (this.isPlaying) { this.pause(); return; }
      this.isPlaying = true;
      this.playButton.replaceChildren(icon(icons.pause));
      this.playButton.setAttribute("aria-label", "Pause");
      if (this.index === this.film.moments.length - 1) this.show(0);
      this.advance();
    }

    advance() {
      const [now, next] = [this.moment, this.film.moments[this.index + 1]];
      const frames = next && next.number !== null ? next.number - now.number : 24;
      const delay = frames * 1000 / this.rate / Number(this.speed.value);
      this.timer = setTimeout(() => {
        this.show(next ? this.index + 1 : 0);
        this.advance();
      }, next ? delay : Math.max(delay, 700));
    }

    pause() {
      clearTimeout(this.timer);
      this.isPlaying = false;
      this.playButton.replaceChildren(icon(icons.play));
      this.playButton.setAttribute("aria-label", "Play");
    }
  }

  const articles = [...document.querySelectorAll("article.case")];
  const players = new Map(articles.filter((article) => article.querySelector(".film"))
    .map((article) => [article, new Player(article)]));

  const current = () => page.current(articles);

  const mark = () => {
    const article = current();
    for (const link of document.querySelectorAll(".index a")) {
      if (article && link.hash === `#${article.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", mark, { passive: true });
  mark();

  const walk = (distance) => {
    const index = articles.indexOf(current()) + distance;
    if (articles[index]) articles[index].scrollIntoView({ block: "start" });
  };

  page.offerCopies();
  page.offerKeys([
    ["← →", "one frame back or on", { ArrowLeft: (p) => p.step(-1), ArrowRight: (p) => p.step(1) }],
    ["⇧← ⇧→", "the difference before, the next one", {
      "Shift ArrowLeft": (p) => p.seek(-1), "Shift ArrowRight": (p) => p.seek(1) }],
    ["Space", "play and pause", { " ": (p) => p.play() }],
    ["b", "blink between expected and actual", { b: (p) => p.blink() }],
    ["1 2 3 4", "side by side, slider, blink, difference", {
      1: (p) => p.look("side"), 2: (p) => p.look("slider"), 3: (p) => p.look("blink"),
      4: (p) => p.look("alone") }],
    ["z", "pixels twice as large", { z: (p) => p.zoom() }],
    ["j k", "the next film, the film before", { j: () => walk(1), k: () => walk(-1) }],
  ], (target) => players.get(target.closest("article.case") || current()));
})();
