// `@mapwright/site/picture`: for features that draw pictures for social networks. Import it where a picture is drawn: it loads the letters.
export {
  type Caption,
  captionBeside,
  markAt,
  widthOfMark,
} from './kit/picture/caption.ts';
export { type DrawnSubject, drawSheet } from './kit/picture/draw-sheet.ts';
export { canOutline, outlineText, widthOfText } from './kit/picture/outline-text.ts';
export {
  INK,
  LAND,
  MARGIN,
  PAPER,
  SOCIAL_SIZE,
  SOFT,
  scaleBar,
  writeLayer,
  writeSheet,
} from './kit/picture/sheet.ts';
export { type WrappedText, wrapText } from './kit/picture/wrap-text.ts';
