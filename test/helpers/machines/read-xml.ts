import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text. */
  text: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
/** What XML has without a DTD; the parser would leave any other as it is. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^;\s]*;?/i;
const textName = '#text';
const attributesName = ':@';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  // Feeds and site maps write more of them than an attacker of the parser could.
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 10_000_000 },
  // Numbers as well as names.
  htmlEntities: true,
});

/** A node of the parser: an element by its name, or a text; attributes stand beside the name. */
const nodeSchema = v.record(v.string(), v.unknown());
const nodesSchema = v.array(nodeSchema);

/** Reads XML without comments, DTD and CDATA, as our feeds and site maps are; throws where it is not well formed. */
export function readXml(source: string): XmlElement {
  if (!source.startsWith(declaration)) throw new Error('no XML declaration');
  if (/<!/.test(source)) throw new Error('comments, DTD and CDATA are not for our files');
  const inside = source.slice(declaration.length).trim();
  // The parser drops what stands beside the element.
  if (!inside.startsWith('<') || !inside.endsWith('>')) throw new Error('not one element');
  const foreign = foreignEntity.exec(source);
  if (foreign) throw new Error(`no entity: ${foreign[0]}`);
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) throw new Error(`not well formed, line ${verdict.err.line}: ${verdict.err.msg}`);
  const { children, text } = toElement('', v.parse(nodesSchema, parser.parse(source)), {});
  const [element, ...others] = children;
  if (!element || others.length > 0 || text.trim()) throw new Error('not one element');
  return element;
}

function toElement(name: string, nodes: v.InferOutput<typeof nodesSchema>, attributes: Record<string, string>): XmlElement {
  const element: XmlElement = { name, attributes, children: [], text: '' };
  for (const { [attributesName]: childAttributes = {}, ...node } of nodes) {
    if (textName in node) element.text += String(node[textName]);
    else
      for (const [child, inside] of Object.entries(node))
        element.children.push(toElement(child, v.parse(nodesSchema, inside), v.parse(v.record(v.string(), v.string()), childAttributes)));
  }
  return element;
}

/** The child elements of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the one child of a name; undefined where there is none, an error where there are several. */
export function childText(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  if (others.length > 0) throw new Error(`several ${name} in ${element.name}`);
  return child?.text;
}
