/* What is wrong with the layout of the page that this runs in: `layoutFaults(isTouch)` lists it as
 * `{kind, what, with, text, box}`. It looks at what a person sees and presses:
 *
 *   covered   something lies over a part of what can be pressed, or over a text
 *   overlap   two things that can be pressed, or a text and something else, share a place
 *   cut       something ends at an edge behind which nothing can be scrolled into sight
 *   broken    a word goes on in the next line without a hyphen
 *   small     what can be pressed is narrower or lower than 24 px; for what is pressed often on touch, 44 px
 *   scrolls   the page itself is larger than the window
 *
 * Drawings do not count: whatever is `aria-hidden`, or hidden. A button as large as its parent stands for it: what else is
 * in there may lie on it. A board says what else is meant to be so:
 *   data-layout="ground"  things stand on this button, as pieces on a map; some of it must be free to press
 *   data-layout="fan"     its children lie over each other like cards in a hand; each shows enough to be pressed
 *   data-layout="over"    opens over the board; under it may be what cannot be chosen now
 *   data-often            pressed again and again, as a card of one's hand: 44 px on touch
 */
(() => {
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=link]";
  const OFTEN = "[data-often], .hand .press, .button.main";
  const SMALLEST = 24;
  const SMALLEST_OFTEN = 44;
  const MANY = 8; // a lone button in a wide row does not stand for the row
  const SLACK = 1.5; // px: less is rounding

  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);

  // -- boxes ------------------------------------------------------------------------------------------

  const boxOf = (rect) => ({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const isEmpty = (box) => width(box) <= 0.5 || height(box) <= 0.5;

  function meet(a, b) {
    return {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  const overlap = (a, b) => width(meet(a, b)) > SLACK && height(meet(a, b)) > SLACK;

  // -- what is there to see ---------------------------------------------------------------------------

  const hidden = new Map();

  /** Not drawn, a decoration, or only there for screen readers. */
  function isHidden(element) {
    if (element === null || element === document.documentElement) return false;
    if (!hidden.has(element)) hidden.set(element, isHiddenItself(element) || isHidden(element.parentElement));
    return hidden.get(element);
  }

  function isHiddenItself(element) {
    if (element.getAttribute("aria-hidden") === "true" || element.inert || element.matches(".skip:not(:focus)")) return true;
    const style = styleOf(element);
    if (style.display === "none" || Number(style.opacity) < 0.05) return true;
    return style.clipPath.startsWith("inset(50%") || (style.position === "absolute" && /^[01]px$/.test(style.width));
  }

  const isSeen = (element) => styleOf(element).visibility === "visible" && !isHidden(element);

  /** What of a box can be seen, and what cuts the rest off where nothing can scroll; a text may be cut by its own element. */
  function seen(box, element, isText = false) {
    let rest = box;
    let cutBy = null;
    let position = "static"; // of what has been passed on the way up
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (at !== element && !isPlacedIn(at, style, position)) continue;
      const clip = at !== element || isText ? clipOf(at, style) : null;
      if (clip) {
        cutBy ??= cutAt(rest, clip, at, style);
        rest = meet(rest, clip);
      }
      position = style.position;
    }
    const page = document.scrollingElement;
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!cutBy && isOutside(rest, frame, page.scrollWidth > innerWidth, page.scrollHeight > innerHeight)) cutBy = page;
    return { box: meet(rest, frame), cutBy };
  }

  /** A positioned element is not cut by what it is not placed in. */
  function isPlacedIn(element, style, position) {
    const holdsAll = style.transform !== "none" || style.filter !== "none" || /paint|layout|strict|content/.test(style.contain);
    if (position === "fixed") return holdsAll;
    return position !== "absolute" || holdsAll || style.position !== "static";
  }

  function clipOf(element, style) {
    const isOpen = style.overflowX === "visible" && style.overflowY === "visible";
    if (isOpen || style.display === "inline" || style.display === "contents") return null;
    const rect = element.getBoundingClientRect();
    const inner = {
      left: rect.left + element.clientLeft,
      top: rect.top + element.clientTop,
      right: rect.left + element.clientLeft + (element.clientWidth || rect.width),
      bottom: rect.top + element.clientTop + (element.clientHeight || rect.height),
    };
    const far = 1e6;
    if (style.overflowX === "visible") [inner.left, inner.right] = [-far, far];
    if (style.overflowY === "visible") [inner.top, inner.bottom] = [-far, far];
    return inner;
  }

  function cutAt(box, clip, element, style) {
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    const sideways = scrolls(style.overflowX) && element.scrollWidth > element.clientWidth;
    const down = scrolls(style.overflowY) && element.scrollHeight > element.clientHeight;
    return isOutside(box, clip, sideways, down) ? element : null;
  }

  function isOutside(box, clip, scrollsSideways, scrollsDown) {
    const sideways = box.left < clip.left - SLACK || box.right > clip.right + SLACK;
    const down = box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK;
    return (sideways && !scrollsSideways) || (down && !scrollsDown);
  }

  // -- text -------------------------------------------------------------------------------------------

  const canvas = document.createElement("canvas").getContext("2d");
  const range = document.createRange();

  /** The lines of a text node, each as high as its letters are. */
  function linesOf(node, element) {
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (!rects.length) return [];
    const { above, below } = ink(node.data, element);
    return rects.map((rect) => ({
      left: rect.left,
      right: rect.right,
      top: rect.top + above * rect.height,
      bottom: rect.bottom - below * rect.height,
    }));
  }

  /** How much of the height of a line is free above and below its letters. */
  function ink(text, element) {
    const style = styleOf(element);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const measured = canvas.measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text);
    const all = measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent;
    return {
      above: (measured.fontBoundingBoxAscent - measured.actualBoundingBoxAscent) / all,
      below: (measured.fontBoundingBoxDescent - Math.max(0, measured.actualBoundingBoxDescent)) / all,
    };
  }

  /** The first word that is broken in two. */
  function brokenWord(node) {
    const words = node.data.matchAll(/[^\s\u00ad\u200b‐–—/-]+[-–—]?/g);
    for (const { 0: word, index } of words) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((rect) => rect.width > 0.5).map((rect) => rect.top);
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4) return word;
    }
    return null;
  }

  function textsIn(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("select, textarea, script, style, title, desc") || !isSeen(element)) continue;
      const lines = linesOf(node, element);
      if (lines.length) found.push({ node, element, lines });
    }
    return found;
  }

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
    const [own, around] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
    const fills = own.width > 0.9 * around.width && own.height > 0.9 * around.height;
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
    return isFanned(below, above) || (layer !== null && !layer.contains(below) && !canBeChosen(below));
  }

  const isShape = (element) => element instanceof SVGElement && !(element instanceof SVGSVGElement);

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

  function paints(element) {
    if (element instanceof SVGElement) return isShape(element) && styleOf(element).fill !== "none";
    const style = styleOf(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor);
    return style.backgroundImage !== "none" || (alpha ? Number(alpha[1]) > 0.5 : true) || element instanceof HTMLImageElement;
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

  const isHiddenFromSight = (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // -- the faults -------------------------------------------------------------------------------------

  const classes = (element) => [...element.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);

  /** An element by its name and classes, and those of what is around it. */
  function path(element) {
    const around = element.parentElement?.closest("[class]");
    const own = element.localName + (element.id ? `#${element.id}` : classes(element).join(""));
    return around ? `${around.localName}${classes(around).slice(0, 2).join("")} ${own}` : own;
  }

  function words(element) {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }

  function rounded(box) {
    return [box.left, box.top, width(box), height(box)].map(Math.round);
  }

  function faultsIn(root, isTouch) {
    const faults = [];
    const fault = (kind, what, other, box) =>
      faults.push({ kind, what: path(what), with: other ? path(other) : "", text: words(what), box: rounded(box) });

    const pressed = [];
    for (const element of root.querySelectorAll(PRESSED)) {
      if (!isSeen(element) || element.type === "hidden") continue;
      const whole = boxOf(element.getBoundingClientRect());
      if (isEmpty(whole)) continue;
      const { box, cutBy } = seen(whole, element);
      if (cutBy) fault("cut", element, cutBy, whole);
      if (isEmpty(box)) continue; // it can be scrolled to
      pressed.push({ element, whole, box });
      const least = isTouch && element.matches(OFTEN) ? SMALLEST_OFTEN : SMALLEST;
      const isInText = styleOf(element).display === "inline" && element.localName === "a";
      if (!isInText && (width(whole) < least - 0.5 || height(whole) < least - 0.5)) fault("small", element, null, whole);
    }

    for (const { element, whole, box } of pressed) {
      const isWhole = width(box) > width(whole) - SLACK && height(box) > height(whole) - SLACK;
      if (!isWhole) continue; // half scrolled away
      const covers = points(box).map(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top === null || isKin(top, element) || top.control === element || isMeant(element, top) ? null : top;
      });
      const isGround = isShape(element) || ofLayout(element, "ground") === element;
      const cover = isGround ? (covers.every((each) => each) ? covers[0] : null) : covers.find((each) => each);
      if (cover) fault("covered", element, cover, box);
    }

    const boxes = pressed.filter(({ element }) => !isShape(element));
    const isGrounded = (a, b) => ofLayout(a, "ground") === a || ofLayout(b, "ground") === b;
    boxes.forEach(({ element: a, box }, at) => {
      for (const { element: b, box: other } of boxes.slice(at + 1)) {
        if (overlap(box, other) && !isKin(a, b) && !isMeant(a, b) && !isMeant(b, a) && !isGrounded(a, b)) fault("overlap", a, b, meet(box, other));
      }
    });

    const texts = textsIn(root);
    const visible = [];
    for (const { node, element, lines } of texts) {
      let isFine = true;
      for (const line of lines) {
        const { box, cutBy } = seen(line, element, true);
        if (cutBy && isFine) fault("cut", element, cutBy, line);
        isFine &&= !cutBy;
        if (isEmpty(box)) continue;
        const middle = (box.top + box.bottom) / 2;
        const cover = [0.1, 0.5, 0.9].map((part) => over(element, [box.left + part * width(box), middle])).find((each) => each);
        if (!cover) visible.push({ node, element, box });
        else if (!isMeant(element, cover)) fault("covered", element, cover, box);
      }
      const word = lines.length > 1 ? brokenWord(node) : null;
      if (word) fault("broken", element, null, lines[0]);
    }

    visible.sort((a, b) => a.box.top - b.box.top);
    visible.forEach(({ node, element, box }, at) => {
      for (let next = at + 1; next < visible.length && visible[next].box.top < box.bottom; next++) {
        const other = visible[next];
        if (other.node !== node && overlap(box, other.box) && !isMeant(element, other.element) && !isMeant(other.element, element)) {
          fault("overlap", element, other.element, meet(box, other.box));
        }
      }
      for (const { element: button, box: other } of boxes) {
        if (!overlap(box, other)) continue;
        const isOn = ofLayout(button, "ground") === button || isMeant(element, button) || isMeant(button, element);
        if (!isKin(button, element) && !isOn) fault("overlap", element, button, meet(box, other));
      }
    });
    return faults;
  }

  /** All of the page, or of an open dialog; or a part of it. */
  window.layoutFaults = (isTouch, part = "") => {
    styles.clear();
    hidden.clear();
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
