import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { FormPage } from '../../features/forms/form-page.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface ErrorReportProps extends Pick<FormProps, 'setting'> {
  breadcrumbs: Breadcrumb[];
  /** The nursery the reader comes from; null where the address names none. */
  nursery: FormProps['nursery'];
}

/** Where anybody tells the team what is wrong on the page of a nursery. */
export function ErrorReportPage({ breadcrumbs, setting, nursery }: ErrorReportProps) {
  const { errorReport } = useMessages();
  return (
    <FormPage breadcrumbs={breadcrumbs} title={errorReport.title} intro={errorReport.intro}>
      <VisitorForm name="error-report" setting={setting} nursery={nursery} />
    </FormPage>
  );
}
