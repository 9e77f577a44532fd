import { CodeBlock, mapsWords } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { MapContent } from '../contract.ts';

/** The facts about a map in two columns, and how to convert degrees to pixels, collapsed. */
export function MapFacts({ content }: { readonly content: MapContent }): ReactNode {
  const { facts, calibration } = content;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{mapsWords.about}</h2>
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
      <details className="details">
        <summary>{mapsWords.calibration}</summary>
        <div className="details-body">
          <p>{calibration.text}</p>
          <CodeBlock title="JSON" text={calibration.json} />
        </div>
      </details>
    </section>
  );
}
