/** The mistakes in the fields of the contact form, by field name; a correct field has no entry. */
export function contactProblems(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const problem = problemOf(name, value.trim());
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
}

function problemOf(name: string, value: string): string | undefined {
  switch (name) {
    case 'name':
      return value === '' ? 'Enter your name, so that we know whom to reply to.' : undefined;
    case 'email':
      if (value === '') return 'Enter the e-mail address that we should reply to.';
      return isAddress(value) ? undefined : 'Enter a full e-mail address, such as name@example.com.';
    case 'message':
      return value === '' ? 'Enter your message.' : undefined;
    default:
      return undefined;
  }
}

/** Checks only for a name, an @ and a host with a dot: only a reply shows whether mail arrives. */
function isAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
}
