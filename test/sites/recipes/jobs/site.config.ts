import { defineConfig } from '@mapwright/site/config';
import { hiring } from './features/hiring/index.ts';
import { jobs } from './features/jobs/index.ts';

export default defineConfig({
  url: 'https://workshop.example',
  title: 'The workshop',
  features: [jobs({ title: 'Work with us' }), hiring()],
});
