import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { type PanelProps, typeOf } from '../panel-props';
import { messageOf, useImportCalls } from './import-api';
import { importWords } from './import-words';

const nurseries = '/content-manager/collection-types/api::nursery.nursery';

/** Beside a nursery of a public file that waits: makes a draft of it. */
export function CandidatePanel({ model, documentId, document }: PanelProps & { document?: { state?: string } }) {
  const isWaiting = typeOf(model) === 'nursery-candidate' && documentId !== undefined && document?.state === 'waiting';
  if (!isWaiting) return null;
  return { title: importWords().title, content: <Creation documentId={documentId} /> };
}

function Creation({ documentId }: { documentId: string }) {
  const words = importWords();
  const { send } = useImportCalls();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const create = () =>
    send<{ documentId: string }>(`/imports/candidates/${documentId}/nursery`).then(
      (made) => navigate(`${nurseries}/${made.documentId}`),
      (error: unknown) => toggleNotification({ type: 'danger', message: messageOf(error) }),
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button onClick={create}>{words.createNursery}</Button>
      <Typography variant="pi" textColor="neutral600">
        {words.createHint}
      </Typography>
    </Flex>
  );
}
