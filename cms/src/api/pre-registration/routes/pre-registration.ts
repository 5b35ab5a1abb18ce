import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::pre-registration.pre-registration');
