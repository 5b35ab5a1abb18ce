import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { type NurseryType, nurseryTypes } from '../../../domain/childcare/nursery-types.ts';
import { Cards } from '../../blocks/cards/cards.tsx';
import { Hero } from '../../blocks/hero/hero.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { PlaceLinks } from '../../components/cards/place-links.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Deferred } from '../../components/loading/deferred.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-finder.module.css';

export interface Towns {
  nurseryCount: number;
  /** Those with the most nurseries. */
  cities: { name: string; href: string; count: number }[];
}

export interface NurseryFinderProps {
  breadcrumbs: Breadcrumb[];
  /** Null where they cannot be had; a promise in the worker only. */
  towns: Towns | null | Promise<Towns | null>;
}

const typeIcons: Record<NurseryType, string> = {
  collective_nursery: icons.company,
  micro_nurseries: icons.heart,
  multi_reception_nurseries: icons.map,
  family_nursery: icons.family,
  parental_nursery: icons.people,
  kindergarten: icons.book,
  daycare_center: icons.clock,
  home_of_childminders: icons.manager,
  alternative_reception: icons.leaf,
};

/** Where a search for a place starts: the field, the towns, how the network works, what the types of care are. */
export function NurseryFinderPage({ breadcrumbs, towns }: NurseryFinderProps) {
  const { finder, nurseryTypes: labels } = useMessages();
  const { network, types } = finder;
  return (
    <PageFrame>
      <div className="tone-teal">
        <div className="container">
          <Breadcrumbs items={breadcrumbs} />
        </div>
      </div>
      <Hero
        block={{
          type: 'hero',
          eyebrow: null,
          title: finder.headline,
          text: finder.intro,
          searchField: true,
          links: [],
          image: null,
          tone: 'teal',
        }}
        isPageTitle
      />
      <Deferred value={towns} fallback={<TownsSection towns={null} />}>
        {(shown) => <TownsSection towns={shown} />}
      </Deferred>
      <Steps block={{ type: 'steps', title: network.title, intro: network.intro, steps: network.steps, links: [] }} />
      <Cards
        block={{
          type: 'cards',
          title: types.title,
          intro: types.intro,
          layout: 'grid',
          cards: nurseryTypes.map((type) => ({
            title: labels[type],
            text: types.explained[type],
            icon: typeIcons[type],
            href: null,
            linkLabel: null,
            image: null,
          })),
        }}
      />
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function TownsSection({ towns }: { towns: Towns | null }) {
  const { finder } = useMessages();
  const locale = useLocale();
  return (
    <Section>
      <SectionHeading title={finder.cities.title} intro={towns && finder.cities.intro(towns.nurseryCount)} />
      {towns ? (
        <PlaceLinks places={towns.cities.map(({ count, ...town }) => ({ ...town, note: finder.nurseries(count) }))} />
      ) : (
        <Skeleton />
      )}
      <p className={styles.all}>
        <ButtonLink look="secondary" href={fixedPath('/creches-par-ville', locale)}>
          {finder.cities.all}
        </ButtonLink>
      </p>
    </Section>
  );
}
