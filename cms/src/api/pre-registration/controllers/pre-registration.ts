import { createSubmissionController } from '../../../submissions/create-submission-controller';

export default createSubmissionController('api::pre-registration.pre-registration');
