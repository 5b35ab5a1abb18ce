import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::white-paper-request.white-paper-request');
