import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { addressProblem } from '../addresses/address-problem';
import { pathOf } from '../addresses/entry-paths';
import { slugFrom } from '../addresses/slug';
import { type PanelProps, typeOf } from './panel-props';

type Values = Record<string, unknown>;

/** Beside an entry that has a page: its address, made from the title as long as nobody has written one. */
export function AddressPanel({ model, documentId, document }: PanelProps) {
  const type = typeOf(model);
  const values: Values = { ...useForm('AddressPanel', ({ values: written }) => written) };
  const change = useForm('AddressPanel', ({ onChange }: { onChange(name: string, value: unknown): void }) => onChange);
  const made = useRef('');
  const suggested = slugFrom(type, values);
  const slug = String(values.slug ?? '');
  // A new language of an entry has the address of the others.
  const isNew = documentId === undefined && !document?.documentId;
  const follows = isNew && suggested !== '' && (slug === '' || slug === made.current);
  useEffect(() => {
    if (!follows) return;
    made.current = suggested;
    if (slug !== suggested) change('slug', suggested);
  }, [follows, suggested, slug, change]);
  if (!hasAddress(type)) return null;
  return { title: 'Adresse de la page', content: <Address path={pathOf(type, values)} problem={addressProblem(type, values)} /> };
}

const hasAddress = (type: string) => pathOf(type, { slug: 'x', category: 'famille' }) !== null;

function Address({ path, problem }: { path: string | null; problem: string | null }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {path ?? 'Écrivez le titre : l’adresse se fait toute seule.'}
      </Typography>
      {problem && <Typography textColor="danger600">{problem}.</Typography>}
      <Typography variant="pi" textColor="neutral600">
        Des minuscules sans accent, des chiffres et des tirets. Changer l’adresse d’une page en ligne laisse une redirection depuis
        l’ancienne.
      </Typography>
    </Flex>
  );
}
