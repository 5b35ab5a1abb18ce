import { visibleText } from './seed-texts.ts';

const rules: [problem: string, pattern: RegExp][] = [
  ['a straight apostrophe', /\p{L}'|'\p{L}/u],
  ['straight quotation marks', /"/],
  ['three dots instead of …', /\.\.\./],
  ['no no-break space before ; ! or ?', /[^\s;!?\u00a0\u202f][;!?]|[^\S\u00a0\u202f][;!?]/u],
  // 8:30 and a ratio keep theirs.
  ['no no-break space before :', /[^\s\d\u00a0\u202f]:|\d:(?!\d)|[^\S\u00a0\u202f]:/u],
  ['no no-break space inside « »', /«[^\u00a0\u202f]|[^\u00a0\u202f]»/u],
  ['no no-break space before a unit', /\d [%€]/],
  ['a breakable space inside a number', /(?<!\d)\d{1,3} \d{3}(?!\d)/],
];

/** What breaks the rules of French typography in a Markdown text, with the words around it. */
export function typographyProblems(markdown: string): string[] {
  const text = visibleText(markdown);
  return rules.flatMap(([problem, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${problem}: ${JSON.stringify(text.slice(Math.max(0, match.index - 25), match.index + 25))}`] : [];
  });
}
