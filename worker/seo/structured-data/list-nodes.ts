import type { ItemListLeaf } from 'schema-dts';
import type { TeamMemberProps } from '../../../client/components/cards/team-member.tsx';
import { absolute, type GraphPage, imageNode, nodeId, referenceTo, type Subject } from './graph-page.ts';

/** Entries named in a graph; a page may show more. */
const mostEntries = 100;

function listSubject(page: GraphPage, list: Pick<ItemListLeaf, 'itemListElement' | 'numberOfItems'>): Subject {
  const id = nodeId(page, 'item-list');
  return { nodes: [{ '@type': 'ItemList', '@id': id, ...list }], page: { mainEntity: referenceTo(id) } };
}

/** A page that lists other pages; nothing where the list is empty. */
export function pageListSubject(page: GraphPage, entries: { href: string; name: string }[]): Subject {
  if (entries.length === 0) return {};
  return listSubject(page, {
    numberOfItems: entries.length,
    itemListElement: entries.slice(0, mostEntries).map(({ href, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(page, href),
      name,
    })),
  });
}

/** A page that presents people. */
export function peopleSubject(page: GraphPage, members: TeamMemberProps[]): Subject {
  if (members.length === 0) return {};
  return listSubject(page, {
    numberOfItems: members.length,
    itemListElement: members.map(({ name, role, image }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Person', name, jobTitle: role || undefined, image: image ? imageNode(page, image) : undefined },
    })),
  });
}
