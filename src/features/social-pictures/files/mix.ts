/** A colour with a share of another in it; both with six digits: `#2f8c87`. `share` is that of the first. */
export function mix(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map(index => {
    const [part, beside] = [color, other].map(text => Number.parseInt(text.slice(index, index + 2), 16));
    return Math.round((part ?? 0) * share + (beside ?? 0) * (1 - share));
  });
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
