import { createSubmissionRouter } from '../../../submissions/create-submission-router';

export default createSubmissionRouter('api::error-report.error-report');
