/* What is wrong with the layout of the page that this runs in: `layoutFaults(isTouch)` lists it as
 * `{kind, what, with, text, box}`. It looks at what a person sees and presses:
 *
 *   covered   something lies over a part of what can be pressed, or over a text
 *   overlap   two things that can be pressed, or a text and something else, share a place
 *   cut       something ends at an edge behind which nothing can be scrolled into sight
 *   spills    a text sticks out of the card, button or panel that it is written on
 *   broken    a word goes on in the next line without a hyphen
 *   small     what can be pressed is narrower or lower than 24 px; for what is pressed often on touch, 44 px
 *   scrolls   the page itself is larger than the window
 *
 * What is hidden does not count, nor the letters of a drawing (an SVG that is `aria-hidden`); a text that is `aria-hidden` is read
 * by whoever sees it. A button as large as its parent stands for it: what else is in there may lie on it. A board says what else
 * is meant to be so:
 *   data-layout="ground"  things stand on this button, as pieces on a map; some of it must be free to press
 *   data-layout="fan"     its children lie over each other like cards in a hand; each shows enough to be pressed
 *   data-layout="over"    opens over the board; under it, but not beside it, may be what cannot be chosen now
 *   data-often            pressed again and again, as a card of one's hand: 44 px on touch
 */
