// The same bot in JavaScript: it feeds before it fights, and otherwise takes what comes.
//
// speciate watch evolution --seats "cmd:node examples/stdio/feeder.js,greedy,random"

const GOOD = ["feed ", "long-neck ", "think "];
const lines = require("readline").createInterface({ input: process.stdin });
let state = 0;

// Math.random cannot be seeded, and the same seed should play the same game
function pick(list) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return list[Math.floor((state / 2 ** 32) * list.length)];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  let answer;
  if (message.type === "hello") {
    state = message.seed % 2 ** 32;
    answer = { type: "ready" };
  } else {
    const feeding = message.legal.filter((code) => GOOD.some((start) => code.startsWith(start)));
    answer = { id: message.id, move: pick(feeding.length ? feeding : message.legal) };
  }
  console.log(JSON.stringify(answer));
});
