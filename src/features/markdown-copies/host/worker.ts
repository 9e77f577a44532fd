import { answerEach } from '@mapwright/site/system';
import { readCopy } from '../read/read-copy.ts';

answerEach(readCopy);
