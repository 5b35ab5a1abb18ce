import { readVocabulary } from './schema-vocabulary.ts';

type Node = Record<string, unknown>;

const vocabulary = readVocabulary();

const date = /^\d{4}-\d\d-\d\d$/;
const httpsAddress = (text: string) => text.startsWith('https://') && URL.canParse(text);
/** What a text must look like to be a value of a data type of schema.org. */
const textTypes: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: httpsAddress,
  Date: (text) => date.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  Duration: (text) => /^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/.test(text) && text.length > 2,
  Distance: (text) => /^\d+ \w+$/.test(text),
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const typesOf = (node: Node) => [node['@type']].flat().map(String);

/**
 * What is wrong with a graph by the vocabulary of schema.org, empty where nothing is: unknown or deprecated types and
 * properties, values of a type that is not expected, references to nodes that are not there.
 */
export function structuredDataProblems(graph: unknown): string[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) return ['no graph of schema.org'];
  const problems: string[] = [];
  const byId = new Map<string, Node>();
  const references: { id: string; place: string; expected: string[] }[] = [];

  function checkValue(value: unknown, place: string, expected: string[]) {
    if (Array.isArray(value)) {
      if (value.length === 0) problems.push(`${place} is empty`);
      for (const item of value) checkValue(item, place, expected);
      return;
    }
    if (isNode(value)) {
      if (!('@type' in value)) references.push({ id: String(value['@id']), place, expected });
      else if (!isExpected(value, expected)) problems.push(`${place} is ${typesOf(value)}, not ${expected.join(' or ')}`);
      if ('@type' in value) checkNode(value, place);
      return;
    }
    if (!isPlainValue(value, expected)) problems.push(`${place} is ${JSON.stringify(value)}, not ${expected.join(' or ')}`);
  }

  function checkNode(node: Node, place: string) {
    const types = typesOf(node);
    const id = node['@id'];
    if (typeof id === 'string') {
      if (byId.has(id)) problems.push(`${id} is there twice`);
      byId.set(id, node);
    }
    for (const type of types) if (!vocabulary.propertiesOf(type)) problems.push(`${place}: there is no type ${type}`);
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      // An action says of what it needs before it can be done: `query-input`.
      const bare = types.some((type) => vocabulary.isA(type, 'Action')) ? name.replace(/-(?:input|output)$/, '') : name;
      const expected = types.flatMap((type) => vocabulary.propertiesOf(type)?.get(bare) ?? []);
      if (expected.length === 0) problems.push(`${place}: ${types} has no ${name}`);
      else if (vocabulary.deprecated.has(bare)) problems.push(`${place}: ${name} is deprecated`);
      else checkValue(value, `${place}.${name}`, bare === name ? expected : ['Text']);
    }
  }

  for (const node of graph['@graph']) {
    if (isNode(node)) checkNode(node, String(typesOf(node)));
    else problems.push('a node is none');
  }
  for (const { id, place, expected } of references) {
    const target = byId.get(id);
    if (!target) problems.push(`${place}: there is no ${id}`);
    else if (!isExpected(target, expected)) problems.push(`${place}: ${id} is ${typesOf(target)}, not ${expected.join(' or ')}`);
  }
  return problems;
}

function isExpected(node: Node, expected: string[]): boolean {
  return typesOf(node).some((type) => expected.some((expectedType) => vocabulary.isA(type, expectedType)));
}

function isPlainValue(value: unknown, expected: string[]): boolean {
  if (typeof value === 'boolean') return expected.includes('Boolean');
  if (typeof value === 'number')
    return expected.some((type) => (type === 'Integer' ? Number.isInteger(value) : /^(?:Number|Float)$/.test(type)));
  if (typeof value !== 'string' || value.trim() === '') return false;
  return expected.some((type) => textTypes[type]?.(value) || vocabulary.membersOf(type).includes(value));
}
