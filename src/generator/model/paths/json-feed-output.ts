/** Output path of the JSON feed beside an Atom feed: `blog/feed.json`. */
export function jsonFeedOutput(output: string): string {
  return output.replace(/\.xml$/, '.json');
}
