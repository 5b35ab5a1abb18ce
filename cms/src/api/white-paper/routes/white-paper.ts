import { createEditorialRouter } from '../../../editorial/create-editorial-router';

export default createEditorialRouter('api::white-paper.white-paper');
