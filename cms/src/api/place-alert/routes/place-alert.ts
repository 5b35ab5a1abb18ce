import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::place-alert.place-alert');
