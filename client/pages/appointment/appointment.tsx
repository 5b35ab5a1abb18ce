import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { FormPage } from '../../features/forms/form-page.tsx';
import type { FormProps } from '../../features/forms/form-props.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface AppointmentProps extends Pick<FormProps, 'setting' | 'nursery' | 'slots'> {
  breadcrumbs: Breadcrumb[];
}

/** Where a family asks to visit a nursery, or to be called about it. */
export function AppointmentPage({ breadcrumbs, ...form }: AppointmentProps) {
  const { appointment } = useMessages();
  return (
    <FormPage breadcrumbs={breadcrumbs} title={appointment.title} intro={appointment.intro}>
      <VisitorForm name="appointment" {...form} />
    </FormPage>
  );
}
