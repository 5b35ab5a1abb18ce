import { nearKilometres, type Position } from '../../../domain/distance.ts';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type NurseryCardProps, NurseryCards } from '../../components/cards/nursery-card.tsx';
import { VacancyBadge, type VacancyWords } from '../../components/cards/vacancy.tsx';
import type { Html, InLanguage } from '../../components/content-types.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Deferred } from '../../components/loading/deferred.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import { SaveButton } from '../../features/saved-nurseries/save-button.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { AskForPlace } from './ask-for-place.tsx';
import styles from './nursery.module.css';
import type { NurseryDetails } from './nursery-details.ts';
import { NurseryFacts, NurseryItems } from './nursery-facts.tsx';
import { TariffSection, VacancySection } from './nursery-money.tsx';
import { NurseryPlace } from './nursery-place.tsx';
import { OpeningHours } from './opening-hours.tsx';

type Nearby = NurseryCardProps[] | null;

export interface NurseryProps extends InLanguage {
  slug: string;
  breadcrumbs: Breadcrumb[];
  facts: {
    name: string;
    type: string | null;
    cityName: string | null;
    postalCode: string | null;
    department: string | null;
    position: Position | null;
    places: string | null;
    /** The same as a number, for machines. */
    placeCount: number | null;
    ages: string | null;
    tariff: string;
  };
  details: NurseryDetails;
  /** The date of its last change, in words. */
  updated: string | null;
  vacancy: VacancyWords;
  /** The places behind it as a table; null where none may be told. */
  places: Html | null;
  /** What its vacancy and its tariff mean: chosen by the worker, the browser need not carry all explanations. */
  explained: { vacancy: string[]; tariff: string };
  /** All nurseries of the town; null where it has no page. */
  city: { label: string; href: string } | null;
  /** The pre-registration, for a place here. */
  requestHref: string;
  /** Where an error on this page is told. */
  reportHref: string;
  nearby: Nearby | Promise<Nearby>;
}

/** A nursery: where, for whom, when, at which price, with which free places, and how to ask for one. */
export function NurseryPage(props: NurseryProps) {
  const { slug, facts, details, vacancy, places, explained, city, requestHref, reportHref, nearby, lang, updated } = props;
  const { nursery } = useMessages();
  const address = [details.street, [facts.postalCode, facts.cityName].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const call = { title: nursery.ask.title, text: nursery.ask.condition, action: nursery.ask.action };
  return (
    <PageFrame>
      <Header {...props} address={address} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <section className="stack">
            <h2>{nursery.facts.title}</h2>
            <NurseryFacts ages={facts.ages} places={facts.places} details={details} lang={lang} />
          </section>
          <section className="stack">
            <h2>{nursery.hours.title}</h2>
            <OpeningHours hours={details.hours} timeZone={details.timeZone} department={facts.department} />
          </section>
          <VacancySection slug={slug} vacancy={vacancy} places={places} explained={explained.vacancy} />
          <TariffSection slug={slug} name={facts.tariff} explained={explained.tariff} text={details.tariffText} lang={lang} />
          <section className="stack">
            <h2>{nursery.items.title}</h2>
            <NurseryItems states={details.items} />
          </section>
          <About details={details} lang={lang} />
          <NurseryPlace name={facts.name} address={address} city={city} position={facts.position} />
          <p className="muted small">
            {details.updatedOn && (
              <>
                {nursery.updated} <time dateTime={details.updatedOn}>{updated}</time>.{' '}
              </>
            )}
            <a href={reportHref} rel="nofollow">
              {nursery.report}
            </a>
          </p>
        </div>
        <AskForPlace slug={slug} href={requestHref} phone={details.deskPhone} email={details.deskEmail} />
      </div>
      <Deferred value={nearby} fallback={<NearbySection nurseries={null} />}>
        {(nurseries) => <NearbySection nurseries={nurseries} />}
      </Deferred>
      <CallToAction
        block={{
          type: 'call-to-action',
          title: call.title,
          text: call.text,
          tone: 'peach',
          links: [{ label: call.action, href: requestHref, style: 'primary' }],
        }}
      />
    </PageFrame>
  );
}

function Header({ slug, breadcrumbs, facts, details, vacancy, requestHref, lang, address }: NurseryProps & { address: string }) {
  const { nursery } = useMessages();
  const [photo] = details.photos;
  return (
    <PageHeader
      breadcrumbs={breadcrumbs}
      title={facts.name}
      tone="cream"
      eyebrow={facts.type && <Badge>{facts.type}</Badge>}
      figure={
        photo && (
          <div lang={lang}>
            <Picture image={photo} sizes="(min-width: 1280px) 38.5rem, (min-width: 1024px) 47vw, 110vw" priority className={styles.cover} />
          </div>
        )
      }
    >
      {address && (
        <p className={styles.item}>
          <Icon path={icons.pin} />
          <span>{address}</span>
        </p>
      )}
      <p>
        <SaveButton slug={slug} name={facts.name} />
      </p>
      <p>
        <VacancyBadge vacancy={vacancy} />
      </p>
      <p>
        <ButtonLink href={requestHref}>{nursery.ask.action}</ButtonLink>
      </p>
    </PageHeader>
  );
}

/** What the nursery says of itself; nothing where it says nothing. */
function About({ details: { description, pedagogy, photos }, lang }: { details: NurseryDetails } & InLanguage) {
  const { nursery } = useMessages();
  const others = photos.slice(1);
  if (!description && !pedagogy && others.length === 0) return null;
  return (
    <section className="stack">
      <h2>{nursery.about}</h2>
      {description && (
        <div lang={lang}>
          <HtmlBody body={description} className="prose" />
        </div>
      )}
      {pedagogy && (
        <>
          <h3>{nursery.pedagogy}</h3>
          <p lang={lang}>{pedagogy}</p>
        </>
      )}
      {others.length > 0 && (
        <ul className={`grid ${styles.photos}`} aria-label={nursery.photos} lang={lang}>
          {others.map((photo) => (
            <li key={photo.source}>
              <Picture
                image={photo}
                sizes="(min-width: 1280px) 17.5rem, (min-width: 780px) 34vw, (min-width: 480px) 53vw, 110vw"
                className={styles.photo}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Null while the nurseries are on their way. */
function NearbySection({ nurseries }: { nurseries: Nearby }) {
  const { nursery } = useMessages();
  return (
    <Section tone="cream">
      <SectionHeading title={nursery.nearby} intro={nursery.nearbyIntro(nearKilometres)} />
      {nurseries ? <NurseryCards nurseries={nurseries} /> : <Skeleton />}
    </Section>
  );
}
