import { Fragment, type ReactNode } from 'react';
import type { MapContent } from '../contract.ts';

/** What the map shows, as facts: capital, population, neighbours, codes. */
export function MapSubject({ subject }: { readonly subject: MapContent['subject'] }): ReactNode {
  return (
    <section className="map-subject" aria-labelledby="subject">
      <h2 id="subject">{subject.title}</h2>
      <dl className="facts">
        {subject.facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map((value, index) => (
                <Fragment key={value.label}>
                  {index > 0 && ', '}
                  {value.href === undefined ? value.label : <a href={value.href}>{value.label}</a>}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
