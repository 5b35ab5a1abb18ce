import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export interface ModuleFacts {
  /** What its values are imported from, as written. */
  imports: string[];
  /** What it exports under a name, and the module that has it where it is not this one. */
  exports: { name: string; from: string | null }[];
  /** Areas of messages that it takes from `useMessages()`. */
  messages: string[];
}

const readModules = new Map<string, { text: string; facts: ModuleFacts }>();

/** What a module of ours imports, exports and says, read from its syntax. */
export function readModule(file: string): ModuleFacts {
  const text = readFileSync(file, 'utf8');
  const read = readModules.get(file);
  if (read?.text === text) return read.facts;
  const facts = factsOf(file, text);
  readModules.set(file, { text, facts });
  return facts;
}

function factsOf(file: string, text: string): ModuleFacts {
  const parsed = parseSync(file, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  return {
    imports: [...imports, ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])],
    exports: exported.flatMap(({ exportName: { name }, moduleRequest }) => (name ? [{ name, from: moduleRequest?.value ?? null }] : [])),
    // The tree is made when it is asked for, and takes longer than all the rest: most modules say nothing.
    messages: text.includes('useMessages') ? usedMessages(file, parsed.program) : [],
  };
}

/** Areas are taken from `useMessages()` by their names, so that a build can tell what a page says. */
function usedMessages(file: string, program: Parameters<Visitor['visit']>[0]): string[] {
  const names: string[] = [];
  let calls = 0;
  let understood = 0;
  const isCall = (node: { type: string } | null) =>
    node?.type === 'CallExpression' && 'callee' in node && isNamed(node.callee) && node.callee.name === 'useMessages';
  new Visitor({
    CallExpression(node) {
      if (isCall(node)) calls += 1;
    },
    MemberExpression({ object, property, computed }) {
      if (!isCall(object) || computed || property.type !== 'Identifier') return;
      understood += 1;
      names.push(property.name);
    },
    VariableDeclarator({ id, init }) {
      if (!isCall(init) || id.type !== 'ObjectPattern') return;
      const keys = id.properties.flatMap((property) => (property.type === 'Property' && isNamed(property.key) ? property.key.name : []));
      if (keys.length < id.properties.length) return;
      understood += 1;
      names.push(...keys);
    },
  }).visit(program);
  if (calls > understood) throw new Error(`${file} takes messages from useMessages() otherwise than by the names of their areas`);
  return names;
}

function isNamed(node: unknown): node is { type: 'Identifier'; name: string } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Identifier' && 'name' in node;
}
