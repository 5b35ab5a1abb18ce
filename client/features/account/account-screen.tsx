import type { ReactNode } from 'react';
import type { AccountNotice, AccountReply } from '../../../domain/accounts/account-forms.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './account.module.css';

/** A form that comes back with what is wrong in words: a screen that nobody was refused at need not know them. */
export interface ShownReply extends Pick<AccountReply, 'form' | 'values' | 'error'> {
  problem: string;
  problems: Readonly<Record<string, string>>;
}

/** What every screen of an account is handed. */
export interface AccountScreenProps {
  breadcrumbs: Breadcrumb[];
  /** What has just happened, on the screen before. */
  notice: AccountNotice | null;
  /** The form that comes back, with what is wrong. */
  reply: ShownReply | null;
}

interface Screen extends AccountScreenProps {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Beside the rest where there is room for it, after it elsewhere. */
  aside?: ReactNode;
}

/** A screen of an account: its title, what has just happened, its forms, and what else its reader may want. */
export function AccountScreen({ breadcrumbs, notice, title, intro, children, aside }: Screen) {
  const { account } = useMessages();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={intro ?? null} />
      <Section>
        {notice && (
          <div className={styles.notice} role="status">
            <Callout kind={isRefusal(notice) ? 'warning' : 'info'}>
              <p>{account.notices[notice]}</p>
            </Callout>
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.parts}>{children}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Section>
    </PageFrame>
  );
}

function isRefusal(notice: AccountNotice): boolean {
  return notice === 'connexion-refusee' || notice === 'adresse-deja-utilisee';
}
