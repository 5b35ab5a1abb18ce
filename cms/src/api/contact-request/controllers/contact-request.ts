import { createSubmissionController } from '../../../submissions/create-submission-controller';

export default createSubmissionController('api::contact-request.contact-request');
