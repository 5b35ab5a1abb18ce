import { takeReport } from '../../../place-reports/take-report';
import { createSubmissionController } from '../../../submissions/create-submission-controller';

export default createSubmissionController('place-report', takeReport);
