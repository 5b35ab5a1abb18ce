import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Dialog } from '../../components/feedback/dialog.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Toast } from '../../components/feedback/toast.tsx';
import { Tooltip } from '../../components/feedback/tooltip.tsx';
import { Deferred } from '../../components/loading/deferred.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { TableWrapper } from '../../components/surfaces/table.tsx';

/** What the site says back: callouts, overlays, waiting and empty states. */
export function FeedbackSamples() {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Section>
      <SectionHeading title="Retours et attente" />
      <div className="stack">
        <Callout>
          <p>Une précision utile.</p>
        </Callout>
        <Callout kind="tip">
          <p>Un conseil pratique.</p>
        </Callout>
        <Callout kind="warning">
          <p>Une mise en garde.</p>
        </Callout>
        <p>
          Une infobulle <Tooltip label="Que veut dire PSU ?">Prestation de service unique, versée par la CAF à la crèche.</Tooltip>
        </p>
        <p className="cluster needs-script">
          <Button look="secondary" onClick={() => setOpen(true)}>
            Ouvrir la fenêtre
          </Button>
          <Button look="secondary" onClick={() => setMessage('Votre choix est enregistré.')}>
            Afficher un message
          </Button>
        </p>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Une fenêtre">
          <p>Elle se ferme par la croix, la touche Échap ou un clic à côté.</p>
        </Dialog>
        <Toast message={message} onClose={() => setMessage(null)} />
        <TableWrapper label="Tableau d’exemple">
          <table>
            <caption>Horaires</caption>
            <thead>
              <tr>
                <th scope="col">Jour</th>
                <th scope="col">Ouverture</th>
                <th scope="col">Fermeture</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Lundi</th>
                <td>7 h 30</td>
                <td>18 h 30</td>
              </tr>
            </tbody>
          </table>
        </TableWrapper>
        <Deferred value="Un contenu arrivé plus tard." fallback={<Skeleton />}>
          {(text) => <p>{text}</p>}
        </Deferred>
        <Skeleton />
      </div>
    </Section>
  );
}
