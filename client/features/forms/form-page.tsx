import { type ReactNode, Suspense } from 'react';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';

interface FormPageProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  intro: string | null;
  children: ReactNode;
}

/** A page that is a form and little else. */
export function FormPage({ breadcrumbs, title, intro, children }: FormPageProps) {
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={intro} />
      <Section tone="cream">
        <div className="split even">
          <div className="surface padded">
            <Suspense>{children}</Suspense>
          </div>
        </div>
      </Section>
    </PageFrame>
  );
}
