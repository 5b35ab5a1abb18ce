import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::manifesto-signature.manifesto-signature');
