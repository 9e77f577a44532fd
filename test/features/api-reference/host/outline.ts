import type {
  ApiComment,
  ApiLibrary,
  ApiMember,
  ApiModule,
  ApiProperty,
  ApiRef,
  ApiSignature,
  ApiSymbol,
  TypeText,
} from '../../../../src/features/api-reference/api.ts';

/** The whole model as lines that a person can read and compare. Line breaks that a type allows are shown as `¦`. */
export function outlineOf(library: ApiLibrary): string {
  return `${library.modules.flatMap(moduleLines).join('\n')}\n`;
}

function moduleLines(module: ApiModule): readonly string[] {
  return [
    `# ${module.path} (${module.file})`,
    ...commentLines(module.comment),
    ...module.reExports.map(({ name, ref }) => `re-exports ${name} → ${refText(ref)}`),
    ...module.symbols.flatMap(symbolLines),
    '',
  ];
}

function symbolLines(symbol: ApiSymbol): readonly string[] {
  const { line, column } = symbol.source;
  return [
    '',
    `## ${flags(symbol)}${symbol.kind} ${symbol.name} #${symbol.id} ${line}:${column}`,
    ...commentLines(symbol.comment),
    ...symbol.typeParameters.map(parameter => `type parameter ${named(parameter)}`),
    ...(['extends', 'implements', 'extendedBy', 'implementedBy'] as const).flatMap(key =>
      symbol[key].map(type => `${key} ${typeLine(type)}`),
    ),
    ...(symbol.type ? [`= ${typeLine(symbol.type)}`] : []),
    ...(symbol.defaultValue ? [`default ${symbol.defaultValue}`] : []),
    ...symbol.alternatives.map(({ type, summary }) => `alternative ${typeLine(type)} — ${summary}`),
    ...symbol.signatures.flatMap(signatureLines),
    ...symbol.members.flatMap(memberLines),
  ];
}

function memberLines(member: ApiMember): readonly string[] {
  return [
    `- ${flags(member)}${member.kind} ${member.name} #${member.id} ${member.source.line}:${member.source.column}`,
    ...[
      ...(member.type ? [`: ${typeLine(member.type)}`] : []),
      ...(member.setterType ? [`set: ${typeLine(member.setterType)}`] : []),
      ...(member.defaultValue ? [`default ${member.defaultValue}`] : []),
      ...(['inheritedFrom', 'overrides', 'implements'] as const).flatMap(key => {
        const type = member[key];
        return type ? [`${key} ${typeLine(type)}`] : [];
      }),
      ...commentLines(member.comment),
      ...member.properties.map(property => `property ${propertyLine(property)}`),
      ...member.signatures.flatMap(signatureLines),
    ].map(line => `  ${line}`),
  ];
}

function signatureLines(signature: ApiSignature): readonly string[] {
  return [
    `${signature.keyword ?? 'call'} ${signature.source.line}:${signature.source.column} → ${typeLine(signature.returns)}`,
    ...[
      ...commentLines(signature.comment),
      ...signature.typeParameters.map(parameter => `type parameter ${named(parameter)}`),
      ...signature.parameters.flatMap(parameter => [
        `${parameter.isRest ? '...' : ''}${propertyLine(parameter)}`,
        ...parameter.properties.map(property => `  ${propertyLine(property)}`),
      ]),
    ].map(line => `  ${line}`),
  ];
}

function propertyLine(property: ApiProperty): string {
  const start = `${property.name}${property.isOptional ? '?' : ''}: ${typeLine(property.type)}`;
  return `${start}${property.defaultValue ? ` = ${property.defaultValue}` : ''}${remark(property.comment)}`;
}

function named(parameter: ApiSymbol['typeParameters'][number]): string {
  const { modifier, name, constraint, default: standard } = parameter;
  const start = `${modifier ? `${modifier} ` : ''}${name}`;
  const middle = `${constraint ? ` extends ${typeLine(constraint)}` : ''}${standard ? ` = ${typeLine(standard)}` : ''}`;
  return start + middle + remark(parameter.comment);
}

function remark(comment: ApiComment | undefined): string {
  return comment ? ` — ${comment.summary}` : '';
}

function commentLines(comment: ApiComment | undefined): readonly string[] {
  if (comment === undefined) return [];
  const { summary, throws, see, examples, tags, modifiers, ...single } = comment;
  return [
    `"${summary}"`,
    ...Object.entries(single).map(([name, text]) => `@${name} ${text}`),
    ...throws.map(text => `@throws ${text}`),
    ...see.map(text => `@see ${text}`),
    ...examples.map(example => `@example ${JSON.stringify(example)}`),
    ...tags.map(({ name, text }) => `@${name} ${text} (other)`),
    ...modifiers.map(name => `@${name}`),
  ];
}

function flags(item: ApiSymbol | ApiMember): string {
  const names = Object.entries(item).flatMap(([key, value]) =>
    key.startsWith('is') && value === true ? [key.slice(2).toLowerCase()] : [],
  );
  return names.map(name => `${name} `).join('');
}

function typeLine(type: TypeText): string {
  return type.reduce<string>((line, part, index) => {
    const isBreak = typeof part === 'string' && index < type.length - 1 && /(?: [|&]|[,;]) $/.test(part);
    return (
      line + (typeof part === 'string' ? part : `${part.text}→${refText(part.ref)}`) + (isBreak ? '¦' : '')
    );
  }, '');
}

function refText(ref: ApiRef): string {
  return 'url' in ref ? `<${ref.url}>` : `<${ref.module}#${ref.member ?? ref.symbol ?? ''}>`;
}
