/** A value as TypeScript writes it: names without quotes, text in single ones, one member a line where a line would be long. */
export function literalText(value: unknown, indent = ''): string {
  if (typeof value === 'string') return textLiteral(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Array.isArray(value)
    ? value.map(item => (inner: string) => literalText(item, inner))
    : Object.entries(value).flatMap(([name, item]) =>
        item === undefined ? [] : [(inner: string) => `${nameText(name)}: ${literalText(item, inner)}`],
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return open + close;
  const gap = open === '{' ? ' ' : '';
  const inLine = `${open}${gap}${members.map(member => member('')).join(', ')}${gap}${close}`;
  const isList = Array.isArray(value) && value.filter(item => typeof item === 'object').length > 1;
  if (!isList && !inLine.includes('\n') && indent.length + inLine.length <= LINE) return inLine;
  const inner = `${indent}  `;
  return `${open}\n${members.map(member => `${inner}${member(inner)},\n`).join('')}${indent}${close}`;
}

const LINE = 90;

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name);
}

/** JSON knows how to escape everything; only the quotes differ. */
function textLiteral(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
