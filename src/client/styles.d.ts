/** The text of a style sheet, which the bundler puts into the script (`with { type: 'text' }`). */
declare module '*.css' {
  const text: string;
  export default text;
}
