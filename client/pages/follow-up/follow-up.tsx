import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface FollowUpProps {
  breadcrumbs: Breadcrumb[];
}

/** Where a family sees how far its request has come, by reference and e-mail address. */
export function FollowUpPage({ breadcrumbs }: FollowUpProps) {
  const { followUp } = useMessages();
  return (
    <div className="container">
      <Breadcrumbs items={breadcrumbs} />
      <h1>{followUp.title}</h1>
      <p>{followUp.intro}</p>
    </div>
  );
}
