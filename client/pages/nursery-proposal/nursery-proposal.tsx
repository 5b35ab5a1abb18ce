import type {
  ClosedProposal,
  ProposalFacts,
  ProposedFamily,
  ShownStanding,
  WaitingAnswer,
} from '../../../domain/forms/nursery-answer/nursery-answer.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { EmailLink, PhoneLink } from '../../components/actions/contact-link.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import type { NurseryAnswerSetting } from '../../features/forms/nursery-answer/nursery-answer-setting.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

/** What a nursery reads of a proposal, its days and hours in words. */
interface ShownProposal extends Omit<ProposalFacts, 'hoursFrom' | 'hoursTo'> {
  hours: string | null;
}

interface OpenView {
  kind: 'open';
  /** The last day of the link. */
  until: string;
  /** Null while the CMS cannot be asked. */
  standing: ShownStanding | null;
  facts: ShownProposal | null;
  waiting: WaitingAnswer | null;
  answer: NurseryAnswerSetting;
}

export interface NurseryProposalProps extends Pick<FormProps, 'setting'> {
  breadcrumbs: Breadcrumb[];
  view: { kind: 'closed'; reason: ClosedProposal } | OpenView;
}

/** Where a nursery answers a family that has accepted its place, by the link of a mail. */
export function NurseryProposalPage({ breadcrumbs, setting, view }: NurseryProposalProps) {
  const { nurseryProposal: words } = useMessages();
  const { date } = useFormats();
  if (view.kind === 'closed') return <Closed breadcrumbs={breadcrumbs} reason={view.reason} />;
  const { standing, facts, waiting, answer, until } = view;
  const isAnswered = waiting !== null && waiting.answer !== 'visit';
  const canAnswer = facts !== null && !isAnswered;
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.title} intro={standing === 'open' && !isAnswered ? words.intro : null} />
      <Section className="narrow">
        <div className="stack">
          {waiting && (
            <Callout>
              <p>{words.waiting[waiting.answer]}</p>
            </Callout>
          )}
          {standing === null && !waiting && (
            <Callout kind="warning">
              <p>{words.unknown}</p>
            </Callout>
          )}
          {(standing === 'declined' || standing === 'withdrawn') && <p>{words[standing]}</p>}
          {facts?.family && <Family family={facts.family} />}
          {facts && <Request facts={facts} />}
          {canAnswer && (
            <VisitorForm name="nursery-answer" setting={setting} nurseryProposal={{ ...answer, isAccepted: standing === 'accepted' }} />
          )}
          <p className="muted small">{words.until(date(until))}</p>
        </div>
      </Section>
    </PageFrame>
  );
}

/** What the nursery decides by; nobody is named. */
function Request({ facts: { nursery, family, ...facts } }: { facts: ShownProposal }) {
  const { nurseryProposal: words } = useMessages();
  const { date, list } = useFormats();
  const { children, days, hours, startDate, flexibility, visitOn } = facts;
  const ages = children.map(({ months, isExpected }) => {
    const age = months === null ? words.unknownAge : words.child(Math.max(0, months));
    return isExpected ? `${age} (${words.unborn})` : age;
  });
  const lines: Fact[] = [
    { label: words.facts.children, value: ages.length > 0 ? list(ages) : null },
    { label: words.facts.start, value: startDate && date(startDate) },
    { label: words.facts.flexibility, value: flexibility && words.flexibilities[flexibility] },
    { label: words.facts.days, value: days },
    { label: words.facts.hours, value: hours },
    ...(visitOn ? [{ label: words.facts.visit, value: date(visitOn) }] : []),
  ];
  return (
    <section className="surface padded stack">
      <h2>{words.about(nursery)}</h2>
      <Facts facts={lines} />
      {!family && <p className="muted small">{words.anonymous}</p>}
    </section>
  );
}

function Family({ family: { parent, children, email, phone } }: { family: ProposedFamily }) {
  const { nurseryProposal: words } = useMessages();
  const { list } = useFormats();
  const lines: Fact[] = [
    { label: words.familyFacts.parent, value: parent || null },
    ...(children.length > 0 ? [{ label: words.familyFacts.children, value: list(children) }] : []),
    { label: words.familyFacts.email, value: email && <EmailLink email={email} /> },
    { label: words.familyFacts.phone, value: phone && <PhoneLink phone={phone} /> },
  ];
  return (
    <section className="tone-cream padded stack">
      <h2>{words.accepted}</h2>
      <Facts facts={lines} />
      <p>{words.next}</p>
    </section>
  );
}

function Closed({ breadcrumbs, reason }: { breadcrumbs: Breadcrumb[]; reason: ClosedProposal }) {
  const { nurseryProposal: words } = useMessages();
  const locale = useLocale();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.closedTitle} intro={words.closed[reason]} />
      <Section>
        <ButtonLink href={localizePath('/contact', locale)}>{words.contact}</ButtonLink>
      </Section>
    </PageFrame>
  );
}
