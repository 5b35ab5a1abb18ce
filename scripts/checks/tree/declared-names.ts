import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../../../harness/local/paths.ts';
import type { Check } from '../check.ts';
import { trackedFiles } from './tracked-files.ts';

/** They say what happened to a thing, or whose it is; a reader has to look up what the thing is. */
const notNouns: ReadonlySet<string> = new Set(['asked', 'found', 'given', 'heard', 'known', 'own', 'said', 'sought', 'told', 'wanted']);

const hasNotNoun = new RegExp(`\\b(?:${[...notNouns].join('|')})\\b`);

/** Names that stay, with the reason: the file and the word. */
const exceptions: ReadonlySet<string> = new Set([
  // Counts of past months are kept so in the store of the CMS.
  'cms/src/placement/figures/stale-places.ts told',
]);

interface DeclaredName {
  name: string;
  /** The line it stands on. */
  line: number;
}

/** The names that a pattern declares: `{ a, b: [c] }` declares `a` and `c`. */
function identifiersOf(pattern: ESTree.ParamPattern | ESTree.BindingRestElement | null): ESTree.BindingIdentifier[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => identifiersOf(part.type === 'RestElement' ? part : part.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap(identifiersOf);
    case 'AssignmentPattern':
      return identifiersOf(pattern.left);
    case 'RestElement':
      return identifiersOf(pattern.argument);
    case 'TSParameterProperty':
      return identifiersOf(pattern.parameter);
    default:
      return [];
  }
}

/** The names of things that a module declares by one word that is no noun: variables, parameters, functions, properties of its types. */
export function findUnnamedThings(file: string, text: string): DeclaredName[] {
  // Half of the files have none of the words anywhere, and need not be parsed.
  if (!hasNotNoun.test(text)) return [];
  const { program } = parseSync(file, text);
  const declared: DeclaredName[] = [];
  const note = (name: string, start: number) => {
    if (notNouns.has(name)) declared.push({ name, line: text.slice(0, start).split('\n').length });
  };
  const notePattern = (pattern: ESTree.ParamPattern) => {
    for (const { name, start } of identifiersOf(pattern)) note(name, start);
  };
  const noteFunction = ({ id, params }: ESTree.Function) => {
    if (id) note(id.name, id.start);
    params.forEach(notePattern);
  };
  // The values of an object are named by its type, and by who reads it: columns, fields of the CMS, words of an address.
  const noteKey = ({ key }: { key: ESTree.PropertyKey }) => {
    if (key.type === 'Identifier') note(key.name, key.start);
  };
  const noteSignature = ({ params }: { params: ESTree.ParamPattern[] }) => params.forEach(notePattern);
  new Visitor({
    VariableDeclarator({ id }) {
      notePattern(id);
    },
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteSignature,
    TSFunctionType: noteSignature,
    TSMethodSignature(signature) {
      noteKey(signature);
      noteSignature(signature);
    },
    TSPropertySignature: noteKey,
    PropertyDefinition: noteKey,
    MethodDefinition: noteKey,
  }).visit(program);
  return declared;
}

export const declaredNames: Check = {
  name: 'things are named by nouns',
  run: () => ({
    problems: trackedFiles(/\.tsx?$/).flatMap((file) =>
      findUnnamedThings(file, readFileSync(path.join(root, file), 'utf8'))
        .filter(({ name }) => !exceptions.has(`${file} ${name}`))
        .map(({ name, line }) => `${file}:${line} declares \`${name}\`: name it by what it is`),
    ),
  }),
};
