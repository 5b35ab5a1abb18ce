export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text. */
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;

function decode(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
    const known = entities[name.replace(/;$/, '')];
    const number = /^#(?:x([\da-f]+)|(\d+));$/i.exec(name);
    if (number) return String.fromCodePoint(Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10));
    if (!known || !name.endsWith(';')) throw new Error(`no entity: ${whole}`);
    return known;
  });
}

/** Reads XML without comments, DTD and CDATA, as our feeds and site maps are; throws where it is not well formed. */
export function readXml(source: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!source.startsWith(declaration)) throw new Error('no XML declaration');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (let place = declaration.length; place < source.length; ) {
    const current = open.at(-1);
    if (!current) throw new Error('more is closed than was opened');
    const next = source.indexOf('<', place);
    current.text += decode(source.slice(place, next < 0 ? source.length : next));
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(source);
    if (!found) throw new Error(`not well formed: ${source.slice(next, next + 80)}`);
    const [whole, isEnd, name = '', attributes = '', isEmpty] = found;
    place = next + whole.length;
    if (isEnd) {
      if (current.name !== name) throw new Error(`${name} closes ${current.name}`);
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]);
    const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
    current.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [element, ...others] = root.children;
  if (open.length !== 1 || !element || others.length > 0 || root.text.trim()) throw new Error('not one element');
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
