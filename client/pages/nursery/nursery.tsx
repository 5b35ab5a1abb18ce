import { nearKilometres, type Position } from '../../../domain/distance.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type NurseryCardProps, NurseryCards } from '../../components/cards/nursery-card.tsx';
import { VacancyBadge, type VacancyWords } from '../../components/cards/vacancy.tsx';
import type { Html, Image, InLanguage } from '../../components/content-types.ts';
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
import { saveAction } from '../../features/saved-nurseries/save-button.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { AskForPlace } from './ask-for-place.tsx';
import { BackLink, type BackTo } from './back-link.tsx';
import styles from './nursery.module.css';
import type { NurseryDetails } from './nursery-details.ts';
import factStyles from './nursery-facts.module.css';
import { TariffSection, VacancySection } from './nursery-money.tsx';
import { NurseryPart } from './nursery-part.tsx';
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
    /** For machines. */
    placeCount: number | null;
    tariff: string;
  };
  details: NurseryDetails;
  /** The date of its last change, in words. */
  updated: string | null;
  /** What is known of it, written by the worker: what decides first, all the rest, and what to ask on a visit. */
  written: { key: Html; all: Html; items: Html; visit: Html };
  back: BackTo;
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

/** A nursery: at which price, when, with which free places; for whom, where, and how to ask for a place. */
export function NurseryPage(props: NurseryProps) {
  const { slug, facts, details, vacancy, places, explained, written, city, requestHref, reportHref, nearby, lang, updated } = props;
  const { nursery } = useMessages();
  const address = [details.street, [facts.postalCode, facts.cityName].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <PageFrame>
      <Header {...props} address={address} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <Contents hasAbout={hasAbout(details)} />
          <VacancySection slug={slug} vacancy={vacancy} places={places} explained={explained.vacancy} />
          <TariffSection name={facts.tariff} explained={explained.tariff} text={details.tariffText} lang={lang} />
          <NurseryPart id="horaires" title={nursery.hours.title}>
            <OpeningHours hours={details.hours} timeZone={details.timeZone} department={facts.department} />
          </NurseryPart>
          <NurseryPart id="en-bref" title={nursery.facts}>
            <HtmlBody body={written.all} className={`${factStyles.facts} ${factStyles.columns}`} />
          </NurseryPart>
          <NurseryPart id="fourni" title={nursery.items}>
            <HtmlBody body={written.items} className={`${factStyles.facts} ${factStyles.columns}`} />
          </NurseryPart>
          <About details={details} lang={lang} />
          <NurseryPlace name={facts.name} address={address} city={city} position={facts.position} />
          <HtmlBody body={written.visit} className={`prose ${factStyles.visit}`} />
          <div className="cluster no-print">
            <span className="needs-script">
              <Button look="secondary" compact onClick={() => print()}>
                {nursery.print}
              </Button>
            </span>
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
          <p className={`no-print ${styles.sticky}`}>
            <ButtonLink href={requestHref}>{nursery.ask.action}</ButtonLink>
          </p>
        </div>
        <AskForPlace slug={slug} href={requestHref} phone={details.deskPhone} email={details.deskEmail} />
      </div>
      <div className="no-print">
        <Deferred value={nearby} fallback={<NearbySection nurseries={null} />}>
          {(nurseries) => <NearbySection nurseries={nurseries} />}
        </Deferred>
      </div>
    </PageFrame>
  );
}

/** What decides comes first: price, hours and places under name and address, before any picture on a phone. */
function Header({
  slug,
  breadcrumbs,
  back,
  facts,
  details,
  written,
  vacancy,
  requestHref,
  lang,
  address,
}: NurseryProps & { address: string }) {
  const { nursery } = useMessages();
  const [photo] = details.photos;
  return (
    <PageHeader
      breadcrumbs={breadcrumbs}
      title={facts.name}
      tone="cream"
      eyebrow={
        <>
          <span className={`small no-print ${styles.back} ${styles.steps}`}>
            <BackLink {...back} />
          </span>
          {facts.type && <Badge>{facts.type}</Badge>}
          <VacancyBadge vacancy={vacancy} />
        </>
      }
      figure={
        photo && (
          <div className="no-print" lang={lang}>
            <Picture
              image={photo}
              sizes="(min-width: 1280px) 38.5rem, (min-width: 1024px) 47vw, (min-width: 768px) 110vw, 92vw"
              priority
              className={styles.cover}
            />
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
      <HtmlBody body={written.key} className={`${factStyles.facts} ${factStyles.key}`} />
      <p className="cluster no-print">
        <ButtonLink href={requestHref}>{nursery.ask.action}</ButtonLink>
        <ButtonLink look="secondary" href={`${localizePath('/rendez-vous', useLocale())}?creche=${slug}`}>
          {nursery.appointment}
        </ButtonLink>
        {saveAction({ slug, name: facts.name })}
      </p>
    </PageHeader>
  );
}

/** The parts of the page, each a step away. */
function Contents({ hasAbout }: { hasAbout: boolean }) {
  const { nursery } = useMessages();
  const parts = {
    places: nursery.vacancy,
    tarif: nursery.tariff,
    horaires: nursery.hours.title,
    'en-bref': nursery.facts,
    fourni: nursery.items,
    ...(hasAbout && { creche: nursery.about }),
    adresse: nursery.address,
  };
  return (
    <nav className={`cluster phone-row no-print small ${styles.steps} ${styles.contents}`} aria-label={nursery.contents}>
      {Object.entries(parts).map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Whether the nursery says anything of itself. */
const hasAbout = ({ description, pedagogy, photos }: NurseryDetails) => Boolean(description || pedagogy || photos.length > 1);

/** What the nursery says of itself; nothing where it says nothing. */
function About({ details, lang }: { details: NurseryDetails } & InLanguage) {
  const { nursery } = useMessages();
  const { description, pedagogy, photos } = details;
  if (!hasAbout(details)) return null;
  return (
    <NurseryPart id="creche" title={nursery.about}>
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
      <Gallery photos={photos.slice(1)} lang={lang} />
    </NurseryPart>
  );
}

/** All pictures but the first, which opens the page: a row that a finger moves where they do not fit side by side. */
function Gallery({ photos, lang }: { photos: Image[] } & InLanguage) {
  const { nursery } = useMessages();
  if (photos.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={`no-print ${styles.photos}`} aria-label={nursery.photos} lang={lang} tabIndex={0}>
      {photos.map((photo) => (
        <li key={photo.source}>
          <Picture image={photo} sizes="(min-width: 480px) 26.4rem, 88vw" className={styles.photo} />
          {/* Where editors wrote no caption, what they wrote for those who do not see is read by the others too. */}
          <p className="small muted" aria-hidden={!photo.caption}>
            {photo.caption ?? photo.alternativeText}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Null while the nurseries are on their way. */
function NearbySection({ nurseries }: { nurseries: Nearby }) {
  const { nursery } = useMessages();
  return (
    <Section tone="cream">
      <SectionHeading title={nursery.nearby} intro={nursery.nearbyIntro(nearKilometres)} />
      {nurseries ? <NurseryCards nurseries={nurseries} isRow action={saveAction} /> : <Skeleton />}
    </Section>
  );
}