(() => {
  const { SLACK, boxOf, width, height, isEmpty, meet, isWithin, overlap, styleOf, isSeen, seen, sheetsUnder, isShape, paints, brokenWord, textsIn, forget } =
    window.layoutSight;
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=link]";
  const OFTEN = "[data-often], .hand .press, .button.main:not(.small)";
  const SMALLEST = 24;
  const SMALLEST_OFTEN = 44;
  const MANY = 8; // a lone button in a wide row does not stand for the row
  const SHORT = 24; // px: what lies over a text of this width is found in the middle of it

  // -- what lies over what ----------------------------------------------------------------------------

  const isKin = (a, b) => {
    const [first, second] = [standsFor(a), standsFor(b)];
    return first.contains(second) || second.contains(first);
  };
  const ofLayout = (element, word) => element.closest(`[data-layout~=${word}]`);

  const stands = new Map();
  const standsFor = (element) => stands.get(element) ?? stands.set(element, elementOrParent(element)).get(element);

  /** The element itself, or its parent where it fills that. */
  function elementOrParent(element) {
    const parent = element.parentElement;
    if (parent === null || !element.matches(PRESSED) || isShape(element)) return element;
    const [own, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
    const fills = own.width > 0.9 * outer.width && own.height > 0.9 * outer.height;
    return fills && parent.querySelectorAll(PRESSED).length < MANY ? parent : element;
  }

  /** Cards of one hand may lie over each other. */
  function isFanned(a, b) {
    const fan = ofLayout(a, "fan");
    return fan !== null && fan !== b && fan.contains(b);
  }

  const canBeChosen = (element) => element.closest(".press:not(.off), [data-layout~=over]") !== null;

  /** What opens over the board may cover what cannot be chosen now. */
  function isMeant(below, above) {
    const layer = ofLayout(above, "over");
    return isFanned(below, above) || (layer !== null && !layer.contains(below) && !canBeChosen(below) && isInside(above, layer));
  }

  /** A shape is cut off where its drawing ends. */
  const isInside = (element, outer) =>
    isWithin(boxOf((element.ownerSVGElement ?? element).getBoundingClientRect()), boxOf(outer.getBoundingClientRect()));

  /** Points of a box away from its edges and round corners. */
  function points(box) {
    const x = Math.min(width(box) / 4, 8);
    const y = Math.min(height(box) / 4, 8);
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return [
      middle,
      [box.left + x, box.top + y],
      [box.right - x, box.top + y],
      [box.left + x, box.bottom - y],
      [box.right - x, box.bottom - y],
    ];
  }

  /** What is painted over a point of a text, or null; of a text that lets clicks through it cannot be said. */
  function over(element, [x, y]) {
    if (styleOf(element).pointerEvents === "none") return null;
    const top = document.elementFromPoint(x, y); // most often that is all
    if (top === null || isKin(top, element)) return null;
    for (const other of document.elementsFromPoint(x, y)) {
      if (isKin(other, element)) return null;
      if (paints(other) && !isHiddenFromSight(other)) return other;
    }
    return null;
  }

  /** Decorations count here; that all of the page is transparent while it is looked at does not. */
  function isHiddenFromSight(element) {
    if (styleOf(element).visibility !== "visible") return true;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) if (styleOf(at).opacity === "0") return true;
    return false;
  }

  // -- the faults -------------------------------------------------------------------------------------

  const classes = (element) => [...element.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);

  /** An element by its name and classes, and those of what is around it. */
  function path(element) {
    const outer = element.parentElement?.closest("[class]");
    const own = element.localName + (element.id ? `#${element.id}` : classes(element).join(""));
    return outer ? `${outer.localName}${classes(outer).slice(0, 2).join("")} ${own}` : own;
  }

  function words(element) {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }

  function rounded(box) {
    return [box.left, box.top, width(box), height(box)].map(Math.round);
  }

  /** Collects what is wrong. */
  function notebook() {
    const faults = [];
    const note = (kind, what, other, box) =>
      faults.push({ kind, what: path(what), with: other ? path(other) : "", text: words(what), box: rounded(box) });
    return { faults, note };
  }

  /** What can be pressed, as far as it is in sight. */
  function pressedIn(root, isTouch, note) {
    const pressed = [];
    for (const element of root.querySelectorAll(PRESSED)) {
      if (!isSeen(element) || element.closest("[aria-hidden=true]") || element.type === "hidden") continue;
      const whole = boxOf(element.getBoundingClientRect());
      if (isEmpty(whole)) continue;
      const { box, cutBy } = seen(whole, element);
      if (cutBy) note("cut", element, cutBy, whole);
      if (isEmpty(box)) continue; // it can be scrolled to
      pressed.push({ element, whole, box });
      const least = isTouch && element.matches(OFTEN) ? SMALLEST_OFTEN : SMALLEST;
      const isInText = styleOf(element).display === "inline" && element.localName === "a";
      if (!isInText && (width(whole) < least - 0.5 || height(whole) < least - 0.5)) note("small", element, null, whole);
    }
    return pressed;
  }

  const isGround = (element) => ofLayout(element, "ground") === element;

  /** What lies over what can be pressed. */
  function coverOf({ element, whole, box }) {
    const isWhole = width(box) > width(whole) - SLACK && height(box) > height(whole) - SLACK;
    if (!isWhole) return null; // half scrolled away
    const covers = points(box).map(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top === null || isKin(top, element) || top.control === element || isMeant(element, top) ? null : top;
    });
    if (isShape(element) || isGround(element)) return covers.every((each) => each) ? covers[0] : null;
    return covers.find((each) => each);
  }

  const mayOverlap = (a, b) => isMeant(a, b) || isMeant(b, a);

  function comparePressed(pressed, note) {
    pressed.forEach(({ element: a, box }, at) => {
      for (const { element: b, box: other } of pressed.slice(at + 1)) {
        if (overlap(box, other) && !isKin(a, b) && !mayOverlap(a, b) && !isGround(a) && !isGround(b)) note("overlap", a, b, meet(box, other));
      }
    });
  }

  /** Looks at the lines of a text, and returns those that can be read. */
  function readLines({ node, element, lines }, note) {
    const [sheet, ...others] = sheetsUnder(element);
    const readable = [];
    let isFine = true; // one fault is enough
    for (const line of lines) {
      const { box, cutBy } = seen(line, element, true);
      const left = sheet && !isWithin(line, sheet) ? sheet : others.find((outer) => !isWithin(sheet, outer));
      if (isFine && cutBy) note("cut", element, cutBy, line);
      else if (isFine && left) note("spills", element, left.element, line);
      isFine &&= !cutBy && !left;
      if (isEmpty(box)) continue;
      const cover = coverOfLine(element, box);
      if (!cover) readable.push({ node, element, box });
      else if (!isMeant(element, cover)) note("covered", element, cover, box);
    }
    if (lines.length > 1 && brokenWord(node)) note("broken", element, null, lines[0]);
    return readable;
  }

  function coverOfLine(element, box) {
    const middle = (box.top + box.bottom) / 2;
    const parts = width(box) > SHORT ? [0.1, 0.5, 0.9] : [0.5];
    return parts.map((part) => over(element, [box.left + part * width(box), middle])).find((each) => each);
  }

  function compareLines(lines, pressed, note) {
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach(({ node, element, box }, at) => {
      for (let next = at + 1; next < lines.length && lines[next].box.top < box.bottom; next++) {
        const other = lines[next];
        const isOther = other.node !== node && overlap(box, other.box) && !mayOverlap(element, other.element);
        if (isOther) note("overlap", element, other.element, meet(box, other.box));
      }
      for (const { element: button, box: other } of pressed) {
        const isOn = !overlap(box, other) || isGround(button) || isKin(button, element) || mayOverlap(element, button);
        if (!isOn) note("overlap", element, button, meet(box, other));
      }
    });
  }

  function faultsIn(root, isTouch) {
    const { faults, note } = notebook();
    const pressed = pressedIn(root, isTouch, note);
    for (const each of pressed) {
      const cover = coverOf(each);
      if (cover) note("covered", each.element, cover, each.box);
    }
    const boxes = pressed.filter(({ element }) => !isShape(element));
    comparePressed(boxes, note);
    const lines = textsIn(root).flatMap((text) => readLines(text, note));
    compareLines(lines, boxes, note);
    return faults;
  }

  /** All of the page, or of an open dialog; or a part of it. */
  window.layoutFaults = (isTouch, part = "") => {
    forget();
    stands.clear();
    const dialogs = document.querySelectorAll("dialog:modal");
    const root = part ? document.querySelector(part) : (dialogs[dialogs.length - 1] ?? document.body);
    const faults = faultsIn(root, isTouch);
    const page = document.scrollingElement;
    const [beyond, below] = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
    if (beyond > 0 || below > 0) faults.push({ kind: "scrolls", what: `the page, by ${beyond} × ${below} px`, with: "", text: "", box: [0, 0, innerWidth, innerHeight] });
    return faults;
  };
})();
