/* What a person sees of the page that this runs in: boxes, what cuts them off, what they are painted on, and lines of text.
 * `layoutSight` has it for `checker.js`; what was found out is kept until `forget`. */
window.layoutSight = (() => {
  const NO_TEXT = "select, textarea, script, style, title, desc, svg[aria-hidden=true], [aria-hidden=true] svg";
  const SLACK = 1.5; // px: less is rounding
  const DOTS = 0.2; // px: by more than that too long, and a text ends in dots
  const FAR = 1e6; // px

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

  const isWithin = (box, outer) =>
    box.left > outer.left - SLACK && box.top > outer.top - SLACK && box.right < outer.right + SLACK && box.bottom < outer.bottom + SLACK;
  const overlap = (a, b) => width(meet(a, b)) > SLACK && height(meet(a, b)) > SLACK;

  // -- what is there to see ---------------------------------------------------------------------------

  const hidden = new Map();

  /** Not drawn, or only there for screen readers. */
  function isHidden(element) {
    if (element === null || element === document.documentElement) return false;
    if (!hidden.has(element)) hidden.set(element, isHiddenItself(element) || isHidden(element.parentElement));
    return hidden.get(element);
  }

  function isHiddenItself(element) {
    if (element.inert || element.matches(".skip:not(:focus)")) return true;
    const style = styleOf(element);
    if (style.display === "none" || Number(style.opacity) < 0.05) return true;
    return style.clipPath.startsWith("inset(50%") || (style.position === "absolute" && /^[01]px$/.test(style.width));
  }

  const isSeen = (element) => styleOf(element).visibility === "visible" && !isHidden(element);

  /** What of a box can be seen, and what cuts the rest off where nothing can scroll; a text may be cut by its own element. */
  function seen(box, element, isText = false) {
    let rest = box;
    let cutBy = null;
    const own = isText ? clipOf(element) : null;
    for (const clip of [own, ...clipsAround(element), clipOfPage()]) {
      if (!clip) continue;
      if (!cutBy && isOutside(rest, clip)) cutBy = clip.element;
      rest = meet(rest, clip);
    }
    return { box: rest, cutBy };
  }

  const around = new Map();

  /** What may cut an element off, from the inside out: a positioned one is not cut by what it is not placed in. */
  function clipsAround(element) {
    if (around.has(element)) return around.get(element);
    let at = element.parentElement;
    const { position } = styleOf(element);
    while (at && at !== document.body && !isPlacedIn(at, position)) at = at.parentElement;
    const isInside = at !== null && at !== document.body;
    const found = isInside ? [clipOf(at), ...clipsAround(at)].filter((clip) => clip) : [];
    around.set(element, found);
    return found;
  }

  function isPlacedIn(element, position) {
    if (position !== "fixed" && position !== "absolute") return true;
    const style = styleOf(element);
    const holdsAll = style.transform !== "none" || style.filter !== "none" || /paint|layout|strict|content/.test(style.contain);
    return holdsAll || (position === "absolute" && style.position !== "static");
  }

  const clips = new Map();
  const clipOf = (element) => (clips.has(element) ? clips.get(element) : clips.set(element, madeClip(element)).get(element));

  /** The box that an element shows of what is in it, or null where it shows all. */
  function madeClip(element) {
    const style = styleOf(element);
    const isOpen = style.overflowX === "visible" && style.overflowY === "visible";
    if (isOpen || style.display === "inline" || style.display === "contents") return null;
    const rect = element.getBoundingClientRect();
    const [left, top] = [rect.left + element.clientLeft, rect.top + element.clientTop];
    const isWide = style.overflowX === "visible";
    const isHigh = style.overflowY === "visible";
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    return {
      element,
      left: isWide ? -FAR : left,
      top: isHigh ? -FAR : top,
      right: isWide ? FAR : left + exactly(element.clientWidth, rect.width),
      bottom: isHigh ? FAR : top + exactly(element.clientHeight, rect.height),
      slack: style.textOverflow === "ellipsis" ? DOTS : SLACK,
      scrollsSideways: scrolls(style.overflowX) && element.scrollWidth > element.clientWidth,
      scrollsDown: scrolls(style.overflowY) && element.scrollHeight > element.clientHeight,
    };
  }

  /** The inner size of an element is told in whole pixels; without borders and scrollbars it is that of its box. */
  const exactly = (inner, outer) => (inner === 0 || Math.abs(inner - outer) < 1 ? outer : inner);

  function clipOfPage() {
    const page = document.scrollingElement;
    return {
      element: page,
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
      slack: SLACK,
      scrollsSideways: page.scrollWidth > innerWidth,
      scrollsDown: page.scrollHeight > innerHeight,
    };
  }

  function isOutside(box, clip) {
    const sideways = box.left < clip.left - clip.slack || box.right > clip.right + clip.slack;
    const down = box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK;
    return (sideways && !clip.scrollsSideways) || (down && !clip.scrollsDown);
  }

  const canScroll = (element) => /auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);

  const sheets = new Map();

  /** The painted boxes that a text lies on, as far as it has not been laid out of them. */
  function sheetsUnder(element) {
    if (element === null || element === document.body || element.localName === "main") return [];
    if (!sheets.has(element)) {
      const style = styleOf(element);
      const isLoose = /absolute|fixed/.test(style.position) || style.translate !== "none" || style.transform !== "none" || canScroll(element);
      const own = isSheet(element, style) ? [{ element, ...wholeOf(element) }] : [];
      sheets.set(element, isLoose ? own : [...own, ...sheetsUnder(element.parentElement)]);
    }
    return sheets.get(element);
  }

  /** The box of an element, with what is scrolled away of it. */
  function wholeOf(element) {
    const box = boxOf(element.getBoundingClientRect());
    if (!canScroll(element)) return box;
    const [left, top] = [box.left - element.scrollLeft, box.top - element.scrollTop];
    const [right, bottom] = [left + element.scrollWidth - element.clientWidth, top + element.scrollHeight - element.clientHeight];
    return { left, top, right: right + width(box), bottom: bottom + height(box) };
  }

  function isSheet(element, style) {
    if (element instanceof SVGElement || style.display === "inline" || style.display === "contents") return false;
    return style.borderTopWidth !== "0px" || paints(element);
  }

  const isShape = (element) => element instanceof SVGElement && !(element instanceof SVGSVGElement);

  function paints(element) {
    if (element instanceof SVGElement) return isShape(element) && styleOf(element).fill !== "none";
    const style = styleOf(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor);
    return style.backgroundImage !== "none" || (alpha ? Number(alpha[1]) > 0.5 : true) || element instanceof HTMLImageElement;
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

  const inks = new Map(); // never forgotten: letters do not change

  /** How much of the height of a line is free above and below its letters. */
  function ink(text, element) {
    const style = styleOf(element);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const said = style.textTransform === "uppercase" ? text.toUpperCase() : text;
    const key = `${font} ${said}`;
    if (!inks.has(key)) inks.set(key, measured(said, font));
    return inks.get(key);
  }

  function measured(text, font) {
    canvas.font = font;
    const letters = canvas.measureText(text);
    const all = letters.fontBoundingBoxAscent + letters.fontBoundingBoxDescent;
    return {
      above: (letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent) / all,
      below: (letters.fontBoundingBoxDescent - Math.max(0, letters.actualBoundingBoxDescent)) / all,
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
      if (!node.data.trim() || element.closest(NO_TEXT) || !isSeen(element)) continue;
      const lines = linesOf(node, element);
      if (lines.length) found.push({ node, element, lines });
    }
    return found;
  }

  function forget() {
    for (const known of [styles, hidden, around, clips, sheets]) known.clear();
  }

  return { SLACK, boxOf, width, height, isEmpty, meet, isWithin, overlap, styleOf, isSeen, seen, sheetsUnder, isShape, paints, brokenWord, textsIn, forget };
})();
