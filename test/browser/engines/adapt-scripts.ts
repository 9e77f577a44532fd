/** A command of WebDriver BiDi, as far as it is looked at. */
interface BidiCommand {
  readonly method: string;
  readonly params: { readonly arguments?: readonly object[] };
}

/** How Playwright brings what it clicks into view: always to the middle of the window, though it is in view. */
const TO_THE_MIDDLE =
  /^\(\[injected, node\]\) => \{\s*node\.scrollIntoView\(\{\s*block: "center",\s*inline: "center",\s*behavior: "instant"\s*\}\);\s*\}$/;

/** As Chromium does it: what is in view, in the window and in each part that scrolls or cuts off, stays where it is. */
const IF_NEEDED = `([injected, node]) => {
  const frames = [{ top: 0, left: 0, bottom: innerHeight, right: innerWidth }];
  for (let part = node.parentElement; part && part !== document.body; part = part.parentElement)
    if (getComputedStyle(part).overflow !== "visible") frames.push(part.getBoundingClientRect());
  const { top, left, bottom, right } = node.getBoundingClientRect();
  const isSeen = frames.every(
    frame => top >= frame.top - 1 && left >= frame.left - 1 && bottom <= frame.bottom + 1 && right <= frame.right + 1,
  );
  if (!isSeen) node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}`;

/** How Playwright prepares a page for a screenshot: with its last argument true, it adds an empty style and removes it at once. */
const WITH_STYLE = /(?<=^\(function inPagePrepareForScreenshots\(.*, )true\)$/s;

/**
 * Changes what Playwright runs in pages of its BiDi engines: a click leaves a page where it is if its target is in view, and a screenshot
 * adds no style, which the policy of the site would refuse.
 */
export function adaptScripts<T extends BidiCommand>(command: T): T {
  const values = command.params.arguments;
  if (command.method !== 'script.callFunction' || !values) return command;
  const changed = values.map(given =>
    'value' in given && typeof given.value === 'string'
      ? { ...given, value: given.value.replace(TO_THE_MIDDLE, IF_NEEDED).replace(WITH_STYLE, 'false)') }
      : given,
  );
  return { ...command, params: { ...command.params, arguments: changed } };
}
