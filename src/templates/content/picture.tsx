import type { ReactNode } from 'react';
import type { PictureSource } from '../contract/content-parts.ts';

/** An `<img>` with the other formats of its picture, if there are any. `sizes` replaces theirs where a template shows the picture in another width. */
export function Picture(props: {
  readonly sources: readonly PictureSource[] | undefined;
  readonly sizes?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { sources = [], children } = props;
  if (sources.length === 0) return children;
  return (
    <picture>
      {sources.map(({ type, srcset, sizes }) => (
        <source key={type} type={type} srcSet={srcset} sizes={props.sizes ?? sizes} />
      ))}
      {children}
    </picture>
  );
}
