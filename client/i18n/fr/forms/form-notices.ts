import type { FormName } from '../../../../domain/forms/form-names.ts';

const rights =
  'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation ou leur transmission, vous opposer à leur usage et retirer un accord à tout moment\u202f: dpo@creche-sereine.example. Vous pouvez saisir la CNIL.';
const phone =
  'Votre numéro sert à traiter votre demande. Un appel commercial suppose votre accord préalable (article L. 223-1 du code de la consommation).';

/**
 * What the law has a form say: who, why, on what basis, to whom, for how long, which rights. Kept with each request as it was
 * shown: change `domain/forms/notice-version.ts` with it, and the privacy page of the CMS.
 */
export const formNotices = {
  notice: {
    contact: `Crèche Sereine utilise ces informations pour répondre à votre message (intérêt légitime, ou mesures prises à votre demande). Elles vont à l’équipe concernée, et à personne d’autre. Nous les gardons 3 ans après notre dernier échange. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas répondre. ${phone} ${rights}`,
    partner: `Crèche Sereine utilise ces informations pour étudier un partenariat avec votre structure (mesures prises à votre demande). Elles vont à l’équipe chargée du réseau. Nous les gardons 3 ans après notre dernier échange. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas étudier votre proposition. ${phone} ${rights}`,
    manifesto: `Crèche Sereine recueille votre signature avec votre accord. Votre nom n’est publié que si vous cochez la case prévue\u202f; votre e-mail ne l’est jamais. Nous gardons votre signature jusqu’à son retrait, 3 ans au plus sans nouvelle confirmation. Tous les champs sont nécessaires. ${rights}`,
    'pre-registration': `Crèche Sereine utilise ces informations pour étudier votre demande et chercher une place (mesures prises à votre demande, avant un contrat). Elles vont à nos conseillers et, si une place se dessine, aux crèches concernées. Votre employeur n’est contacté que si vous y consentez. Demande acceptée\u202f: nous gardons vos données pendant la recherche et l’accueil, puis 3 ans après notre dernier échange\u202f; demande non retenue\u202f: 12 mois, ou jusqu’aux 3 ans de l’enfant si cette date vient plus tôt. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas étudier la demande. ${phone} ${rights}`,
    'white-paper': `Crèche Sereine utilise ces informations pour vous envoyer le livre blanc demandé (mesures prises à votre demande). Elles ne vont qu’à notre équipe. Nous les gardons 12 mois, pour éviter un double envoi. Les champs facultatifs sont signalés\u202f; sans les autres, nous ne pouvons pas envoyer le document. ${rights}`,
  } satisfies Record<FormName, string>,
  /** Boxes, never ticked beforehand. */
  marketingEmail: 'J’accepte de recevoir par e-mail les informations de Crèche Sereine. Je peux me désinscrire à tout moment.',
  marketingPhone: 'J’accepte d’être appelé par Crèche Sereine pour des offres commerciales. Je peux retirer mon accord à tout moment.',
  publishName: 'J’accepte que mon nom, mon rôle et ma ville soient publiés parmi les signataires.',
  contactEmployer:
    'J’accepte que Crèche Sereine présente le dispositif à mon employeur, avec mon nom et un résumé de notre besoin de garde.',
  privacyLink: 'Politique de confidentialité',
};
