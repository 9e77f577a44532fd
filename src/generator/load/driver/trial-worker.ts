import { unified } from 'unified';
import { serveWork } from '../../host/serve-work.ts';
import { nativeParser } from '../markdown/parsers/native.ts';

const processor = unified()
  .use(nativeParser({ math: true }))
  .freeze();

serveWork((text: string) => void processor.parse(text));
