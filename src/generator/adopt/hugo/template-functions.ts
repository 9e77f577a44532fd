/** A value of a template; every value is a text here. */
export type TemplateValue = string | undefined;

/** Whether Hugo takes a value for true. */
export function isTrue(value: TemplateValue): boolean {
  return value !== undefined && value !== '' && value !== '0';
}

const flag = (isSet: boolean): TemplateValue => (isSet ? 'true' : undefined);

const same = ([value]: readonly TemplateValue[]): TemplateValue => value;

/** Functions of Hugo; the value before a bar comes last (https://gohugo.io/functions/). */
export const FUNCTIONS: ReadonlyMap<string, (values: readonly TemplateValue[]) => TemplateValue> = new Map(
  Object.entries({
    safeHTML: same,
    safeURL: same,
    string: same,
    relURL: same,
    absURL: same,
    default: ([fallback, value]: readonly TemplateValue[]) => (isTrue(value) ? value : fallback),
    eq: ([first, ...others]: readonly TemplateValue[]) => flag(others.includes(first)),
    ne: ([first, second]: readonly TemplateValue[]) => flag(first !== second),
    not: ([value]: readonly TemplateValue[]) => flag(!isTrue(value)),
    and: (values: readonly TemplateValue[]) =>
      values.find(value => !isTrue(value)) ?? flag(values.every(isTrue)),
    or: (values: readonly TemplateValue[]) => values.find(isTrue),
    lower: ([value]: readonly TemplateValue[]) => value?.toLowerCase(),
    upper: ([value]: readonly TemplateValue[]) => value?.toUpperCase(),
    'strings.TrimSpace': ([value]: readonly TemplateValue[]) => value?.trim(),
    replace: ([value, from = '', to = '']: readonly TemplateValue[]) => value?.replaceAll(from, to),
    substr: ([value, start = '0', length]: readonly TemplateValue[]) => {
      const rest = value?.slice(Number(start));
      return length === undefined ? rest : rest?.slice(0, Number(length));
    },
    printf: ([format = '', ...values]: readonly TemplateValue[]) => {
      let index = 0;
      return format.replaceAll(/%(?:s|v|d)/g, () => values[index++] ?? '');
    },
  }),
);
