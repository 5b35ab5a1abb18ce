import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { FormPage } from '../../features/forms/form-page.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface PlaceAlertProps extends Pick<FormProps, 'setting' | 'nursery' | 'months'> {
  breadcrumbs: Breadcrumb[];
}

/** Where a family asks to be written to when a place is free. */
export function PlaceAlertPage({ breadcrumbs, ...form }: PlaceAlertProps) {
  const { placeAlert } = useMessages();
  return (
    <FormPage breadcrumbs={breadcrumbs} title={placeAlert.title} intro={placeAlert.intro}>
      <VisitorForm name="place-alert" {...form} />
    </FormPage>
  );
}
