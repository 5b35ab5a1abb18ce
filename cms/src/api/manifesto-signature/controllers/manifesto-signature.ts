import { createSubmissionController } from '../../../submissions/create-submission-controller';

export default createSubmissionController('api::manifesto-signature.manifesto-signature');
