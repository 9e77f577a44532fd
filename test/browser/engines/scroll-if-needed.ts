/** A command of WebDriver BiDi, as far as it is looked at. */
interface BidiCommand {
  readonly method: string;
  readonly params: { readonly arguments?: readonly object[] };
}

/** How Playwright brings what it clicks into view: always to the middle of the window, though it is in view. */
const TO_THE_MIDDLE =
  /^\(\[injected, node\]\) => \{\s*node\.scrollIntoView\(\{\s*block: "center",\s*inline: "center",\s*behavior: "instant"\s*\}\);\s*\}$/;

/** As Chromium does it: what is in view stays where it is. */
const IF_NEEDED = `async ([injected, node]) => {
  const seen = await new Promise(resolve => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry.intersectionRatio);
    });
    observer.observe(node);
  });
  // WebKit observes no parts of a picture.
  const { top, left, bottom, right } = node.getBoundingClientRect();
  const isPartSeen = node.ownerSVGElement && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (seen < 0.99 && !isPartSeen) node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}`;

/** Lets a click leave a page where it is whose target is in view. */
export function scrollIfNeeded<T extends BidiCommand>(command: T): T {
  const values = command.params.arguments;
  if (command.method !== 'script.callFunction' || !values) return command;
  const changed = values.map(given =>
    'value' in given && typeof given.value === 'string' && TO_THE_MIDDLE.test(given.value)
      ? { ...given, value: IF_NEEDED }
      : given,
  );
  return { ...command, params: { ...command.params, arguments: changed } };
}
