import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::contact-request.contact-request');
