import { defineFeature } from '@mapwright/site/feature';

/** The pictures on cards and above posts of this site are drawings on a light ground. On dark pages they are dark ones: one file suits both. */
export const cardDrawings = defineFeature({
  name: 'card-drawings',
  from: import.meta.url,
  browser: { mainStylesheet: './card-drawings.css', otherMediaStylesheet: './other-media.css' },
});
