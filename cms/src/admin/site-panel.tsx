import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { type PanelProps, typeOf } from './panel-props';

/** What the CMS knows of how the site shows an entry (`cms/src/site-view/`). */
interface SiteView {
  /** Null for an entry that is not online. */
  address: string | null;
  /** In French: what the site leaves out, and why. */
  rejections: string[];
  /** Names of entries that have a link to the page. */
  links: string[];
  /** Names of entries that have chosen this one, with the field. */
  related: string[];
}

/** Beside a saved entry: where it is on the site, what the site leaves out of it, and which pages lead to it. */
export function SitePanel({ model, documentId, document }: PanelProps) {
  const view = useSiteView(model, documentId, document);
  // A place is shown with its nursery.
  if (!view || typeOf(model) === '' || typeOf(model) === 'place') return null;
  return { title: 'Sur le site', content: <View {...view} /> };
}

function useSiteView(model: string, documentId: string | undefined, document: PanelProps['document']): SiteView | null {
  const { get } = useFetchClient();
  const [view, setView] = useState<SiteView | null>(null);
  const { locale = 'fr', updatedAt } = document ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save
  useEffect(() => {
    let isLeft = false;
    setView(null);
    if (documentId && documentId !== 'create') {
      get<SiteView>(`/site-view/${model}/${documentId}?locale=${locale}`).then(
        ({ data }) => !isLeft && setView(data),
        // Who may not ask is told nothing.
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [model, documentId, locale, updatedAt]);
  return view;
}

function View({ address, rejections, links, related }: SiteView) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {address ? (
        <Link href={address} isExternal>
          Voir la page en ligne
        </Link>
      ) : (
        <Typography textColor="neutral600">Pas en ligne.</Typography>
      )}
      {rejections.length > 0 && (
        <Typography fontWeight="bold" textColor="danger600">
          Le site laisse de côté :
        </Typography>
      )}
      {rejections.map((line) => (
        <Typography key={line} textColor="danger600">
          {line}
        </Typography>
      ))}
      <Dependents words="Des liens mènent ici depuis" names={links} />
      <Dependents words="Choisie dans" names={related} />
    </Flex>
  );
}

function Dependents({ words, names }: { words: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Typography variant="pi" textColor="neutral600">
      {words} : {names.join(', ')}. Changez ces entrées avant de supprimer celle-ci.
    </Typography>
  );
}
