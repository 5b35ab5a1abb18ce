import { createSubmissionController } from '../../../submissions/create-submission-controller';

export default createSubmissionController('place-alert');
