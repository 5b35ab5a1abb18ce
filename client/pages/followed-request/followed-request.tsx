import { localizePath } from '../../../domain/locale.ts';
import { followedRequestPath } from '../../../domain/placement/follow-up.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale } from '../../i18n/locale-context.tsx';
import { type ActionReply, ReplyProvider } from './action-reply.ts';
import type { ClosedFollowUp, DoneNotice, RequestWords, ShownRequest } from './followed-view.ts';
import { OpenRequest } from './open-request.tsx';
import { SendAgain } from './send-again.tsx';

export interface FollowedRequestProps {
  breadcrumbs: Breadcrumb[];
  title: string;
  intro: string;
  words: RequestWords;
  /** Why nothing is shown; null where something is. */
  closed: ClosedFollowUp | null;
  /** Null where the page has nothing to add to its title, too. */
  request: ShownRequest | null;
  /** The form that comes back, with what is wrong. */
  reply: ActionReply | null;
  done: DoneNotice | null;
}

/** Where a family sees how far its request has come, and answers. */
export function FollowedRequestPage({ breadcrumbs, title, intro, words, closed, request, reply, done }: FollowedRequestProps) {
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={intro} />
      {closed && <ClosedRequest reason={closed} words={words} reply={reply} />}
      {request && (
        <ReplyProvider value={{ token: request.token, submissionKey: request.submissionKey, words, reply }}>
          <OpenRequest request={request} done={done} />
        </ReplyProvider>
      )}
    </PageFrame>
  );
}

interface ClosedRequestProps extends Pick<FollowedRequestProps, 'words' | 'reply'> {
  reason: ClosedFollowUp;
}

/** The way on where nothing is shown. What could not be sent stands there, to be sent again. */
function ClosedRequest({ reason, words, reply }: ClosedRequestProps) {
  const locale = useLocale();
  const isDown = reason === 'unavailable';
  return (
    <Section>
      <div className="stack">
        {reply && <SendAgain reply={reply} isDown={isDown} words={words} />}
        <p className="cluster">
          <ButtonLink
            href={localizePath(isDown ? followedRequestPath : '/suivi-de-demande', locale)}
            look={reply ? 'secondary' : 'primary'}
          >
            {isDown ? words.reload : words.lookUp}
          </ButtonLink>
          <ButtonLink look="secondary" href={localizePath('/contact', locale)}>
            {words.contact}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
