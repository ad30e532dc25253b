// A page shows all there is without scripts. With them, the films of a scene become a player that
// stands on every frame, and a page that is watched reloads itself.
(() => {
  const { calm, make, button, icon } = page;

  const icons = {
    ...page.icons,
    back: "M9 3v14L1 10zM11 3h2v14h-2z",
    next: "M5 3v14l8-7zM1 3h2v14H1z",
    loop: "M2 9a5 5 0 0 1 5-5h3V1l4 4-4 4V6H7a3 3 0 0 0-3 3zM12 11a5 5 0 0 1-5 5H4v3l-4-4 4-4v3h3a3 3 0 0 0 3-3z",
  };
  const speeds = [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "⅒×"]];

  /** What a page remembers when it reloads. */
  const memory = {
    key: `segue:${location.pathname}`,
    read() {
      try { return JSON.parse(sessionStorage.getItem(this.key)) || {}; } catch { return {}; }
    },
    write(value) {
      try { sessionStorage.setItem(this.key, JSON.stringify(value)); } catch { /* no storage */ }
    },
  };

  /** One film beside others: a movie that can be sought, or a picture that moves by itself. */
  class Screen {
    constructor(film, strip, rate) {
      this.film = film;
      this.rate = rate;
      this.isMovie = film.tagName === "VIDEO";
      this.frames = Number(film.dataset.frames || 1);
      if (this.isMovie) {
        film.removeAttribute("controls");
        film.muted = true;
        film.addEventListener("seeked", () => this.settle());
      } else {
        this.moving = film.src;
        this.moments = strip ? [...strip.querySelectorAll("figure")].map((figure) => ({
          frame: Number(figure.dataset.frame), src: figure.querySelector("img").src })) : [];
      }
    }

    /** Shows a frame; while a movie is still looking for one, only the last wish counts. */
    show(index) {
      const frame = Math.min(index, this.frames - 1);
      if (!this.isMovie) {
        const distance = (moment) => Math.abs(moment.frame - frame);
        const nearest = this.moments.reduce((best, moment) =>
          !best || distance(moment) < distance(best) ? moment : best, null);
        if (nearest && this.film.src !== nearest.src) this.film.src = nearest.src;
        return;
      }
      this.wish = (frame + 0.5) / this.rate;
      if (!this.film.seeking) this.seek();
    }

    seek() {
      const time = this.wish;
      this.wish = null;
      if (Math.abs(this.film.currentTime - time) > 1e-4) this.film.currentTime = time;
    }

    settle() { if (this.wish) this.seek(); }

    get frame() {
      return Math.min(Math.floor(this.film.currentTime * this.rate + 1e-3), this.frames - 1);
    }

    play(speed) {
      if (!this.isMovie) {
        if (this.moving && this.film.classList.contains("moving")) this.film.src = this.moving;
        return;
      }
      this.wish = null;
      this.film.playbackRate = speed;
      this.film.play().catch(() => {});
    }

    pause() { if (this.isMovie) this.film.pause(); }

    /** Shows another film in the place of this one, as soon as it can show its frame. */
    async transition(address, frames, index) {
      const next = this.film.cloneNode(false);
      const hears = (name) => new Promise((done, fail) => {
        next.addEventListener(name, done, { once: true });
        next.addEventListener("error", () => fail(new Error("no film")), { once: true });
      });
      next.muted = true;
      next.removeAttribute("controls");
      const isThere = hears(this.isMovie ? "loadeddata" : "load");
      next.src = address;
      await isThere;
      if (this.isMovie) {
        const isFound = hears("seeked");
        next.currentTime = (Math.min(index(), frames - 1) + 0.5) / this.rate;
        await isFound;
        next.addEventListener("seeked", () => this.settle());
      }
      const old = this.film;
      old.replaceWith(next);
      if (old.src.startsWith("blob:")) URL.revokeObjectURL(old.src);
      Object.assign(this, { film: next, frames, wish: null, moving: address, moments: [] });
    }
  }

  /** Plays the films of one scene in step. */
  class Player {
    constructor(article) {
      this.article = article;
      this.frames = Number(article.dataset.frames);
      const [frequency, unit = 1] = article.dataset.rate.split("/").map(Number);
      this.rate = frequency / unit || 60;
      this.length = Number(article.dataset.length);
      const strips = [...article.querySelectorAll(".strip")];
      this.screens = [...article.querySelectorAll(".reel")].map((film, index) =>
        new Screen(film, strips[index], this.rate));
      const movies = this.screens.filter((screen) => screen.isMovie);
      this.master = movies.reduce((best, screen) =>
        !best || screen.frames > best.frames ? screen : best, null);
      this.figures = [...article.querySelectorAll(".strip figure")];
      this.speed = 1;
      this.isLooping = true;
      this.isPlaying = false;
      this.index = 0;
      this.build();
      this.select(0);
    }

    build() {
      this.playButton = button("Play (Space)", () => this.toggle(), icon(icons.play));
      this.playButton.className = "play";
      this.loopButton = button("Loop (l)", () => this.loop(), icon(icons.loop));
      this.loopButton.className = "loop";
      this.clock = make("p", "clock");
      this.speedButtons = speeds.map(([speed, words]) =>
        button(`Speed ${words}`, () => this.rush(speed), words));
      const transport = make("div", "transport", {},
        button("One frame back (←)", () => this.step(-1), icon(icons.back)),
        this.playButton,
        button("One frame on (→)", () => this.step(1), icon(icons.next)),
        this.loopButton, this.clock,
        make("div", "segments", { role: "group", "aria-label": "Speed" }, ...this.speedButtons));
      this.range = make("input", "", { type: "range", min: "0", max: String(this.frames - 1),
        "aria-label": "Frame" });
      this.range.addEventListener("input", () => { this.pause(); this.show(Number(this.range.value)); });
      this.desk = make("div", "desk", { role: "group", "aria-label": "Player" },
        make("label", "track", {}, this.range));
      this.buildMarks();
      this.desk.append(transport);
      this.article.querySelector(".screens").after(this.desk);
      for (const figure of this.figures) {
        figure.addEventListener("click", () => { this.pause(); this.show(Number(figure.dataset.frame)); });
      }
      for (const cell of this.article.querySelectorAll(".lanes .time")) {
        cell.addEventListener("click", (event) => {
          const box = cell.querySelector("svg").getBoundingClientRect();
          const share = (event.clientX - box.left) / Math.max(box.width, 1);
          this.pause();
          this.show(this.frameAt(share * this.length));
        });
      }
      this.rush(1);
      this.loopButton.setAttribute("aria-pressed", "true");
    }

    buildMarks() {
      const marks = this.article.querySelector(".marks");
      this.marks = [];
      if (!marks) return;
      this.desk.append(marks);
      this.marks = [...marks.querySelectorAll("li")].map((item) => {
        const frame = this.frameAt(Number(item.dataset.time));
        const words = [...item.childNodes];
        item.replaceChildren(button(`To ${item.textContent}`, () => this.jump(frame), ...words));
        return { item, frame };
      });
    }

    frameAt(milliseconds) {
      return Math.round(Math.min(Math.max(milliseconds, 0), this.length) / 1000 * this.rate);
    }

    show(index) {
      this.select(index);
      for (const screen of this.screens) screen.show(this.index);
    }

    /** Says everywhere which frame is seen. */
    select(index) {
      this.index = Math.min(Math.max(index, 0), this.frames - 1);
      const time = Math.min(this.index / this.rate * 1000, this.length);
      this.range.value = String(this.index);
      this.range.setAttribute("aria-valuetext", `frame ${this.index}, ${Math.round(time)} ms`);
      this.clock.replaceChildren(make("b", "", {}, `${time.toFixed(time < 1000 ? 1 : 0)} ms`),
        `  ·  frame ${this.index} of ${this.frames - 1}`);
      const played = this.length > 0 ? time / this.length * 100 : 0;
      this.article.style.setProperty("--played", `${played}%`);
      const nearest = this.figures.map((figure) =>
        Math.abs(Number(figure.dataset.frame) - this.index));
      const least = Math.min(...nearest);
      this.figures.forEach((figure, place) =>
        figure.toggleAttribute("aria-current", nearest[place] === least));
      for (const { item, frame } of this.marks) {
        item.toggleAttribute("aria-current", frame === this.index);
      }
    }

    step(distance) { this.pause(); this.show(this.index + distance); }

    jump(frame) { this.pause(); this.show(frame); }

    /** The next mark in a direction. */
    seekMark(direction) {
      const frames = this.marks.map(({ frame }) => frame);
      const next = direction > 0 ? frames.find((frame) => frame > this.index)
        : frames.findLast((frame) => frame < this.index);
      if (next !== undefined) this.jump(next);
    }

    rush(speed) {
      this.speed = speed;
      speeds.forEach(([value], place) =>
        this.speedButtons[place].setAttribute("aria-pressed", String(value === speed)));
      for (const screen of this.screens) {
        if (screen.isMovie) screen.film.playbackRate = speed;
      }
    }

    loop() {
      this.isLooping = !this.isLooping;
      this.loopButton.setAttribute("aria-pressed", String(this.isLooping));
    }

    toggle() { if (this.isPlaying) this.pause(); else this.play(); }

    play() {
      for (const other of players.values()) if (other !== this) other.pause();
      if (this.index >= this.frames - 1) this.rewind();
      this.isPlaying = true;
      this.playButton.replaceChildren(icon(icons.pause));
      for (const screen of this.screens) screen.play(this.speed);
      const follow = () => {
        if (!this.isPlaying) return;
        this.follow();
        this.next = requestAnimationFrame(follow);
      };
      this.next = requestAnimationFrame(follow);
    }

    rewind() {
      this.select(0);
      for (const screen of this.screens) if (screen.isMovie) screen.film.currentTime = 0;
    }

    /** Keeps all films with the longest one. */
    follow() {
      if (!this.master) return;
      const { film } = this.master;
      this.select(this.master.frame);
      for (const screen of this.screens) {
        if (screen === this.master || !screen.isMovie || screen.film.ended) continue;
        const drift = screen.film.currentTime - film.currentTime;
        if (Math.abs(drift) > 1.5 / this.rate + 0.02 && !screen.film.seeking) {
          screen.film.currentTime = Math.min(film.currentTime, screen.film.duration || 0);
        }
      }
      if (!film.ended) return;
      this.select(this.frames - 1);
      if (!this.isLooping) { this.pause(); return; }
      this.rewind();
      for (const screen of this.screens) screen.play(this.speed);
    }

    pause() {
      if (!this.isPlaying) return;
      this.isPlaying = false;
      cancelAnimationFrame(this.next);
      this.playButton.replaceChildren(icon(icons.play));
      for (const screen of this.screens) screen.pause();
      this.show(this.index);
    }

    /** Puts a film in the place of another one, and goes on from where this stands. */
    async transition(place, address, frames, length) {
      const screen = this.screens[place];
      await screen.transition(address, frames, () => this.index);
      this.frames = Math.max(...this.screens.map((other) => other.frames));
      if (screen.frames === this.frames) {
        this.length = length;
        if (screen.isMovie) this.master = screen;
      }
      this.range.max = String(this.frames - 1);
      this.select(this.index);
      if (this.isPlaying) screen.play(this.speed);
    }

    get state() {
      return { index: this.index, speed: this.speed, isLooping: this.isLooping,
        isPlaying: this.isPlaying };
    }

    restore(state) {
      this.rush(state.speed);
      if (state.isLooping !== this.isLooping) this.loop();
      if (state.isPlaying) this.play(); else this.show(state.index);
    }
  }

  const articles = [...document.querySelectorAll("article.scene")];
  const players = new Map(articles.filter((article) => article.querySelector(".reel"))
    .map((article) => [article, new Player(article)]));

  page.players = players;

  const current = () => page.current(articles);

  const walk = (distance) => {
    if (articles.length > 1) {
      const next = articles[articles.indexOf(current()) + distance];
      if (next) next.scrollIntoView({ block: "start" });
      return;
    }
    const link = document.querySelector(`.neighbors a[rel="${distance > 0 ? "next" : "prev"}"]`);
    if (link) link.click();
  };

  // Posters play while they are pointed at.
  for (const card of document.querySelectorAll(".card")) {
    const film = card.querySelector("video");
    if (!film) continue;
    const start = () => { if (!calm.matches) film.play().catch(() => {}); };
    const stop = () => { if (!film.paused || film.currentTime > 0) film.load(); };
    card.addEventListener("pointerenter", start);
    card.addEventListener("focus", start);
    card.addEventListener("pointerleave", stop);
    card.addEventListener("blur", stop);
  }

  page.offerCopies();
  page.offerKeys([
    ["Space", "play and pause", { " ": (p) => p.toggle() }],
    ["← →", "one frame back or on", { ArrowLeft: (p) => p.step(-1), ArrowRight: (p) => p.step(1) }],
    ["⇧← ⇧→", "ten frames", { "Shift ArrowLeft": (p) => p.step(-10),
      "Shift ArrowRight": (p) => p.step(10) }],
    ["Home End", "the first frame, the last", { Home: (p) => p.jump(0), End: (p) => p.jump(p.frames - 1) }],
    [", .", "the mark before, the next one", { ",": (p) => p.seekMark(-1), ".": (p) => p.seekMark(1) }],
    ["1 2 3 4", "full speed, a half, a quarter, a tenth",
      Object.fromEntries(speeds.map(([speed], place) => [place + 1, (p) => p.rush(speed)]))],
    ["l", "loop or end", { l: (p) => p.loop() }],
    ["j k", "the next scene, the scene before", { j: () => walk(1), k: () => walk(-1) }],
  ], (target) => players.get(target.closest("article.scene") || current()));

  // Where films were, they are again after a reload; otherwise a film that is alone begins to play.
  const states = memory.read();
  for (const [article, player] of players) {
    if (states[article.id]) player.restore(states[article.id]);
    else if (players.size === 1 && articles.length === 1 && !calm.matches) player.play();
  }
  if (players.size > 0) memory.write({});

  // A page in a folder may read no file, but it may run a script, and that says what is new.
  const { page: name, edition } = document.documentElement.dataset;
  if (name) {
    let isLeaving = false;
    window.segueVersions = (versions) => {
      if (String(versions[name]) === edition || isLeaving) return;
      isLeaving = true;
      const all = [...players].map(([article, player]) => [article.id, player.state]);
      if (all.length > 0) memory.write(Object.fromEntries(all));
      location.reload();
    };
    let count = 0;
    const ask = () => {
      const script = make("script", "", { src: `version.js?${Date.now()}-${count++}` });
      const done = () => { script.remove(); setTimeout(ask, 200); };
      script.addEventListener("load", done);
      script.addEventListener("error", done);
      document.head.append(script);
    };
    ask();
  }
})();
