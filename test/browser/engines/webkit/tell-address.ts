/** Begins a message of the console that is not the page's own. */
export const ADDRESS_MARK = '\u0001address';

/**
 * Runs in each document before its own scripts, and says in the console when the address changes within the document: WebKit's
 * inspector has no event for it.
 */
export const TELL_ADDRESS = `(() => {
  const { debug } = console;
  let count = 0;
  const tell = () => debug(${JSON.stringify(ADDRESS_MARK)}, location.href, ++count);
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name];
    History.prototype[name] = function (...parameters) {
      const result = original.apply(this, parameters);
      tell();
      return result;
    };
  }
  addEventListener('popstate', tell, true);
  addEventListener('hashchange', tell, true);
})();`;
