import { createSubmissionController } from '../../../submissions/create-submission-controller';
import { deliverWhitePaper } from '../../../submissions/white-paper-delivery';

export default createSubmissionController('api::white-paper-request.white-paper-request', deliverWhitePaper);
