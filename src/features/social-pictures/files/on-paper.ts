import { PAPER } from '@mapwright/site/picture';

/** A colour with six digits, `#2f8c87`, as thin as a share of it on the paper of a picture. */
export function onPaper(color: string, share: number): string {
  const parts = [1, 3, 5].map(index => {
    const [part, beside] = [color, PAPER].map(text => Number.parseInt(text.slice(index, index + 2), 16));
    return Math.round((part ?? 0) * share + (beside ?? 0) * (1 - share));
  });
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
