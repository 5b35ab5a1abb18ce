import { type ClosedLink, placeReport as placeReportForm } from '../../../domain/forms/place-report/place-report.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import type { PlaceReportSetting } from '../../features/forms/place-report/place-report-setting.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

/** What a link opens, or why it opens nothing. */
type ManagedPlacesView =
  | { kind: 'closed'; reason: ClosedLink }
  | {
      kind: 'open';
      nursery: string;
      /** The last day of the link. */
      until: string;
      /** `waiting`: an answer that is not in the CMS yet; `last-known`: the CMS could not be asked. */
      source: 'cms' | 'waiting' | 'last-known';
      report: PlaceReportSetting;
    };

export interface ManagedPlacesProps extends Pick<FormProps, 'setting'> {
  breadcrumbs: Breadcrumb[];
  view: ManagedPlacesView;
}

/** Where the manager of a nursery confirms its places, by the link of a mail. */
export function ManagedPlacesPage({ breadcrumbs, setting, view }: ManagedPlacesProps) {
  const { managedPlaces: words } = useMessages();
  const { date } = useFormats();
  if (view.kind === 'closed') return <Closed breadcrumbs={breadcrumbs} reason={view.reason} />;
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.title(view.nursery)} intro={words.intro} />
      <Section>
        <div className="stack">
          {view.source !== 'cms' && (
            <Callout kind="warning">
              <p>{view.source === 'waiting' ? words.waiting : words.lastKnown}</p>
            </Callout>
          )}
          <VisitorForm name="place-report" setting={setting} placeReport={view.report} />
          <p className="muted small">{words.until(date(view.until))}</p>
        </div>
      </Section>
    </PageFrame>
  );
}

function Closed({ breadcrumbs, reason }: { breadcrumbs: Breadcrumb[]; reason: ClosedLink }) {
  const { managedPlaces: words } = useMessages();
  const locale = useLocale();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.closedTitle} intro={words.closed[reason]} />
      <Section>
        <p className="cluster">
          <ButtonLink href={localizePath('/contact', locale)}>{words.contact}</ButtonLink>
          <ButtonLink look="secondary" href={localizePath(placeReportForm.page, locale)}>
            {words.help}
          </ButtonLink>
        </p>
      </Section>
    </PageFrame>
  );
}
